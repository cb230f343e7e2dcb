// Why — in development, asks the server why an element is as it is, and shows the answer, which follows the page: by
// Alt and a click on it, by Alt, Shift and W for the one with the focus, or by the next click once the inspector asks
// for one. Alt, Shift and W again move the focus into the answer, and Escape closes it. Alt, Shift and G open the
// inspector. It runs like a script of the application.

const place = /[\w+]+\/[\w+.-]+\.swift:\d+/g; // in the source

const english = {
  why: "Why is it so?", problem: "Something is wrong", close: "Close", tool: "Inspector", pick: "Pick an element",
  pickHint: "Click on what you want to know about. Escape ends it.", edit: "Open in the editor",
};
const chinese = {
  why: "为什么会这样？", problem: "出现了问题", close: "关闭", tool: "检查器", pick: "拾取元素",
  pickHint: "请点按想了解的内容。按 Escape 结束。", edit: "在编辑器中打开",
};

const colour = /light-dark\([^()]*\)|#(?:[\da-f]{8}|[\da-f]{6})\b/gi; // as an attribute has it

const style = `
  .bindery-why { --accent: light-dark(#0b57d0, #a8c7fa); --faint: rgb(128 128 128 / 25%); position: fixed;
    inset: auto 12px 12px auto; width: max-content; max-width: min(760px, calc(100vw - 24px));
    max-height: min(60vh, 560px); margin: 0; padding: 0; overflow: auto; border: 1px solid var(--faint);
    border-radius: 12px; color: CanvasText; background: Canvas; box-shadow: 0 12px 40px rgb(0 0 0 / 28%);
    font: 13px/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
  .bindery-why header { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 16px;
    padding: 8px 8px 8px 16px; border-bottom: 1px solid var(--faint); background: Canvas;
    font: 600 15px/1.4 system-ui, sans-serif; }
  .bindery-why button { min-width: 32px; min-height: 32px; border: 0; border-radius: 8px; color: inherit;
    background: none; font-size: 18px; cursor: pointer; }
  .bindery-why button:hover { background: var(--faint); }
  .bindery-why a { --tint: color-mix(in srgb, var(--accent) 10%, Canvas); border-radius: 2px; color: var(--accent);
    background: var(--tint); box-shadow: 0 0 0 3px var(--tint); text-decoration: none; }
  .bindery-why a:hover { text-decoration: underline; }
  .bindery-why header a { margin-inline-start: auto; padding: 5px 12px; border-radius: 6px; font-size: 13px; }
  .bindery-why :is(a, button, pre):focus-visible { outline: 2px solid Highlight; outline-offset: -2px; }
  .bindery-why pre { margin: 0; padding: 0 16px 14px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  .bindery-why span[style] { --hanging: min((var(--indentation) + 2) * 1ch, 50%); display: block;
    padding-inline-start: var(--hanging); text-indent: calc(-1 * var(--hanging)); }
  .bindery-why pre span:first-child { margin-top: 12px; }
  .bindery-why pre .bindery-why-subject { margin: 12px 0 2px; font-weight: 600; }
  .bindery-why pre .bindery-why-subject:not(:first-child) { padding-top: 12px; border-top: 1px solid var(--faint); }
  .bindery-why i { display: inline-block; width: 11px; height: 11px; margin-inline-end: 5px; border-radius: 3px;
    box-shadow: 0 0 0 1px rgb(128 128 128 / 60%); vertical-align: -1px; }
  .bindery-why code { display: block; padding: 12px 16px 0; overflow-wrap: anywhere; font: inherit; }
  .bindery-why code:empty { display: none; }
  .bindery-why-armed, .bindery-why-armed * { cursor: crosshair !important; }
  .bindery-why-picked { outline: 2px solid Highlight !important; outline-offset: 2px; }
`;

// What lies above other elements and has nothing to say: a veil.
function isVeil(element) {
  return /^(absolute|fixed)$/.test(getComputedStyle(element).position) && !element.textContent.trim()
    && !element.matches("a, button, img, input, select, svg, textarea, video")
    && !element.querySelector("a, button, img, input, select, svg, textarea, video");
}

