// Typed items — what the user typed into the fields of a page, which the next page puts back into its own. The number
// of a stepper is not typed: it is in the state that the server has, or had no effect.
//
// An item is stored as JSON, so its keys do not change: { identifier, row, screen, text, known, isLost, isFocused }.
// known: what the server had of the text, { agreed, edits }.

import { fieldSelector, isField, isNumberField, isTextField, setValue, valueOf } from "../dom/fields.js";
import { isFocusUnclaimed } from "../dom/focusable.js";
import { identityOf, successorOf } from "../dom/identity.js";
import { rebase } from "../dom/rebasing.js";
import { connection } from "../wire/connection.js";
import { onFrame } from "../wire/frames.js";
import { root } from "../wire/root.js";
import { isTouched, reportAsLeft, reportEdit, sendText, touch } from "./edits.js";
import { reportFocus } from "./focus-reports.js";
import {
  currentPredecessor, endInheritance, inheritField, inheritedBase, inheritedFields, inheritedKnowledge,
} from "./inheritance.js";
import { isSecretLost, noteLostSecret } from "./lost-secrets.js";
import { recordOf, serverTextOf, unhandledEdits } from "./records.js";

let unclaimed = []; // items for fields that the page does not have yet

export const typedItems = () =>
  [...root.querySelectorAll(fieldSelector)]
    .filter((field) => (isTouched(field) && !isNumberField(field)) || isSecretLost(field))
    .map((field) => ({ ...identityOf(field), ...contentOf(field), isFocused: field === document.activeElement }))
    .concat(unclaimed);

// Of a password, only that it was lost.
function contentOf(field) {
  if (field.matches(".secret")) return { isLost: field.value !== "" || isSecretLost(field) };
  return { text: portableText(field), known: currentPredecessor() ? inheritedKnowledge(field) : knowledgeOf(field) };
}

// The text that the server has, and the edits on their way to it.
const knowledgeOf = (field) =>
  ({ agreed: recordOf(field).agreedText, edits: unhandledEdits(field).map((event) => [event[0], event.text]) });

// The keys of choices belong to the page that the server has forgotten; their labels do not.
export const portableText = (field) => (field.tagName === "SELECT" ? field.selectedOptions[0]?.label : valueOf(field));

// The keys of choices may have changed; their labels have not.
export const choiceIn = (select, label) => [...select.options].find((option) => option.label === label)?.value;

export function putBackAll(items) {
  unclaimed = items;
  unclaimed = unclaimed.filter((item) => !putBack(item));
}

// Returns false if the field is not on the page.
function putBack({ text, known, isLost, isFocused, ...identity }) {
  const field = successorOf(identity);
  if (!isField(field)) return false;
  if (isLost) noteLostSecret(field);
  if (field.tagName === "SELECT") field.value = choiceIn(field, text) ?? field.value;
  else if (text !== undefined) setValue(field, text);
  if (isFocused) field.focus();
  if (text === undefined) return true;
  if (currentPredecessor() && isTextField(field)) {
    inheritField(field, known);
    touch(field);
    reportAsLeft(field, () => sendText(field, valueOf(field)));
  } else if (valueOf(field) !== serverTextOf(field)) reportAsLeft(field, () => reportEdit(field));
  return true;
}

// The first frame may have brought fields for unclaimed items; afterwards they have no effect.
function putBackLate() {
  // These edits have not been sent: they name the frame that they now follow.
  for (const field of inheritedFields())
    for (const event of unhandledEdits(field)) event.splice(3, Infinity, event.text, connection.lastFrame);
  for (const item of unclaimed) {
    const field = successorOf(item);
    if (!isField(field)) continue;
    const theirs = valueOf(field);
    if (isTextField(field) && item.text !== undefined)
      item.text = rebase(item.text, inheritedBase(field, item.known) ?? theirs, theirs);
    item.isFocused &&= isFocusUnclaimed();
  }
  const late = unclaimed;
  unclaimed = [];
  endInheritance();
  late.forEach(putBack);
  reportFocus(document.activeElement);
}

onFrame({
  finished({ isFirst }) {
    if (isFirst) putBackLate();
  },
});
