// A question at the table is answered by a sentence: of all sentences of a game, by the one with most of its words, rare
// words before common ones, short sentences before long ones (BM25). Titles and names of a rule count for each of its
// sentences, and so do the questions that the game says they answer. Words that no rule knows count against every answer,
// as the question is about them. What is counted is for those who ask about odds.

// What somebody says is found as it is written, capitals, accents and punctuation aside.
const plain = (text) => text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").split(/[^\p{L}\p{N}]+/u).filter(Boolean).join(" ");

class Answers {
  static MOST = 4;
  static ENOUGH = 0.5;                                     // of the weight of all words asked for
  static NEAR = 0.4;                                       // of the score of the best answer
  static RIVAL = 0.4;                                      // the same where several games have answers
  static RANKS = { rule: 1, ruling: 0.8, odds: 1.5 };      // what a sentence counts: of a rule, of a ruling, of odds that are asked for
  static WHOLE = 0.85;                                     // of a statement counts the sentence that sums up its rule
  static SHOWN = 0.5;                                      // the same where one of them is chosen to be shown
  static AGAIN = 0.4;                                      // of a word's weight in a sentence, where the title has it, too
  static NAME = 0.7;                                       // of a word's weight adds a name of the rule that is asked in full
  static DENIED = 0.85;                                    // counts a sentence that denies what was not asked so
  static PAIR = 0.3;                                       // of the weight of two words that stand side by side in a sentence as asked
  static BESIDE = 0.5;                                     // of its weight has a word in a sentence of one rule that is the name of another
  static OWNERS = 3;                                       // the most rules that have a word for a name
  static TITLE = 0.9;                                      // of a word's weight, where the title has it
  static ASKED = 0.25;                                     // the same where a known question has it
  static WAY = 2.5;                                        // of a word's weight adds a known question that is asked in full
  static SUBJECT = 0.15;                                   // of a word's weight adds a sentence that begins with it
  static COUNT = 0.35;                                     // adds a number to what answers "how many", and a modifier to what asks for one
  static IDLE = 0.12;                                      // of its weight has a word that is in every question
  static LIGHT = 0.45;                                     // the same of one that is in many rules
  static OTHER = 0.8;                                      // of a word's weight has another word for the same
  static NEARLY = 0.7;                                     // the same of a word that is like it, or begins like it
  static SATED = 1.2;                                      // k1 and b of BM25
  static LONG = 0.6;
  static NUMBERED = /\(\S*\d[-.]\S*\)/g;                    // a rule that is named in another one
  static STEMS = new Map();                                // word -> its stem

  constructor([name, game, , words, entries, common = []]) {
    this.stemmer = new Stemmer();
    this.common = new Set(common);
    this.words = words;
    this.known = new Map();                                // stem -> sentences that have it
    this.spelled = new Map();                              // word -> its stem
    this.entries = entries.map(([page, title, place, kind, names, said]) => {
      const entry = { name, game, page, title, place, kind, names: names.map(plain) };
      entry.titled = new Set(names.flatMap((one) => this.stems(one)));
      entry.called = names.map((one) => [...new Set(this.stems(one))]);
      entry.lines = said.map(([at, text, ...ways]) => this.line(entry, at, text, ways));
      return entry;
    });
    const lines = this.entries.flatMap((entry) => entry.lines);
    this.count = lines.length;
    this.owners = new Map();                               // stem -> rules that have it in a name
    for (const { titled } of this.entries) for (const stem of titled) this.owners.set(stem, (this.owners.get(stem) || 0) + 1);
    this.usual = lines.reduce((sum, { stems }) => sum + stems.length, 0) / Math.max(1, lines.length);
    for (const { times, asks, entry } of lines) {
      for (const stem of new Set([...times.keys(), ...asks, ...entry.titled])) this.known.set(stem, (this.known.get(stem) || 0) + 1);
    }
  }

  // A sentence, counted.
  line(entry, place, text, ways) {
    const stems = this.stems(text.replace(Answers.NUMBERED, "")), times = new Map();
    for (const stem of stems) times.set(stem, (times.get(stem) || 0) + 1);
    const asks = new Set(ways.flatMap((way) => this.stems(way)));
    return { entry, place, text, times, asks, ways: ways.map((way) => this.way(way)), stems, first: stems.slice(0, 3) };
  }

  stem(word) {
    if (!Answers.STEMS.has(word)) {
      const number = Asking.NUMBERS[word] ?? word.replace(/^([^aeiouys]+)s$/, "$1");   // 10s and NGs
      Answers.STEMS.set(word, /\d/.test(number) ? number : this.stemmer.stemWord(number));
    }
    return Answers.STEMS.get(word);
  }

  stems(text) {
    return plain(text).split(" ").filter(Boolean).map((word) => {
      const stem = this.stem(word);
      this.spelled.set(word, stem);
      return stem;
    });
  }

