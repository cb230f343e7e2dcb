// Records — what the server has of each text field, on which the next change of either side is based.

import { isTextField, writtenValue } from "../dom/fields.js";
import { onFieldInserted } from "../dom/insertion.js";
import { find, nodeOf } from "../dom/nodes.js";
import { connection } from "../wire/connection.js";
import { discardedEdits, unhandledEditsOf } from "../wire/events.js";
import { onFrame } from "../wire/frames.js";
import { EventKind } from "../wire/protocol.js";
import { inheritedBase, inheritedKnowledge, isInherited } from "./inheritance.js";

const records = new WeakMap(); // field → { serverText, agreedText, frame }, see `recordOf`

// serverText: the text that the server has, or that was sent to it. agreedText: its text as of the last acknowledged
// event. frame: the number of the frame that last sent the field's text, by an operation or in HTML.
export function recordOf(field) {
  if (!records.has(field)) beginRecord(field, writtenValue(field), 0);
  return records.get(field);
}

// The current frame has brought the server's text.
export function beginRecord(field, text, frame = connection.lastFrame) {
  records.set(field, { serverText: text, agreedText: text, frame });
}

// The base on which the server's next write to the field is rebased. Undefined: that write itself is the base.
export const agreedTextOf = (field) =>
  (isInherited(field) ? inheritedBase(field, inheritedKnowledge(field))
    : records.get(field)?.agreedText ?? writtenValue(field));

// The server's text of the field, once it has handled all edits.
export const serverTextOf = (field) => records.get(field)?.serverText ?? writtenValue(field);

// The edits that the server has not handled and will not discard.
export const unhandledEdits = (field) => unhandledEditsOf(nodeOf(field));

// The same, after those that the current frame declares discarded.
export const editsToKeep = (field) =>
  [...discardedEdits.filter(([, , node]) => node === nodeOf(field)), ...unhandledEdits(field)];

// The server discards edits of an earlier field with the same number.
onFieldInserted((field) => {
  if (!isTextField(field)) return;
  for (const event of unhandledEdits(field)) event.isVoid = true;
  recordOf(field).frame = connection.lastFrame;
});

onFrame({
  acknowledged({ handled }) {
    for (const event of handled) {
      const field = event[1] === EventKind.edit && !event.isVoid && find(event[2]);
      if (field) recordOf(field).agreedText = event.text;
    }
  },
});
