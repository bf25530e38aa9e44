// On every page, before first paint: that scripts run, and the theme that the reader chose (else the system's).
(() => {
  const WORDS = { night: "Theme: night. Switch to paper.", paper: "Theme: paper. Switch to night.", table: "Table {n}" };
  const root = document.documentElement;
  root.classList.add("js");

  const read = () => { try { return localStorage.getItem("theme"); } catch { return null; } };
  const write = (name) => { try { localStorage.setItem("theme", name); } catch { /* lasts for this page only */ } };
  const saved = read();
  if (saved === "dark" || saved === "light") root.dataset.theme = saved;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);

  // A walkthrough script that does not load or does not run must not leave a page half hidden.
  addEventListener("error", (event) => {
    const source = event.filename || (event.target && event.target.src) || "";
    const alive = document.querySelector("placky-walk[live], .drills.live");
    if (/\/(parts|board|progress|lesson|walk|drills)\.js(\?|$)/.test(source) && !alive) root.classList.remove("js");
  }, true);

  const nameButtons = () => document.querySelectorAll(".theme").forEach((button) => {
    button.ariaLabel = button.title = isDark() ? WORDS.night : WORDS.paper;
  });

  // What is larger than its place scrolls by itself, and then the keyboard must reach it. It is asked when it has its size:
  // to ask before would lay out the page, parts far out of sight too.
  const scrollers = new ResizeObserver((all) => all.forEach(({ target: box }) => {
    const larger = ["Width", "Height"].some((way) => box[`scroll${way}`] > box[`client${way}`] + 1);
    if (larger) box.tabIndex = 0; else box.removeAttribute("tabindex");
  }));
  const reachScrollers = () => {
    scrollers.disconnect();
    document.querySelectorAll("pre, .scroll, .stage > .legend").forEach((box) => scrollers.observe(box));
  };
  const wrapTables = () => document.querySelectorAll(".prose table, .made table").forEach((table, n) => {
    if (table.closest(".scroll")) return;
    const box = document.createElement("div");
    box.className = "scroll";
    box.setAttribute("role", "region");
    box.setAttribute("aria-label", table.caption ? table.caption.textContent : WORDS.table.replace("{n}", n + 1));
    table.replaceWith(box);
    box.append(table);
  });

  addEventListener("DOMContentLoaded", () => {
    document.querySelectorAll(".theme").forEach((button) => {
      button.hidden = false;
      button.addEventListener("click", () => {
        root.dataset.theme = isDark() ? "light" : "dark";
        write(root.dataset.theme);
        nameButtons();
      });
    });
    nameButtons();
    const local = document.querySelector("details.local");
    if (local) local.open = matchMedia("(width >= 70rem)").matches;
    wrapTables();
    reachScrollers();
    document.fonts.ready.then(reachScrollers);             // with other letters its words may be longer
  });
})();
