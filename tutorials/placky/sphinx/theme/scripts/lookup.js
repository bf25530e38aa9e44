// The drawer in which a reader looks something up: a question, the rules of the frame, the numbers of the players, the
// quick reference. It is made once, filled anew for each frame, and changes nothing of the walk.
placky.drawer = {
  WORDS: {
    title: "Look it up", ask: "Ask the rules", close: "Close", frame: "Rules of this frame", players: "Who is who",
    sheet: "Quick reference", short: "All rules in short", whole: "The whole rule", none: "No rule says anything about that.",
    more: "Search the whole site",
  },
  data: {},

  // A file of data has come, which calls this.
  take(name, data) { this.data[name] = data; },

  open(walk, place) {
    this.box ??= this.build(place);
    this.fill(walk);
    this.box.style.cssText = walk.style.cssText;           // the colours of its sides, where a game has its own
    this.box.showModal();
    this.box.scrollTop = 0;
    this.title.focus();
  },

  // ---------------------------------------------------------------- setting up

  build(place) {
    const { make } = placky, { WORDS } = this;
    this.root = document.documentElement.dataset.content_root || "";
    this.about = Object.assign({}, ...[...document.querySelectorAll("placky-walk")].map((walk) => placky.data(walk)?.about));
    Object.assign(this, { game: place.dataset.game, told: this.data[place.dataset.game] });
    if (this.told) { ANSWERS.push(this.told); games.push(this.game); game = this.game; }
    this.title = make("h2", "", WORDS.title);
    this.title.tabIndex = -1;
    this.input = make("input", "");
    Object.assign(this.input, { type: "search", placeholder: WORDS.ask, autocomplete: "off", autocapitalize: "off", spellcheck: false });
    this.input.setAttribute("aria-label", WORDS.ask);
    this.input.addEventListener("input", () => this.ask());
    const form = make("form", "find", this.input), close = placky.button("btn quiet close", () => this.box.close(), WORDS.close);
    form.setAttribute("role", "search");
    form.addEventListener("submit", (event) => event.preventDefault());
    this.found = make("section", "found");
    this.found.setAttribute("aria-live", "polite");
    [this.rules, this.players, this.sheet] = [["of-frame", WORDS.frame], ["of-players", WORDS.players], ["of-sheet", this.data[`${this.game}-sheet`] ? WORDS.sheet : WORDS.short]].map(
      ([name, title]) => make("details", name, make("summary", "", title), make("div", "inside")),
    );
    this.rules.open = this.players.open = true;
    this.sheet.addEventListener("toggle", () => this.unfold(), { once: true });
    const links = make("p", "links", ...[...place.querySelectorAll("a")].map((link) => link.cloneNode(true)));
    const box = make("dialog", "drawer", make("div", "head", this.title, close, form), this.found, this.rules, this.players, this.sheet, links);
    box.setAttribute("aria-label", WORDS.title);
    box.addEventListener("click", ({ target }) => { if (target === box) box.close(); });     // beside the drawer
    return document.body.appendChild(box);
  },

  // ---------------------------------------------------------------- what it shows

  fill(walk) {
    const { stage: { list }, sections, story } = walk, host = story.host();
    const links = [sections.of(), sections.host()].flatMap(({ section }) => [...section.querySelectorAll(":is(.chip, a.no)")]);
    const rules = [...new Set(links.map(({ href }) => href))].map((href) => this.entry(href)).filter(Boolean);
    this.put(this.rules, [...new Set(rules)].map((entry) => this.rule(entry)));
    const { spoken = [] } = host, lines = [...list?.children ?? []].map((line, n) => [spoken.includes(n) ? 0 : 1, this.player(line)]);
    this.put(this.players, lines.length ? [placky.make("ul", "legend", ...lines.sort(([one], [other]) => one - other).map(([, line]) => line))] : []);
  },

  // A player as the list has him, and below it what those of his skills do that a walk of the page explains.
  player(line) {
    const copy = line.cloneNode(true), words = copy.lastElementChild.textContent.split(/[;,] /);
    const about = Object.entries(this.about).filter(([name]) => words.includes(name));
    copy.style.order = "";
    copy.append(...about.map(([name, text]) => placky.make("small", "", placky.make("b", "", name), ` ${text}`)));
    return copy;
  },

  put(part, inside) {
    part.hidden = !inside.length;
    part.lastElementChild.replaceChildren(...inside);
  },

  address(page, id) { return new URL(this.root + page + (id ? `#${id}` : ""), location.href).href; },

  // What is known of a rule or a ruling, by the address of the whole of it or of a sentence in it.
  entry(href) { return (this.told?.[4] || []).find(([page, , id, , , said]) => [id, ...said.map(([at]) => at)].some((at) => this.address(page, at) === href)); },

  // A rule: what sums it up, and folded away each of its sentences.
  rule([page, title, id, , , said]) {
    const { make } = placky, texts = [...new Set(said.map(([, text]) => text))], whole = make("a", "", this.WORDS.whole);
    whole.href = this.address(page, id);
    const list = make("ul", "", ...texts.slice(1).map((text) => make("li", "", text)));
    return make("details", "told", make("summary", "", make("strong", "", title), make("span", "", texts[0] || "")), ...(texts.length > 1 ? [list] : []), make("p", "", whole));
  },

  // The quick reference, from the page of that name; a game without one has its rules in short.
  unfold() {
    const sheet = this.data[`${this.game}-sheet`];
    if (!sheet) {
      const rules = (this.told?.[4] || []).filter(([, , , kind]) => kind === "rule");
      this.put(this.sheet, rules.sort(([, one], [, other]) => one.localeCompare(other, "en", { numeric: true })).map((entry) => this.rule(entry)));
      return;
    }
    const { body } = new DOMParser().parseFromString(sheet.html, "text/html"), from = this.address(sheet.page);
    body.querySelectorAll("h1, .headerlink").forEach((part) => part.remove());
    body.querySelectorAll("[id]").forEach((part) => part.removeAttribute("id"));
    body.querySelectorAll("a[href]").forEach((link) => { link.href = new URL(link.getAttribute("href"), from).href; });
    this.put(this.sheet, [...body.childNodes]);
  },

  ask() {
    const { make } = placky, asked = this.input.value.trim(), found = asked && this.told ? Answers.to(asked.toLowerCase()) : [];
    const lines = found.map(({ page, title, place, said, heard }) => {
      const link = make("a", "", title);
      link.href = this.address(page, place);
      return make("li", "", link, make("p", "", ...Answers.marked(said, heard)));
    });
    const more = make("a", "", this.WORDS.more);
    more.href = `${this.address("search.html")}?${new URLSearchParams({ q: asked, in: this.game })}`;
    const said = lines.length ? make("ul", "search", ...lines) : make("p", "", this.WORDS.none);
    this.found.replaceChildren(...(asked ? [said, make("p", "", more)] : []));
  },
};

// What the answers ask for, which a search page has itself.
const ANSWERS = [], games = [];
let game = "";
