// Puts questions to the script that the search page loads: node asking.mjs STEMMER ANSWERS < {answers, questions}
// and writes, for each, where its answers stand, the best first.
import { readFileSync } from "node:fs";
import vm from "node:vm";

const { answers, questions } = JSON.parse(readFileSync(0, "utf8"));
const page = vm.createContext({ ANSWERS: answers, questions, console });
for (const file of process.argv.slice(2)) vm.runInContext(readFileSync(file, "utf8"), page, { filename: file });
const told = vm.runInContext(`
  var Stemmer = class { constructor() { this.english = new EnglishStemmer(); } stemWord(word) { return this.english.stemWord(word); } };
  var game = "", games = ANSWERS.map(([name]) => name);
  JSON.stringify(questions.map((one) => {
    game = one.game;
    return Answers.to(one.ask.toLowerCase()).map(({ name, place, said, heard }) => ({
      name, place, said, marked: said.split(/[^\\p{L}\\p{N}]+/u).filter((word) => word && heard(word)),
    }));
  }))`, page);
process.stdout.write(told);
