// Typing — listens to what the user types and chooses.

import { grow, isField } from "../dom/fields.js";
import { root } from "../wire/root.js";
import { beginComposition, endComposition, isComposing } from "./composition.js";
import { reportEdit } from "./edits.js";
import { showServerText } from "./merging.js";
import { serverTextOf } from "./records.js";

const compose = (field) => beginComposition(field, serverTextOf(field));

root.addEventListener("input", ({ target, isComposing: composes }) => {
  if (!isField(target)) return;
  if (composes && !isComposing(target)) compose(target);
  grow(target);
  reportEdit(target);
});
root.addEventListener("change", ({ target }) => isField(target) && reportEdit(target));
root.addEventListener("compositionstart", ({ target }) => isField(target) && compose(target));
root.addEventListener("compositionend", ({ target }) => {
  if (isComposing(target)) showServerText(target, endComposition());
});