export default class Why {
  constructor(element, value, { send }) {
    this.send = send;
    this.picked = null;
    this.left = null; // had the focus before the answer
    this.asked = 0; // counts the questions: the answer to an earlier one is not shown
    this.picks = value?.picks ?? 0; // counts the requests of the inspector
    this.isArmed = false; // by the inspector, until the next press
    this.isPicking = false; // from the press that picks until the next press
    this.listening = new AbortController();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    this.sheet = sheet;
    document.adoptedStyleSheets.push(sheet);
    this.panel = this.makePanel();
    this.setSession(value);
    document.body.append(this.panel);
    const on = (name, act) => addEventListener(name, act, { capture: true, signal: this.listening.signal });
    on("pointerdown", (event) => {
      this.isPicking = (event.altKey || this.isArmed) && event.button === 0 && !this.panel.contains(event.target);
      if (!this.isPicking) return;
      this.swallow(event);
      this.ask(this.elementAt(event.clientX, event.clientY));
    });
    // The rest of the gesture. It has no click in a disabled control; a click without a pointer, as by Enter, counts 0.
    for (const name of ["mousedown", "pointerup", "mouseup", "click", "dblclick"]) {
      const isOther = (event) => event.type === "click" && event.detail === 0;
      on(name, (event) => { if (this.isPicking && !isOther(event)) this.swallow(event); });
    }
    on("keydown", (event) => {
      if (event.altKey && event.shiftKey && event.code === "KeyW") {
        this.swallow(event);
        this.askByKey();
      } else if (event.altKey && event.shiftKey && event.code === "KeyG") {
        this.swallow(event);
        this.tool.click();
      } else if (event.key === "Escape" && this.isOpen) {
        this.swallow(event);
        this.close();
      }
    });
    addEventListener("resize", () => { if (this.isOpen) this.moveAside(); }, { signal: this.listening.signal });
    if (value?.isProblem) this.changed(value);
  }

  get isChinese() {
    return document.documentElement.lang.toLowerCase().startsWith("zh");
  }

  get texts() {
    return this.isChinese ? chinese : english;
  }

  makePanel() {
    const make = (name, properties, ...children) => {
      const made = Object.assign(document.createElement(name), properties);
      made.append(...children);
      return made;
    };
    this.text = make("pre", { tabIndex: 0, ariaLive: "polite" });
    this.place = make("code", {});
    this.closing = make("button", { type: "button", onclick: () => this.close() }, "×");
    this.title = make("span", {});
    this.tool = make("a", { target: "bindery-inspector", title: "Alt+Shift+G" });
    const look = { className: "bindery-why", popover: "manual", role: "dialog" };
    return make("section", look, make("header", {}, this.title, this.tool, this.closing), this.place, this.text);
  }

