// Marks the lines of a control in the source beside its screen, and the control of a line. A control is named in the
// source by its identifier, which the page has as `data-testid`. A line of a view model that declares what controls
// show has their identifiers in `data-controls`.

const named = /(?:\.id|find|isPresent)\("((?:[^"\\]|\\\([^)]*\))+)"\)/g;

// The identifiers that a line names. What is interpolated may be anything.
function patternsIn(text) {
  return [...text.matchAll(named)].map(([, name]) => {
    const parts = name.split(/\\\([^)]*\)/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".+")}$`);
  });
}

const patternsOf = (line) => patternsIn(line.textContent + (line.dataset.controls ?? ""));

const names = (line, id) => patternsOf(line).some((pattern) => pattern.test(id));

const depth = (line) => line.textContent.search(/\S/);

// A modifier belongs to the lines before it, and the end of a call or of a block to its beginning. Of a block only that
// is marked: what is inside has marks of its own.
function statement(line) {
  const lines = [line];
  for (;;) {
    const first = lines[0], start = first.textContent.trimStart()[0];
    if (!".)}]".includes(start)) return lines;
    const inside = [];
    let before = first.previousElementSibling;
    for (; start !== "." && before && depth(before) !== depth(first); before = before.previousElementSibling)
      inside.unshift(before);
    if (!before) return lines;
    lines.unshift(before, ...(start === "}" ? [] : inside));
  }
}

// What a press acts on may be beside the control that has the identifier, as the buttons of a stepper are.
const partOf = (target) => target.closest(".stepper, .field, .file-picker")?.querySelector("[data-testid]");

const isShown = (element) => element.checkVisibility();

export default class SourceMarks {
  constructor(panel) {
    this.panel = panel;
    this.end = new AbortController();
    for (const type of ["pointerover", "focusin"])
      addEventListener(type, ({ target }) => this.follow(target), { signal: this.end.signal });
    // What was pointed at before the lines arrived is marked when they are there.
    this.changes = new MutationObserver(() => { if (this.target?.isConnected) this.follow(this.target); });
    this.changes.observe(panel, { childList: true, subtree: true });
  }

  follow(target) {
    if (!(target instanceof Element)) return;
    this.target = target;
    this.clear();
    const line = target.closest(".source-line");
    if (line && this.panel.contains(line)) this.mark(this.controlsOf(line));
    else if (!this.panel.contains(target)) this.mark(this.linesOf(target));
  }

  controlsOf(line) {
    const patterns = patternsOf(line);
    return [...document.querySelectorAll(".screen [data-testid]")]
      .filter((control) => isShown(control) && patterns.some((pattern) => pattern.test(control.dataset.testid)));
  }

  // Of the innermost control around the target that the source names.
  linesOf(target) {
    const lines = [...this.panel.querySelectorAll(".source-line")];
    for (let control = partOf(target) ?? target.closest("[data-testid]"); control; control = control.parentElement?.closest("[data-testid]")) {
      const found = lines.filter((line) => names(line, control.dataset.testid));
      if (found.length === 0) continue;
      const marked = found.flatMap(statement);
      for (const line of [marked.at(-1), marked[0]]) line.scrollIntoView({ block: "nearest" });
      return marked;
    }
    return [];
  }

  mark(elements) {
    for (const element of elements) element.dataset.sourceMarked = "";
  }

  clear() {
    for (const element of document.querySelectorAll("[data-source-marked]")) delete element.dataset.sourceMarked;
  }

  removed() {
    this.end.abort();
    this.changes.disconnect();
    this.clear();
  }
}
