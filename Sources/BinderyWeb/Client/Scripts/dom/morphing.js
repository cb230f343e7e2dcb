// Morphing — applies the whole state, after a reconnection, with as few changes to the page as possible.

import { root } from "../wire/root.js";
import { isField, writtenValue } from "./fields.js";
import { noteInserted, removeChild } from "./insertion.js";
import { find, nodeOf } from "./nodes.js";
import { arrange } from "./order.js";

// `write` is called with each field that stays and the text that the source has for it.
export function morphChildren(parent, source, write) {
  if (!source.firstElementChild && !parent.firstElementChild) {
    if (parent.textContent !== source.textContent) parent.textContent = source.textContent;
    return;
  }
  const sources = [...source.childNodes];
  const children = sources.map((child) => {
    const present = find(nodeOf(child));
    return present && present.tagName === child.tagName && root.contains(present) ? present : child;
  });
  const staying = new Set(children);
  for (const child of [...parent.childNodes]) if (!staying.has(child)) removeChild(child);
  arrange(parent, children);
  children.forEach((child, index) => {
    if (child !== sources[index]) morph(child, sources[index], write);
    else if (child.nodeType === Node.ELEMENT_NODE) noteInserted(child);
  });
}

function morph(element, source, write) {
  // What is in the element of a script belongs to the script, unless it only takes the files that are dropped there.
  const { script, drops } = element.dataset;
  const isScripts = script !== undefined && drops === undefined;
  // A script may have set attributes of its element.
  if (!isScripts)
    for (const { name } of [...element.attributes])
      if (!source.hasAttribute(name) && !isOwnedByPage(element, name)) element.removeAttribute(name);
  for (const { name, value } of source.attributes)
    if (name === "class" && isScripts) element.classList.add(...source.classList);
    else if (element.getAttribute(name) !== value && !isOwnedByPage(element, name)) element.setAttribute(name, value);
  if (isScripts) return;
  // Before new options move from the source to the page.
  const text = isField(element) ? writtenValue(source) : null;
  if (text === null || element.tagName === "SELECT") morphChildren(element, source, write);
  if (text !== null) write(element, text);
}

// Styles set through CSSOM, a focusable heading, what a command has hidden, the content of a field, a shown password.
function isOwnedByPage(element, name) {
  if (name === "tabindex") return !element.matches("a, button");
  if (["style", "data-gone"].includes(name)) return true;
  if (!isField(element)) return false;
  return ["value", "checked", "data-oversized"].includes(name) || (name === "type" && element.matches(".secret"));
}
