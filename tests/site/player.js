// Plays the walkthroughs of a page by keys or by `taps` alone, for test_pages.py. Gives what went wrong, as lines of text.
//
// From the first frame along every branch to each leaf: a choice is taken by its digit, a roll is rolled with R and its
// question answered by a digit, everything else is the arrow to the right; what has no key is reached by Tab and pressed by
// Enter. A finger taps the choice, the button that rolls, the answer, and the button that leads on, each of which must be
// large enough and, once scrolled to, under the finger. From a leaf, "retry" leads back to the forks before it, until one
// has a branch that was not played. Math.random is loaded so that the dice fall into the branch.
async (taps) => {
  const faults = [];
  const tap = (part, what) => {
    const { width = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
    if (!part || part.disabled || width < 24 || height < 24) { faults.push(`${what} cannot be tapped`); return; }
    const hit = () => {
      const { left, top, width: w, height: h } = part.getBoundingClientRect();
      return document.elementFromPoint(left + w / 2, top + h / 2);
    };
    if (!part.contains(hit())) part.scrollIntoView({ block: "center", behavior: "instant" });
    if (!part.contains(hit())) { faults.push(`${what} lies under ${hit()?.className ?? "the edge"}`); return; }
    for (const kind of ["pointerdown", "pointerup"]) {
      part.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: "touch", isPrimary: true }));
    }
    part.click();
  };
  const press = (key) => (document.activeElement || document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
  const enter = (part, what) => {
    const reached = part && part.tabIndex >= 0 && !part.disabled && part.checkVisibility({ visibilityProperty: true });
    part?.focus();
    if (!reached || document.activeElement !== part) { faults.push(`${what} is not to be reached by Tab`); return; }
    if (part.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }))) part.click();
  };
  const drawn = () => new Promise((done) => { requestAnimationFrame(() => setTimeout(() => setTimeout(done))); });
  for (const walk of document.querySelectorAll("placky-walk")) {
    const entry = walk.closest("details");
    if (entry && !entry.open) {                            // the walk wakes up when its entry is open
      const opened = new Promise((done) => { entry.addEventListener("toggle", done, { once: true }); });
      entry.open = true;
      await opened;
    }
    walk.scrollIntoView({ behavior: "instant" });          // its first frame is read, so the first arrow makes a step
    if (taps) await drawn();                               // and the button that begins gives way to the bar
    const { start } = walk.story, frames = Object.fromEntries(walk.story.frames);
    const now = () => walk.querySelector(".frame.now").id;
    const wayTo = (id) => (id === start ? [] : [...wayTo(frames[id].parent), id]);

    const onwards = (from) => {
      if (taps) tap(walk.querySelector(".controls .next"), `${from}: the button that leads on`);
      else press("ArrowRight");
    };
    const choose = (from, to) => {
      const cards = [...walk.querySelectorAll(".frame.now a.choice")];
      const nth = cards.findIndex((card) => card.hash === `#${to}`);
      if (taps) { tap(cards[nth], `${from}: the choice ${to}`); return; }
      press("ArrowRight");
      if (!cards.includes(document.activeElement)) faults.push(`${from}: the arrow does not lead to the choices`);
      if (nth < 9) press(String(nth + 1));
      else enter(cards[nth], `${from}: the choice ${to}`);
    };
    const aside = (from, to) => {                          // what is refused where dice are due: Tab and Enter
      const card = walk.querySelector(`.frame.now a.choice[href="#${to}"]`);
      if (!card) { faults.push(`${from}: no way to ${to} beside the dice`); return; }
      if (taps) { tap(card, `${from}: the choice ${to}`); return; }
      enter(card, `${from}: the choice ${to}`);
    };
    const roll = (from, to) => {
      const { children } = frames[from], child = children.find((one) => one.to === to);
      const before = children.slice(0, children.indexOf(child)).reduce((sum, one) => sum + one.ways, 0);
      const made = walk.story.frame(from).roll, { falls, of } = made, kinds = falls ? made.kinds : [];
      const way = falls ? kinds.findIndex((kind) => kind.to === to) : before;
      Math.random = () => (way + 0.5) / of;
      if (taps) tap(walk.querySelector(".controls .roll"), `${from}: the roll`);
      else { walk.querySelector(".controls .roll").focus(); press("r"); }
      const faces = [...walk.querySelectorAll(".frame.now .duel .dice text")].map((text) => text.textContent);
      const fell = falls ? walk.story.fell.dice : frames[to].dice.map(String);
      if (faces.join() !== fell.join()) faults.push(`${to}: the dice show ${faces}`);
      const answers = [...walk.querySelectorAll(".question strong")].map((answer) => answer.textContent);
      const asked = walk.asking?.asked, right = asked?.about ? asked.right : child.label;   // of dice, or of the choice before
      const nth = answers.indexOf(right);
      if (answers.length && taps) tap(walk.querySelectorAll(".question button.choice")[nth], `${from}: the answer`);
      else if (answers.length) press(String(nth + 1));
      const said = walk.querySelector(".feedback")?.textContent;
      if (answers.length && !said.startsWith("Right.")) faults.push(`${to}: "${right}" is said to be ${said}`);
      const verdicts = [...walk.querySelectorAll(".frame.now .verdict")].map((verdict) => verdict.textContent);
      if (verdicts.some((verdict) => !verdict)) faults.push(`${to}: a die without a verdict`);
      onwards(from);
    };

    walk.querySelector(".frame.now :is(h2, h3, h4, h5)").focus();
    const retry = (ways) => {
      for (let from = now(); !ways.includes(from); from = now()) {
        const button = walk.querySelector(".controls .retry"), shut = button.hidden;   // from a refusal the reader goes on
        if (shut) onwards(from);
        else if (taps) tap(button, `${from}: the button that tries again`);
        else enter(button, `${from}: the button that tries again`);
        if (now() === from) { faults.push(`${from}: there is no way back to a fork`); return; }
      }
    };
    const leaves = (id) => (frames[id].children.length ? frames[id].children.flatMap(({ to }) => leaves(to)) : [id]);
    for (const leaf of frames[start].children.length ? leaves(start) : []) {
      const way = wayTo(leaf);
      retry([start, ...way]);
      for (const to of way.slice(way.indexOf(now()) + 1)) {
        const from = now(), { asks, children } = frames[from];
        if (asks === "coach") choose(from, to);
        else if (asks === "dice" && frames[to].kind === "refused") aside(from, to);
        else if (asks === "dice" && children.every((child) => child.ways)) roll(from, to);
        else onwards(from);
        if (now() !== to) { faults.push(`${from}: the keys led to ${now()} instead of ${to}`); break; }
      }
      const shown = [...walk.querySelectorAll(".frame:not(.open)")].filter((frame) => frame.checkVisibility({ visibilityProperty: true }));
      if (shown.length !== 1 || shown[0].id !== leaf) faults.push(`${leaf}: ${shown.map((frame) => frame.id)} is shown`);
      if (document.activeElement.parentElement?.id !== leaf) faults.push(`${leaf}: its title has not got the focus`);
    }
    await drawn();
    if (now() !== start && decodeURIComponent(location.hash) !== `#${now()}`) faults.push(`${now()}: the address is ${location.hash}`);
    const seen = walk.querySelector(".progress")?.textContent.match(/\d+/g) ?? [];
    if (seen[0] !== seen[1]) faults.push(`${start}: endings walked: ${seen}`);
    if (entry) entry.open = false;
  }
  return faults;
}