  // What a question must have to be a known one: its words, but idle ones only where little else would be left.
  way(text) {
    const words = plain(text).split(" "), weighty = words.filter((word) => !Asking.IDLE.has(word));
    return [...new Set((weighty.length > 1 ? weighty : words).map((word) => this.stem(word)))];
  }

  weight(stem) {
    const often = this.known.get(stem) || 0;
    return Math.log(1 + (this.count - often + 0.5) / (often + 0.5));
  }

  // A word as the rules may have it, and what each form of it is worth: itself, other words for the same, or where
  // neither is known, two words in one, a word that begins so, or one that is nearly spelled so.
  forms(word, last) {
    const own = this.stem(word), forms = new Map([[own, 1]]);
    const others = `${Asking.SAME[word] || ""} ${Object.hasOwn(this.words, word) ? this.words[word] : ""}`;
    for (const one of plain(others).split(" ").filter(Boolean)) if (!forms.has(this.stem(one))) forms.set(this.stem(one), Answers.OTHER);
    if (![...forms.keys()].some((stem) => this.known.has(stem))) {
      for (const stem of this.like(word, last)) forms.set(stem, Answers.NEARLY);
    }
    const known = [...forms.keys()].filter((stem) => this.known.has(stem));
    const rare = known.includes(own) ? own : known.sort((a, b) => this.known.get(b) - this.known.get(a))[0] ?? own;
    const light = Asking.LIGHT.has(word) || this.common.has(word) || (/^\d/.test(own) && !known.length);
    const meant = Object.hasOwn(this.words, word), idle = meant ? 1 : Asking.IDLE.has(word) ? Answers.IDLE : light ? Answers.LIGHT : 1;
    return { word, forms, idle, weight: idle * this.weight(rare) };
  }

  like(word, last) {
    const begun = last && word.length > 1 ? [...this.spelled].filter(([one]) => one.startsWith(word)) : [];
    if (begun.length) return new Set(begun.map(([, stem]) => stem));
    const within = [...this.spelled].filter(([one]) => one.length > 4 && word.includes(one));
    if (within.length) return new Set(within.map(([, stem]) => stem));
    const most = word.length > 7 ? 2 : word.length > 4 ? 1 : 0;
    const near = most ? [...this.spelled].filter(([one]) => this.known.has(this.spelled.get(one)) && slips(word, one, most) <= most) : [];
    const least = Math.min(...near.map(([one]) => slips(word, one, most)));
    return new Set(near.filter(([one]) => slips(word, one, most) === least).map(([, stem]) => stem));
  }

  // The words of a question; one that no rule has and that is made of two that rules have is these two.
  split(question) {
    return [...new Set(plain(question).split(" ").filter(Boolean).flatMap((word) => {
      if (this.known.has(this.stem(word)) || Asking.IDLE.has(word) || Asking.SAME[word] || Object.hasOwn(this.words, word)) return [word];
      for (let at = 2; at <= word.length - 2; at += 1) {
        const parts = [word.slice(0, at), word.slice(at)];
        if (parts.every((part) => this.known.has(this.stem(part)) && this.spelled.has(part))) return parts;
      }
      return [word];
    }))];
  }

  // Who gives a number or a name wants just that.
  named(name) {
    const called = (text) => plain(text) === name, literal = (line) => name.split(" ").every((word) => line.times.has(this.stem(word)));
    const found = this.entries.filter(({ kind }) => kind !== "odds").flatMap((entry) => {
      const { title, names, lines } = entry, [number] = title.split(" "), own = [number, title, title.slice(number.length)].some(called);
      const line = own ? lines[0] : names.includes(name) ? lines.slice(1).find(literal) ?? lines[0]
        : lines.find(({ place }) => called(place.replace(/^rule-/, "")));
      return line ? [{ ...entry, place: line.place, said: line.text, score: own ? 2 : 1 }] : [];
    });
    return found.sort((a, b) => b.score - a.score);
  }

