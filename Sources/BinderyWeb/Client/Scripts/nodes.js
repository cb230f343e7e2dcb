// Nodes — found by number when first needed; what leaves the page leaves the map.

const nodes = new Map();

function find(node) {
  const cached = nodes.get(node);
  if (cached?.isConnected) return cached;
  const element = node > 0 ? document.querySelector(`[data-n="${Number(node)}"]`) : null;
  if (element) nodes.set(node, element);
  return element;
}

function need(node) {
  const element = find(node);
  if (!element) throw new Error(`no node ${node} on this page`);
  return element;
}

const nodeOf = (element) => Number(element?.dataset?.n) || 0;

function drop(child) {
  if (child.nodeType === Node.ELEMENT_NODE) {
    abandonDialogs(child);
    bequeathFocus(child);
    abandonImages(child);
    for (const element of [child, ...child.querySelectorAll("[data-n]")])
      if (nodes.get(nodeOf(element)) === element) nodes.delete(nodeOf(element));
  }
  child.remove();
}

// A browser loads on what has left the page; without an address it stops, and the server with it.
function abandonImages(element) {
  for (const image of [element, ...element.querySelectorAll("img")])
    if (image.tagName === "IMG" && !image.complete) image.removeAttribute("src");
}

// The one way from text to HTML (Trusted Types): the page's policy refuses any other. What comes here the server has written.
const written = window.trustedTypes?.createPolicy("bindery", { createHTML: (html) => html }) ?? { createHTML: (html) => html };

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = written.createHTML(html);
  return template.content;
}

// A width, a colour, an opacity and a number of columns are free, so no class can say them; CSSOM may where a style attribute may not.
const styles = {
  width: (style, width) => { style.maxWidth = width && `${Number(width)}px`; },
  background: (style, color) => { style.backgroundColor = color; },
  opacity: (style, opacity) => { style.opacity = opacity; },
  columns: (style, count) => style.setProperty("--columns", count && Number(count)),
  columnWidth: (style, width) => style.setProperty("--column-width", width && `${Number(width)}px`),
};

function setStyle(element) {
  for (const [name, set] of Object.entries(styles)) set(element.style, element.dataset[name] ?? "");
}

const styled = ["data-width", "data-background", "data-opacity", "data-columns", "data-column-width"];
const saysStyle = (name) => styled.includes(name);

// Those with a style, too: morphing may have taken away what it was set for.
function setStyles(scope) {
  for (const element of scope.querySelectorAll([...styled, "style"].map((name) => `[${name}]`).join())) setStyle(element);
}

const isRightToLeft = (element) => getComputedStyle(element).direction === "rtl";

const warned = new Set();
function warnOnce(about, ...details) {
  if (warned.has(about)) return;
  warned.add(about);
  console.warn(`Bindery: ${about}`, ...details);
}
