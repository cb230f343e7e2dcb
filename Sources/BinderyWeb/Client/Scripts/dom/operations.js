// Operations — those that change single elements.

import { onOperation } from "../wire/frames.js";
import { Operation } from "../wire/protocol.js";
import { parse } from "./html.js";
import { noteInserted, removeChild } from "./insertion.js";
import { find, need } from "./nodes.js";
import { insertBefore } from "./order.js";
import { isStyleAttribute, setStyle, setStyles } from "./styles.js";

const setters = new Map(); // the name of an attribute → what sets it

// Lets a module decide how an attribute is set: `set(element, name, value, setAttribute)` calls `setAttribute`, or not.
export function setAttributeBy(set, ...names) {
  for (const name of names) setters.set(name, set);
}

function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : value);
  if (isStyleAttribute(name)) setStyle(element);
}

// The node before which a child is inserted or moved; null for the end.
function childOf(parent, node) {
  const next = node ? find(node) : null;
  return next?.parentNode === parent ? next : null;
}

onOperation(Operation.text, (node, text) => {
  const element = need(node);
  if (element.textContent !== text) element.textContent = text;
});

onOperation(Operation.attribute, (node, name, value) => {
  const element = need(node);
  const set = () => setAttribute(element, name, value);
  if (setters.has(name)) setters.get(name)(element, name, value, set);
  else set();
});

onOperation(Operation.insert, (parent, before, html) => {
  const content = parse(html, need(parent));
  setStyles(content);
  noteInserted(content);
  need(parent).insertBefore(content, childOf(find(parent), before));
});

onOperation(Operation.remove, (node) => removeChild(need(node)));

onOperation(Operation.move, (parent, node, before) =>
  insertBefore(need(parent), need(node), childOf(need(parent), before)));

onOperation(Operation.language, (language) => {
  document.documentElement.lang = language;
});

onOperation(Operation.discarded, () => {}); // read before the frame is applied, see `wire/events.js`
onOperation(Operation.inherited, () => {}); // see `input/inheritance.js`
