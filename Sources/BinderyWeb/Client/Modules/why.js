// Why — in development, asks the server why an element is as it is, and shows the answer, which follows the page: by
// Alt and a click on it, or by Alt, Shift and W for the one with the focus. It runs like a script of the application.

const style = `
  .bindery-why { position: fixed; inset: auto 12px 12px auto; max-width: min(720px, calc(100vw - 24px));
    max-height: 60vh; margin: 0; padding: 0; overflow: auto; border: 1px solid GrayText; border-radius: 10px;
    color: CanvasText; background: Canvas; box-shadow: 0 8px 32px rgb(0 0 0 / 30%); }
  .bindery-why header { position: sticky; top: 0; display: flex; align-items: center; justify-content: space-between;
    gap: 16px; padding: 6px 6px 6px 14px; border-bottom: 1px solid GrayText; background: Canvas;
    font: 600 14px/1.4 system-ui, sans-serif; }
  .bindery-why button { min-width: 32px; min-height: 32px; border: 0; border-radius: 6px; color: inherit;
    background: none; font-size: 18px; cursor: pointer; }
  .bindery-why a { margin-inline-start: auto; color: LinkText; font-weight: 400; }
  .bindery-why button:hover { background: rgb(128 128 128 / 20%); }
  .bindery-why pre { margin: 0; padding: 12px 14px; white-space: pre-wrap; overflow-wrap: anywhere;
    font: 13px/1.55 ui-monospace, monospace; }
  .bindery-why code { display: block; padding: 8px 14px 0; overflow-wrap: anywhere; font: 13px/1.4 ui-monospace, monospace; }
  .bindery-why code:empty { display: none; }
  .bindery-why-picked { outline: 2px solid Highlight !important; outline-offset: 2px; }
`;

export default class Why {
  constructor(element, value, { send }) {
    this.send = send;
    this.picked = null;
    this.isPicking = false; // from Alt and a press of the pointer until the next press
    this.listening = new AbortController();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    this.sheet = sheet;
    document.adoptedStyleSheets.push(sheet);
    this.panel = this.makePanel();
    document.body.append(this.panel);
    const on = (name, act) => addEventListener(name, act, { capture: true, signal: this.listening.signal });
    on("pointerdown", (event) => {
      this.isPicking = event.altKey && event.button === 0 && !this.panel.contains(event.target);
      if (!this.isPicking) return;
      this.swallow(event);
      // Browsers differ in the target of an event in a disabled control.
      this.ask(document.elementFromPoint(event.clientX, event.clientY));
    });
    // The rest of the gesture. It has no click in a disabled control; a click without a pointer, as by Enter, counts 0.
    for (const name of ["mousedown", "pointerup", "mouseup", "click", "dblclick"]) {
      const isOther = (event) => event.type === "click" && event.detail === 0;
      on(name, (event) => { if (this.isPicking && !isOther(event)) this.swallow(event); });
    }
    on("keydown", (event) => {
      if (event.altKey && event.shiftKey && event.code === "KeyW") {
        this.swallow(event);
        this.ask(document.activeElement);
      } else if (event.key === "Escape" && this.isOpen) {
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
    this.place = make("code", {});
    const close = make("button", { type: "button", ariaLabel: "Close", onclick: () => this.close() }, "×");
    this.title = make("span", {});
    const tool = make("a", { href: "/bindery/inspector", target: "bindery-inspector" }, "Inspector");
    const look = { className: "bindery-why", popover: "manual", role: "dialog" };
    return make("section", look, make("header", {}, this.title, tool, close), this.place, this.text);
  }

  swallow(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  ask(target) {
    const element = target?.closest?.("[data-n]");
    if (!element) return;
    this.pick(element);
    this.open("Why is it so?", "…");
    this.send("why", Number(element.dataset.n));
  }

  open(title, text) {
    this.title.textContent = this.panel.ariaLabel = title;
    this.text.textContent = text;
    this.place.textContent = "";
    // Shown again, it is in front of dialogs that have opened since.
    if (this.isOpen) this.panel.hidePopover();
    this.panel.showPopover();
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
    this.panel.hidePopover();
    this.pick(null);
    this.send("close");
  }

  // Until the panel is closed, the server sends each change of the answer. A misuse is shown at once.
  changed(value) {
    if (value?.isProblem) return this.open("Something is wrong", value.text);
    if (!value || !this.isOpen) return;
    this.text.textContent = value.text;
    this.place.textContent = value.place ?? "";
    this.pick(this.picked); // the page may have set its classes
  }

  removed() {
    this.listening.abort();
    this.pick(null);
    this.panel.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }
}
