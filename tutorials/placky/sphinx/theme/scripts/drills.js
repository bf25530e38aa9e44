// On a page of drills: one question at a time, or all of them as the page has them without scripts. Each drill brings its
// data, as told by its page; answers are remembered for daily practice.
"use strict";

document.querySelectorAll(".drills[data-drills]").forEach((sheet) => {
  const { make, DRILL_WORDS: words } = placky, places = new Map();
  for (const place of sheet.querySelectorAll(".drill")) {
    const data = placky.data(place);
    if (data) places.set(new placky.Drill({ game: sheet.dataset.drills.split("/")[0], ...data }), place);
  }
  const { cards } = placky.practice.all(), order = placky.Drill.inTurn([...places.keys()], (card) => cards[card]?.asked ?? 0);
  if (!order.length) return;
  let at = 0, asking = null;
  const told = { asked: 0, right: 0 }, count = make("p", "count muted"), whole = placky.button("btn quiet", () => all(!sheet.classList.contains("one")), words.whole);
  count.setAttribute("role", "status");
  sheet.append(make("div", "drill-bar", count, whole));

  const tell = () => {
    const place = placky.filled(words.of, { n: at + 1, all: order.length });
    count.textContent = told.asked ? `${place}, ${placky.filled(words.score, told)}` : place;
  };
  const picture = (n) => { places.get(order[n % order.length]).querySelector("img")?.setAttribute("loading", "eager"); };

  const put = (focus) => {
    const drill = order[at], place = places.get(drill);
    asking?.box.remove();
    sheet.querySelectorAll(".now").forEach((one) => one.classList.remove("now"));
    place.classList.add("now");
    place.closest("section").classList.add("now");
    asking = new placky.Asking(drill, {
      rule: place.closest("section").querySelector(".chips")?.cloneNode(true),
      answered(right) {
        told.asked++;
        told.right += Number(right);
        placky.practice.note(drill, right, order.filter(({ rule }) => rule === drill.rule).map(({ card }) => card));
        tell();
      },
      on() { at = (at + 1) % order.length; put(true); },
    });
    (place.querySelector(".known") ?? place.querySelector(".board")).after(asking.box);
    placky.pan(place.querySelector(".board"));
    picture(at);
    picture(at + 1);
    tell();
    if (!focus) return;
    try { history.replaceState(history.state, "", `#drill-${drill.id}`); } catch { /* some viewers of files */ }
    asking.legend.focus({ preventScroll: true });
    place.scrollIntoView({ block: "nearest" });
  };

  const all = (one) => {
    sheet.classList.toggle("one", one);
    whole.textContent = one ? words.whole : words.one;
    if (one) { put(false); return; }
    asking?.box.remove();
    count.textContent = "";
  };

  const go = (focus) => {
    const wanted = order.findIndex(({ id }) => `drill-${id}` === placky.target(location));
    if (wanted < 0) return false;
    at = wanted;
    put(focus);
    return true;
  };
  sheet.classList.add("live");
  all(true);
  go(false);
  addEventListener("hashchange", () => go(true));
});
