// Insertion and removal — the only ways in which the server's elements enter and leave the page after the first HTML.

import { createHook } from "../wire/hook.js";
import { fieldSelector, isField } from "./fields.js";
import { forgetNodesIn } from "./nodes.js";

const fieldInsertions = createHook();
export const onFieldInserted = fieldInsertions.add;

// Called with each element that leaves the page, before it does.
const removals = createHook();
export const onRemove = removals.add;

// Called with each element or fragment that is new on the page.
const insertions = createHook();
export const onInserted = insertions.add;

// `scope`: an element, or a fragment, of which all is new.
export function noteInserted(scope) {
  insertions.call(scope);
  if (isField(scope)) fieldInsertions.call(scope);
  for (const field of scope.querySelectorAll(fieldSelector)) fieldInsertions.call(field);
}

export function removeChild(child) {
  if (child.nodeType === Node.ELEMENT_NODE) {
    removals.call(child);
    stopLoadingImages(child);
    forgetNodesIn(child);
  }
  child.remove();
}

// A browser continues to load an image that has left the page. Without an address it stops, and so does the server.
function stopLoadingImages(element) {
  for (const image of [element, ...element.querySelectorAll("img")])
    if (image.tagName === "IMG" && !image.complete) image.removeAttribute("src");
}
