// The branch map. The page holds nested lists; here, frames that follow each other without a fork become one run: a
// line of dots with its first, last and current frame named. Runs stand below each other, or left to right if they fit.
// It gives nothing away: what has not been seen has no name and no kind. It is made when somebody opens it.
"use strict";

placky.BranchMap = class {
  // `named` gives the name of a frame, and how often dice lead to it.
  constructor(nav, words, named) {
    this.nav = nav;
    this.tree = nav.querySelector(".tree");
    this.links = [...this.tree.querySelectorAll("a[href]")];
    this.words = words;
    this.named = named;
    this.head(words);
    for (const link of this.links) {
      const { parentElement: li } = link, kinds = Object.keys(words.kinds).filter((kind) => li.classList.contains(kind));
      link.replaceChildren(placky.make("span", "name", ...link.childNodes));
      Object.assign(link, { kinds });
    }
    this.tree.replaceChildren(...[...this.tree.children].map((li) => this.run(li)));
    this.chains = [...this.tree.querySelectorAll(".chain")];
    this.chains[0].classList.add("trunk");
    nav.classList.add("laid");
    nav.classList.toggle("line", !this.tree.querySelector(".forks"));
    new ResizeObserver(() => this.fit()).observe(this.tree);
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

  // What the marks mean.
  head(words) {
    const kinds = Object.entries(words.kinds).filter(([kind]) => this.tree.querySelector(`li.${kind}${kind === "refused" ? ":not(.left-out)" : ""}`));
    this.tree.before(placky.make("ul", "key", ...kinds.map(([kind, name]) => placky.make("li", kind, placky.make("i"), name || words.decides))));
  }

  fit() {
    if (!this.tree.clientWidth || this.nav.clientWidth === this.width) return;
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

  // Mark the frames seen, the way to the current one, and the current one itself, the last of the way.
  mark(way, seen) {
    for (const link of this.links) {
      const id = placky.target(link), li = link.parentElement, here = id === way[way.length - 1], known = seen.has(id);
      const [name, share] = known ? this.named(id) : [this.words.unseenYet];
      placky.write(link.firstChild.firstChild, known ? name : "…");
      ["title", "aria-label"].forEach((one) => placky.set(link, one, share ? `${name} ${share}` : name));
      li.classList.toggle("walked", known);
      link.kinds.forEach((kind) => li.classList.toggle(kind, known));
      li.classList.toggle("path", way.includes(id));
      if (here) link.setAttribute("aria-current", "step"); else link.removeAttribute("aria-current");
    }
  }
};
