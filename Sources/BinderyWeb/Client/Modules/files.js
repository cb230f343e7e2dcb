// Files — the module of a picker of files, and of a view on which they can be dropped; only pages with one load it. It
// runs like a script of the application, in an element beside the button, or in that view. The server learns names,
// sizes and types by the message "chosen", and answers by the value: the addresses of the files that it wants, by their
// keys. A file that the value does not have is forgotten. The bytes go by PATCH, from the offset that the server has,
// so a lost connection costs only what was on its way.

const partSize = 8_000_000; // of a file in one request: proxies limit the size of requests
const mostFiles = 1000; // in one message, which has a largest size
const type = "application/offset+octet-stream";

export default class Files {
  constructor(element, value, page) {
    this.page = page;
    const isPicker = element.matches(".file-source");
    this.area = isPicker ? element.parentElement : element;
    this.files = new Map(); // key → { file, isKnown, address, request, timer, tries }
    this.lastKey = 0;
    this.input = document.createElement("input");
    this.input.type = "file";
    this.input.tabIndex = -1;
    if (isPicker) element.append(this.input);
    this.listening = new AbortController();
    this.listen(element);
    this.changed(value);
  }

  listen(element) {
    const { area, input } = this;
    const { signal } = this.listening;
    const on = (target, name, act) => target.addEventListener(name, act, { signal });
    if (input.isConnected) on(area.querySelector("button"), "click", () => input.click());
    on(input, "change", () => {
      this.choose(input.files);
      input.value = ""; // so that the same file can be chosen again
    });
    const innermost = (target) => target.closest?.(`.file-picker, [data-script="${element.dataset.script}"]`);
    const isUsable = () => !area.closest("[disabled], [inert]");
    const hasFiles = (event) => !event.defaultPrevented && isUsable() && event.dataTransfer?.types.includes("Files");
    const drop = (isOver) => area.toggleAttribute("data-dropping", isOver);
    on(area, "dragover", (event) => {
      if (!hasFiles(event)) return drop(false);
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      drop(true);
    });
    on(area, "dragleave", (event) => area.contains(event.relatedTarget) || drop(false));
    on(area, "drop", (event) => {
      drop(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      this.choose(event.dataTransfer.files);
    });
    // A paste counts in the innermost area around the focus, or for the first picker that can be seen while the focus
    // is nowhere.
    on(document, "paste", (event) => {
      const files = event.clipboardData?.files ?? [];
      const isHere = innermost(event.target) === area || (event.target === document.body && area.checkVisibility());
      if (!files.length || !isHere || !isUsable() || event.defaultPrevented) return;
      // Cells of a spreadsheet are a text and a picture of it: in a field, the text counts.
      const isWritten = event.target.isContentEditable || event.target.matches?.("textarea, input");
      if (isWritten && event.clipboardData.types.includes("text/plain")) return;
      event.preventDefault();
      this.choose(files);
    });
    // Beside a destination, the browser would leave the page and show the file.
    for (const name of ["dragover", "drop"]) on(window, name, (event) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      if (event.target.matches?.("input[type=file]")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    });
    on(window, "online", () => this.retryAll());
  }

  choose(list) {
    const files = [...list].slice(0, this.several ? mostFiles : 1);
    this.offer(files.map((file) => ({ file, tries: 0 })));
  }

  offer(entries) {
    if (!entries.length) return;
    const chosen = entries.map((entry) => {
      this.files.set(++this.lastKey, entry);
      return { key: this.lastKey, name: entry.file.name, size: entry.file.size, type: entry.file.type };
    });
    this.page.send("chosen", chosen);
  }

  // `last` is the last key that the server has received.
  changed({ epoch, kinds, several, last, files }) {
    this.several = several;
    this.input.accept = kinds;
    this.input.multiple = several;
    // A session that was restored does not know the files. It receives them again, from their beginning.
    const isRestored = this.epoch !== undefined && this.epoch !== epoch;
    this.epoch = epoch;
    const lost = isRestored ? [...this.files].filter(([, { isKnown }]) => isKnown) : [];
    for (const [key] of lost) this.forget(key);
    for (const [key, entry] of this.files) {
      if (key > last) continue;
      entry.isKnown = true;
      const address = files[key];
      if (address === undefined) this.forget(key);
      else if (address && !entry.address) {
        entry.address = address;
        this.send(key, entry, 0);
      }
    }
    this.offer(lost.map(([, { file }]) => ({ file, tries: 0 })));
  }

  forget(key) {
    const entry = this.files.get(key);
    this.files.delete(key);
    clearTimeout(entry.timer);
    entry.request?.abort();
  }

  // Sends the file from the offset on, in parts.
  async send(key, entry, offset) {
    try {
      while (this.files.get(key) === entry && offset < entry.file.size) offset = await this.sendPart(key, entry, offset);
    } catch {
      this.retryLater(key, entry);
    }
  }

  async sendPart(key, entry, offset) {
    const part = entry.file.slice(offset, offset + partSize);
    try {
      if (part.size) await part.slice(0, 1).arrayBuffer();
    } catch {
      this.page.send("unreadable", key); // moved, changed or removed since it was chosen
      this.forget(key);
      return offset;
    }
    entry.request = new AbortController();
    const response = await fetch(entry.address, {
      method: "PATCH", body: part, signal: entry.request.signal,
      headers: { "Content-Type": type, "Upload-Offset": offset },
    });
    const reached = Number(response.headers.get("Upload-Offset") ?? NaN);
    if (response.ok || response.status === 409) {
      entry.tries = 0;
      return reached;
    }
    // The server has ended the upload, and its value says so.
    if ([403, 404, 410, 413].includes(response.status)) return entry.file.size;
    throw new Error(`status ${response.status}`);
  }

  retryLater(key, entry) {
    if (this.files.get(key) !== entry) return;
    const delay = Math.min(250 * 2 ** entry.tries++, 5000) * (0.75 + Math.random() / 2);
    entry.timer = setTimeout(() => this.resume(key, entry), delay);
  }

  retryAll() {
    for (const [key, entry] of this.files) {
      if (!entry.timer) continue;
      clearTimeout(entry.timer);
      this.resume(key, entry);
    }
  }

  // Asks how many bytes have arrived, and sends the others.
  async resume(key, entry) {
    entry.timer = undefined;
    entry.request = new AbortController();
    try {
      const response = await fetch(entry.address, { method: "HEAD", signal: entry.request.signal, cache: "no-store" });
      if (response.ok) this.send(key, entry, Number(response.headers.get("Upload-Offset")));
      else if (response.status >= 500) this.retryLater(key, entry);
    } catch {
      this.retryLater(key, entry);
    }
  }

  removed() {
    this.listening.abort();
    for (const key of [...this.files.keys()]) this.forget(key);
  }
}