  swallow(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // The innermost element of the page at a point. The browser finds none that is inert or behind a dialog, and in its
  // place what is around it, or the dialog.
  elementAt(x, y) {
    const contains = (element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x >= left && x < right && y >= top && y < bottom && element.checkVisibility({ visibilityProperty: true });
    };
    const dialogs = [...document.querySelectorAll("dialog:modal")];
    if (dialogs.length && !dialogs.some((dialog) => [...dialog.children].some(contains))) {
      const behind = [...document.querySelectorAll("[data-n]")].filter((each) => !each.closest("dialog:modal"));
      return behind.filter(contains).at(-1);
    }
    const found = document.elementsFromPoint(x, y).filter((element) => !this.panel.contains(element))
      .map((element) => element.closest("[data-n]")).find((element) => element && !isVeil(element));
    const inert = found?.querySelectorAll(":is([inert][data-n], [inert] [data-n])") ?? [];
    return [...inert].filter(contains).at(-1) ?? found;
  }

  ask(target) {
    const element = target?.closest?.("[data-n]");
    this.arm(false);
    if (!element) return;
    this.pick(element);
    this.asked += 1;
    this.open(this.texts.why, "…");
    this.send("why", [Number(element.dataset.n), this.asked, this.isChinese ? "zh" : "en"]);
  }

  // The focus stays, so that the answer follows what is typed. The second press leads into the answer.
  askByKey() {
    const { activeElement } = document, element = activeElement.closest("[data-n]");
    if (this.panel.contains(activeElement)) return;
    if (!this.isOpen || (element && element !== this.picked)) return this.ask(element);
    this.left = activeElement;
    this.text.focus();
  }

  arm(isArmed) {
    this.isArmed = isArmed;
    document.documentElement.classList.toggle("bindery-why-armed", isArmed);
  }

  open(title, text, links) {
    const { texts } = this;
    this.title.textContent = this.panel.ariaLabel = title;
    [this.tool.textContent, this.closing.ariaLabel] = [texts.tool, texts.close];
    this.panel.lang = this.isChinese ? "zh" : "en";
    this.write(this.text, text, links);
    this.place.textContent = "";
    // Shown again, it is in front of dialogs that have opened since.
    if (this.isOpen) this.panel.hidePopover();
    this.panel.showPopover();
    this.moveAside();
  }

  // Writes a text line by line, with a hanging indent. A line without a place is the subject of the indented lines that
  // follow.
  write(target, text, links) {
    if (!text) return target.replaceChildren();
    const lines = text.split(/(?<=\n)/);
    target.replaceChildren(...lines.map((line, index) => {
      const written = document.createElement("span");
      const indentation = line.search(/\S|$/), parts = this.linked(line, links);
      written.style.setProperty("--indentation", indentation);
      const isSubject = indentation === 0 && parts.length === 1 && lines[index + 1]?.startsWith(" ");
      if (isSubject) written.className = "bindery-why-subject";
      written.append(...parts.flatMap((part) => part.href ? part : this.painted(part)));
      return written;
    }));
  }

  // The parts of a text, with a sample before each colour.
  painted(text) {
    const parts = [];
    let end = 0;
    for (const { 0: found, index } of text.matchAll(colour)) {
      const sample = document.createElement("i");
      sample.style.background = found;
      parts.push(text.slice(end, index), sample);
      end = index;
    }
    return [...parts, text.slice(end)];
  }

  // The parts of a text, whose places open the editor, as far as the server has their files.
  linked(text, links = {}) {
    const parts = [];
    let end = 0;
    for (const { 0: found, index } of text.matchAll(place)) {
      if (!links[found]) continue;
      const link = document.createElement("a");
      Object.assign(link, { href: links[found], textContent: found, title: this.texts.edit });
      parts.push(text.slice(end, index), link);
      end = index + found.length;
    }
    return [...parts, text.slice(end)];
  }

  // Moves the panel to the corner that covers least of the picked element.
  moveAside() {
    const corners = [["bottom", "right"], ["bottom", "left"], ["top", "right"], ["top", "left"]];
    const covered = ([vertical, horizontal]) => {
      this.panel.style.inset = "auto";
      this.panel.style[vertical] = this.panel.style[horizontal] = "12px";
      if (!this.picked) return 0;
      const [one, other] = [this.panel.getBoundingClientRect(), this.picked.getBoundingClientRect()];
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return Math.max(width, 0) * Math.max(height, 0);
    };
    const areas = corners.map(covered);
    covered(corners[areas.indexOf(Math.min(...areas))]);
  }

  // The inspector shows this page, not the one that was opened last.
  setSession(value) {
    this.tool.href = `/bindery/inspector?session=${value?.session ?? ""}`;
  }

  get isOpen() {
    return this.panel.matches(":popover-open");
  }

  pick(element) {
    this.picked?.classList.remove("bindery-why-picked");
    this.picked = element;
    element?.classList.add("bindery-why-picked");
  }

  close() {
    this.arm(false);
    if (this.panel.contains(document.activeElement)) this.left?.focus();
    this.panel.hidePopover();
    this.pick(null);
    this.send("close");
  }

  // Until the panel is closed, the server sends each change of the answer. A misuse is shown at once.
  changed(value) {
    this.setSession(value);
    const isRequest = value?.picks && value.picks !== this.picks;
    this.picks = value?.picks ?? 0;
    if (isRequest) {
      this.pick(null);
      this.arm(true);
      return this.open(this.texts.pick, this.texts.pickHint);
    }
    if (value?.isProblem) {
      this.pick(null);
      return this.open(this.texts.problem, value.text, value.links);
    }
    if (!value?.asked || value.asked !== this.asked || !this.isOpen || this.isArmed) return;
    this.write(this.text, value.text, value.links);
    this.write(this.place, value.place ?? "", value.links);
    this.pick(this.picked); // the page may have set its classes
    this.moveAside();
  }

  removed() {
    this.listening.abort();
    this.arm(false);
    this.pick(null);
    this.panel.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }
}
