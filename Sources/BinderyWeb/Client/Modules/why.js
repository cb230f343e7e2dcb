// Why — in development, asks the server why an element is as it is, and shows the answer: by Alt and a click
// on it, or by Alt, Shift and W for the one with the focus. It runs like a script of the application.

const style = `
  .bindery-why { position: fixed; inset: auto 12px 12px auto; max-width: min(720px, calc(100vw - 24px));
    max-height: 60vh; margin: 0; padding: 0; overflow: auto; border: 1px solid GrayText; border-radius: 10px;
    color: CanvasText; background: Canvas; box-shadow: 0 8px 32px rgb(0 0 0 / 30%); }
  .bindery-why header { position: sticky; top: 0; display: flex; align-items: center; justify-content: space-between;
    gap: 16px; padding: 6px 6px 6px 14px; border-bottom: 1px solid GrayText; background: Canvas;
    font: 600 14px/1.4 system-ui, sans-serif; }
  .bindery-why button { min-width: 32px; min-height: 32px; border: 0; border-radius: 6px; color: inherit;
    background: none; font-size: 18px; cursor: pointer; }
  .bindery-why button:hover { background: rgb(128 128 128 / 20%); }
  .bindery-why pre { margin: 0; padding: 12px 14px; white-space: pre-wrap; overflow-wrap: anywhere;
    font: 13px/1.55 ui-monospace, monospace; }
  .bindery-why-picked { outline: 2px solid Highlight !important; outline-offset: 2px; }
`;

export default class Why {
  constructor(element, value, { send }) {
    this.send = send;
    this.picked = null;
    this.listening = new AbortController();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    this.sheet = sheet;
    document.adoptedStyleSheets.push(sheet);
    this.panel = this.makePanel();
    document.body.append(this.panel);
    const on = (name, act) => addEventListener(name, act, { capture: true, signal: this.listening.signal });
    const isMeant = (event) => event.altKey && !this.panel.contains(event.target);
    for (const name of ["pointerdown", "mousedown", "pointerup", "mouseup"])
      on(name, (event) => { if (isMeant(event)) this.swallow(event); });
    on("click", (event) => {
      if (!isMeant(event)) return;
      this.swallow(event);
      this.ask(event.target);
    });
    on("keydown", (event) => {
      if (event.altKey && event.shiftKey && event.code === "KeyW") {
        this.swallow(event);
        this.ask(document.activeElement);
      } else if (event.key === "Escape" && this.panel.matches(":popover-open")) {
        this.swallow(event);
        this.close();
      }
    });
  }

  makePanel() {
    const make = (name, properties, ...children) => {
      const made = Object.assign(document.createElement(name), properties);
      made.append(...children);
      return made;
    };
    this.text = make("pre", { tabIndex: 0 });
    const close = make("button", { type: "button", ariaLabel: "Close", onclick: () => this.close() }, "×");
    const title = make("span", {}, "Why is it so?");
    const look = { className: "bindery-why", popover: "manual", role: "dialog", ariaLabel: title.textContent };
    return make("section", look, make("header", {}, title, close), this.text);
  }

  swallow(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  ask(target) {
    const element = target?.closest?.("[data-n]");
    if (!element) return;
    this.pick(element);
    this.show("…");
    this.send("why", Number(element.dataset.n));
  }

  pick(element) {
    this.picked?.classList.remove("bindery-why-picked");
    this.picked = element;
    element?.classList.add("bindery-why-picked");
  }

  show(text) {
    this.text.textContent = text;
    // Shown again, it is in front of dialogs that have opened since.
    if (this.panel.matches(":popover-open")) this.panel.hidePopover();
    this.panel.showPopover();
  }

  close() {
    this.panel.hidePopover();
    this.pick(null);
  }

  changed(value) {
    if (value && this.panel.matches(":popover-open")) this.show(value.text);
  }

  removed() {
    this.listening.abort();
    this.pick(null);
    this.panel.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }
}
