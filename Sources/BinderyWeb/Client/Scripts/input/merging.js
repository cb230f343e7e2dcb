// Merging — the program's writes to a field and the user's edits of it become one text.

import { isTextField, restoreSelection, selectionOf, setValue, valueOf } from "../dom/fields.js";
import { find, need } from "../dom/nodes.js";
import { rebase } from "../dom/rebasing.js";
import { connection } from "../wire/connection.js";
import { unhandledEvents } from "../wire/events.js";
import { onFrame, onOperation } from "../wire/frames.js";
import { EventKind, Operation } from "../wire/protocol.js";
import { isComposing } from "./composition.js";
import { reportAsLeft, reportEdit, sendText } from "./edits.js";
import { agreedTextOf, beginRecord, recordOf, serverTextOf, unhandledEdits } from "./records.js";

const values = new Map(); // field → the last value that the current frame writes to it

// Merges a text that the program wrote, from a frame that acknowledges all but the unhandled edits.
export function writeValue(field, text) {
  if (!isTextField(field)) return writeChoice(field, text);
  const record = recordOf(field);
  const edits = unhandledEdits(field);
  const base = agreedTextOf(field) ?? text;
  const previous = edits.length ? record.serverText : base;
  record.serverText = rebaseEdits(edits, base, text);
  record.agreedText = text;
  record.frame = connection.lastFrame;
  showServerText(field, previous);
}

// Sliders, toggles and pickers cannot merge: an unhandled edit wins. The frame may have replaced the choices.
function writeChoice(field, text) {
  // An edit of a stepper is a number, but the stepper shows a text.
  const edit = field.readOnly ? undefined : unhandledEdits(field).at(-1);
  setValue(field, edit ? edit[3] : text);
  // The control may round: it shows the nearest value that it offers.
  if (!edit) recordOf(field).serverText = valueOf(field);
}

// A choice that the whole state has replaced shows the value of its unhandled edit.
export function writePendingChoices() {
  for (const [, , node] of unhandledEvents().filter(([, kind]) => kind === EventKind.edit)) {
    const field = find(node);
    if (field && !isTextField(field)) writeChoice(field, serverTextOf(field));
  }
}

// Rebases each edit on the program's write, as the server does when it receives it. Returns the text of the last one.
// The write replaces a text of the program from before a restart.
export function rebaseEdits(edits, base, theirs) {
  for (const event of edits) {
    const mine = event.text;
    theirs = event.text = event[5] && theirs !== base ? theirs : rebase(mine, base, theirs);
    base = mine;
  }
  return theirs;
}

// Shows the server's text in place of the previous one, and keeps what was not sent: composed or too large text.
export function showServerText(field, previous) {
  if (isComposing(field)) return;
  const shown = valueOf(field);
  const text = rebase(shown, previous, serverTextOf(field));
  if (text !== shown) {
    const selection = selectionOf(field);
    setValue(field, text);
    if (field === document.activeElement) restoreSelection(field, selection);
  }
  reportEdit(field);
}

// Merges what the user typed into the remembered field, the same or the one that this field replaces, into the text of
// the server's HTML, and sends the result: earlier edits have no effect on the server.
export function takeOver(field, memory, theirs) {
  if (!isTextField(field)) return writeChoice(field, theirs);
  const text = rebaseEdits(memory.edits, memory.agreedText ?? theirs, theirs);
  for (const event of memory.edits) event.isVoid = true;
  beginRecord(field, theirs);
  if (text !== theirs) reportAsLeft(field, () => sendText(field, text), !memory.isFocused);
  if (isComposing(field)) return;
  setValue(field, memory.text);
  showServerText(field, memory.serverText);
}

onOperation(Operation.value, (node, text) => values.set(need(node), text));

onFrame({
  write() {
    for (const [field, text] of values) if (field.isConnected) writeValue(field, text);
    values.clear();
  },
});
