// The branch map. The page holds nested lists; here, frames that follow each other without a fork become one run: a
// line of dots with its first, last and current frame named. Runs stand below each other, or left to right if they fit.
"use strict";

placky.BranchMap = class {
  // `named` gives the name of a frame, and how often dice lead to it.
  constructor(nav, words, named) {
    this.nav = nav;
    this.tree = nav.querySelector(".tree");
    this.links = [...this.tree.querySelectorAll("a[href]")];
    this.words = words;
    this.named = named;
    for (const link of this.links) link.replaceChildren(placky.make("span", "name", ...link.childNodes));
    this.tree.replaceChildren(...[...this.tree.children].map((li) => this.run(li)));
    this.chains = [...this.tree.querySelectorAll(".chain")];
    this.chains[0].classList.add("trunk");
    this.head(words);
    nav.classList.add("laid");
    nav.classList.toggle("line", !this.tree.querySelector(".forks"));
    new ResizeObserver(() => this.fit()).observe(nav);
    addEventListener("beforeprint", () => nav.classList.remove("across"));
    addEventListener("afterprint", () => { this.width = 0; this.fit(); });
  }

  // A list item and all that follow it without a fork, as one run with its forks.
  run(first) {
    const chain = placky.make("ol", "chain"), run = placky.make("li", "run", chain);
    let fork = null;
    for (let li = first; li; li = fork && fork.children.length === 1 ? fork.firstElementChild : null) {
      fork = li.querySelector(":scope > ul, :scope > ol");
      if (fork) fork.remove();
      chain.append(li);
    }
    if (fork) {
      chain.lastElementChild.classList.add("fork");
      run.append(placky.make("ul", "forks", ...this.branches([...fork.children].map((li) => this.run(li)))));
    }
    return run;
  }

  // Branches in the order in which they are drawn. Where one of them is far longer than the others, it comes last and
  // keeps the margin, so that indentation stays small however long the walk is. Neighbours of one frame share a line.
  branches(runs) {
    const size = (run) => run.querySelectorAll("a").length;
    const [longest, second] = [...runs].sort((a, b) => size(b) - size(a));
    if (longest.querySelector(".forks") && size(longest) >= 2 * size(second)) {
      longest.classList.add("on");
      runs.push(...runs.splice(runs.indexOf(longest), 1));
    }
    runs[0].classList.add("first");
    runs[runs.length - 1].classList.add("last");
    const items = [];
    for (const run of runs) {
      const before = items[items.length - 1];
      if (size(run) > 1) items.push(run);
      else if (before && before.classList.contains("leaves")) before.firstChild.append(run);
      else items.push(placky.make("li", "leaves", placky.make("ul", "bunch", run)));
    }
    items[items.length - 1].classList.add("last");
    return items;
  }

  head(words) {
    const put = (part) => { this.tree.before(part); return part; };
    if (!this.nav.querySelector(placky.HEADINGS)) put(placky.make("p", "map-title", words.map));
    this.progress = this.nav.querySelector(".progress") || put(placky.make("p", "progress"));
    if (this.nav.querySelector(".key")) return;
    const kinds = Object.entries(words.kinds).filter(([kind]) => this.tree.querySelector(`li.${kind}${kind === "refused" ? ":not(.left-out)" : ""}`));
    put(placky.make("ul", "key", ...kinds.map(([kind, name]) => placky.make("li", kind, placky.make("i"), name || words.decides))));
  }

  fit() {
    if (this.nav.clientWidth === this.width) return;
    this.width = this.nav.clientWidth;
    const roomy = this.width >= 700;
    this.nav.classList.toggle("roomy", roomy);
    this.nav.classList.toggle("across", roomy);
    this.dots(4, 2);
    if (roomy && this.tree.scrollWidth <= this.tree.clientWidth + 1) return;
    this.nav.classList.remove("across");
    this.dots(roomy ? 4 : 2, roomy ? 4 : 2);
  }

  dots(trunk, other) {
    for (const chain of this.chains) {
      const all = [...chain.children], long = all.length > (chain === this.chains[0] ? trunk : other);
      all.forEach((li, n) => li.classList.toggle("dot", long && n > 0 && n < all.length - 1));
    }
  }

  // On paper a link is the number of its panel, and nothing is kept back.
  print(panel) {
    for (const link of this.links) {
      const id = placky.target(link);
      link.dataset.panel = panel(id);
      placky.write(link.firstChild.firstChild, this.named(id)[0]);
    }
  }

  // Mark the frames seen, the way to the current one, and the current one itself, the last of the way. What an ending is,
  // and what is forbidden, shows once it was seen.
  mark(way, seen, progress) {
    for (const link of this.links) {
      const id = placky.target(link), li = link.parentElement, here = id === way[way.length - 1];
      const kind = li.matches(".refused") ? "refused" : li.matches(".end") && "end";
      const [name, share] = this.named(id), shown = (!seen.has(id) && this.words.unknown[kind]) || name;
      placky.write(link.firstChild.firstChild, shown);
      ["title", "aria-label"].forEach((one) => placky.set(link, one, share ? `${shown} ${share}` : shown));
      li.classList.toggle("walked", seen.has(id));
      li.classList.toggle("path", way.includes(id));
      if (here) link.setAttribute("aria-current", "step"); else link.removeAttribute("aria-current");
    }
    placky.write(this.progress, progress);
  }
};
