// Nodes — elements by their number, found when first needed and cached until they leave the page.

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

// A browser continues to load an image that has left the page. Without an address it stops, and so does the server.
function abandonImages(element) {
  for (const image of [element, ...element.querySelectorAll("img")])
    if (image.tagName === "IMG" && !image.complete) image.removeAttribute("src");
}

// The only way from text to HTML that the page's policy allows (Trusted Types). The server wrote all that comes here.
const written = window.trustedTypes?.createPolicy("bindery", { createHTML: (html) => html }) ?? { createHTML: (html) => html };

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = written.createHTML(html);
  return template.content;
}

// Classes cannot express arbitrary values, and the page's policy forbids style attributes: CSSOM sets them.
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

// Includes elements with a style: morphing may have removed the attribute that the style was set for.
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