  to(question) {
    const text = plain(question.replace(/n['’]t\b/g, " not")), named = this.named(text);
    if (named.length) return named.slice(0, Answers.MOST).map((one) => ({ ...one, heard: () => false }));
    const asked = this.asked(text), found = [];
    if (!asked.whole) return [];
    for (const entry of this.entries) {
      if (entry.kind === "odds" && !asked.heard.has(this.stem("odds"))) continue;
      const called = new Set(entry.called.filter((name) => name.every((stem) => asked.heard.has(stem))).flat());
      const lines = entry.lines.map((line) => ({ line, ...this.score(line, asked, called) }));
      const { line } = lines.reduce((best, one) => (one.shown > best.shown ? one : best));
      const [score, share] = ["score", "share"].map((key) => Math.max(...lines.map((one) => one[key])));
      if (share >= Answers.ENOUGH) found.push({ ...entry, place: line.place, said: line.text, score, share });
    }
    found.sort((a, b) => b.score - a.score);
    const meant = new Set(asked.words.filter(({ idle }) => idle === 1).flatMap(({ forms }) => [...forms.keys()]));
    const told = found.filter(({ score }) => score >= Answers.NEAR * found[0].score).slice(0, Answers.MOST);
    return told.map((one) => ({ ...one, heard: (word) => meant.has(this.stem(plain(word))) }));
  }

  // A question: its words, what they weigh without idle ones, all their forms, and what its answer should be like.
  asked(text) {
    const spelled = this.split(text), words = spelled.map((word, at) => this.forms(word, at === spelled.length - 1));
    const some = words.some(({ idle }) => idle > Answers.IDLE);
    return {
      words,
      whole: words.reduce((sum, { weight, idle }) => sum + (some && idle === Answers.IDLE ? 0 : weight), 0),
      heard: new Set(words.flatMap(({ forms }) => [...forms.keys()])),
      wanted: Asking.WANTED.find(([way]) => way.test(text))?.[1],
      sums: Asking.SUMS.test(text),
      denies: Asking.DENIES.test(text) || Asking.OPEN.test(text),
    };
  }

  // What the game that is read says, or only if it is silent, or none is read, what all of them say, in their order.
  static to(question) {
    Answers.all ??= ANSWERS.map((one) => new Answers(one));
    const found = Answers.all.map((one) => one.to(question)), own = found[games.indexOf(game)];
    if (own && own.length) return own;
    const best = Math.max(...found.flat().map(({ score }) => score)), rivals = found.filter((list) => list.length).length > 1;
    const all = found.map((list) => list.filter(({ score }) => !rivals || score >= Answers.RIVAL * best));
    while (all.flat().length > Answers.MOST) all.reduce((longest, list) => (list.length < longest.length ? longest : list)).pop();
    return all.flat();
  }

  // A sentence in pieces, its words that were asked for marked.
  static marked(text, heard) {
    return text.split(/([\p{L}\p{N}]+)/u).map((piece, at) => {
      if (at % 2 === 0 || !heard(piece)) return piece;
      const mark = document.createElement("mark");
      mark.textContent = piece;
      return mark;
    });
  }

  // How well a sentence answers, as one of all and as one of its rule, and how much of the question it has. `called`: the
  // stems of those names of the rule that are asked in full.
  score(line, { words, whole, heard, wanted, sums, denies }, called) {
    const { entry, times, asks, stems, text } = line, way = new Set(line.ways.filter((one) => one.every((stem) => heard.has(stem))).flat());
    const ways = words.filter(({ forms, idle }) => idle > Answers.IDLE && [...forms.keys()].some((stem) => way.has(stem)));
    const sure = ways.reduce((sum, { weight }) => sum + weight, 0) / whole;
    const long = Answers.SATED * (1 - Answers.LONG + (Answers.LONG * stems.length) / this.usual);
    const worth = (stem) => {
      const often = times.get(stem) || 0, titled = entry.titled.has(stem);
      const lent = titled ? Answers.AGAIN : this.owners.get(stem) <= Answers.OWNERS ? Answers.BESIDE : 1;
      return (lent * often * (Answers.SATED + 1)) / (often + long) + (titled && Answers.TITLE) + (called.has(stem) && Answers.NAME)
        + (asks.has(stem) && Answers.ASKED) + (way.has(stem) && Answers.WAY * sure) + (line.first.includes(stem) && Answers.SUBJECT);
    };
    let sum = 0, share = 0;
    words.forEach(({ forms, weight, idle }, at) => {
      const here = [...forms].map(([stem, counts]) => [counts, counts * worth(stem)]);
      sum += weight * Math.max(...here.map(([, most]) => most));
      if (idle > Answers.IDLE) share += (weight * Math.max(0, ...here.filter(([, most]) => most > 0).map(([counts]) => counts))) / whole;
      const before = words[at - 1];
      const side = before && stems.some((stem, n) => n && forms.has(stem) && before.forms.has(stems[n - 1]));
      if (side) sum += (Answers.PAIR * (weight + before.weight)) / 2;
    });
    if (wanted?.test(text)) sum += Answers.COUNT * share * share * whole;
    const score = (Answers.RANKS[entry.kind] * (!denies && Asking.DENIES.test(text) ? Answers.DENIED : 1) * sum * share) / whole;
    const summary = entry.kind === "rule" && line.place === entry.place && !way.size;
    return { share, score: score * (summary ? Answers.WHOLE : 1), shown: score * (summary && !sums ? Answers.SHOWN : 1) };
  }
}

// How many letters must be added, left out, changed or exchanged with the next to make one word of another: no more than
// `most` are counted.
function slips(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = [], row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    [before, row] = [row, next];
  }
  return row[other.length];
}
