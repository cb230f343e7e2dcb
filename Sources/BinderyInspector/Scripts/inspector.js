// Inspector — the keys of the tool: arrows, Home and End walk through a list that is one stop for the Tab key, and a
// letter starts to pick in the page. It runs like a script of the application, in an empty element.

const lists = ".inspector-walked";
const steps = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

// By the letter of the key; on a keyboard of another script, by its place.
const isP = ({ key, code }) => (/^[ -~]$/.test(key) ? key.toLowerCase() === "p" : code === "KeyP");
const stopsOf = (list) => [...list.querySelectorAll("[tabindex]")];

export default class Inspector {
  constructor() {
    this.listening = new AbortController();
    const on = (name, act) => addEventListener(name, act, { signal: this.listening.signal });
    on("keydown", (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key in steps) this.walk(event);
      else if (isP(event) && !event.repeat) this.pick(event);
    });
    // Tab returns to where the focus was.
    on("focusin", ({ target }) => {
      const list = target.closest?.(lists);
      if (list) for (const stop of stopsOf(list)) stop.tabIndex = stop === target ? 0 : -1;
    });
  }

  walk(event) {
    const list = event.target.closest?.(lists);
    if (!list) return;
    const stops = stopsOf(list);
    const index = Math.min(Math.max(stops.indexOf(event.target) + steps[event.key], 0), stops.length - 1);
    event.preventDefault();
    stops[index]?.focus();
  }

  pick(event) {
    if (event.target.closest?.("input, textarea, select, [contenteditable]")) return;
    document.querySelector("[data-testid='inspector-pick']")?.click();
  }

  removed() {
    this.listening.abort();
  }
}
