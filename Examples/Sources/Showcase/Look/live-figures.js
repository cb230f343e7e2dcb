// Figures that the visitor's own browser measures: the time from a press in the program to its sum on the screen, the
// size of the page's script and styles, and the time to the page's first paint.

const forgotten = 2000; // milliseconds after which a press that has changed nothing is forgotten

export default class LiveFigures {
  constructor(element) {
    this.element = element;
    this.end = new AbortController();
    this.pressedAt = -Infinity;
    for (const type of ["click", "keydown", "input"])
      addEventListener(type, (event) => this.pressed(event), { capture: true, signal: this.end.signal });
    const sum = document.querySelector(".start-pair [data-testid=c]");
    this.changes = new MutationObserver(() => requestAnimationFrame(() => this.changed()));
    if (sum) this.changes.observe(sum, { subtree: true, childList: true, characterData: true });
    this.paints = new PerformanceObserver((list) => this.painted(list.getEntriesByName("first-contentful-paint")[0]));
    this.paints.observe({ type: "paint", buffered: true });
    this.showSize();
  }

  pressed({ type, target, key }) {
    if (!target.closest?.(".start-pair")) return;
    // A click into a field and most keys change nothing by themselves.
    if (type === "click" && !target.closest("button")) return;
    if (type === "keydown" && !["ArrowUp", "ArrowDown"].includes(key)) return;
    const now = performance.now();
    // Several presses may be on their way: the sum answers the first one.
    if (now - this.pressedAt > forgotten) this.pressedAt = now;
  }

  changed() {
    const duration = performance.now() - this.pressedAt;
    this.pressedAt = -Infinity;
    if (duration < forgotten) this.show("press", `${duration.toFixed(1)} ms`);
  }

  painted(paint) {
    if (paint) this.show("paint", `${Math.round(paint.startTime)} ms`);
  }

  async showSize() {
    // Style sheets for the next page, which this one contains.
    const prefetched = [...document.querySelectorAll("link[rel=prefetch]")].map(({ href }) => href);
    const files = performance.getEntriesByType("resource")
      .filter(({ name }) => new URL(name).pathname.startsWith("/bindery/") && !prefetched.includes(name));
    const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, await this.sizeOfStyles());
    if (bytes) this.show("size", `${Math.round(bytes / 1000)} KB`);
  }

  // The first page contains its style sheets, which have no size of their own there.
  async sizeOfStyles() {
    const styles = [...document.querySelectorAll("head > style")].map(({ textContent }) => textContent);
    if (!styles.length) return 0;
    const compressed = new Blob(styles).stream().pipeThrough(new CompressionStream("gzip"));
    return (await new Response(compressed).arrayBuffer()).byteLength;
  }

  show(name, text) {
    this.element.querySelector(`[data-live=${name}]`).textContent = text;
  }

  removed() {
    this.end.abort();
    this.changes.disconnect();
    this.paints.disconnect();
  }
}
