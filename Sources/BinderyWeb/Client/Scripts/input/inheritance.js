// Inheritance — a page that is loaded again in its tab continues the state of the page before, its predecessor.
// Until the first frame, fields rebase on what the predecessor knew.

import { connection } from "../wire/connection.js";
import { onFrame } from "../wire/frames.js";
import { Operation } from "../wire/protocol.js";

let predecessor = null; // { page, acknowledged }: its token, and the last event of which it knew that it was handled
let lastEvent = null; // its last event that is in this page's state, during the first frame
const known = new Map(); // field → what the predecessor knew of the server's text: { agreed, edits }

export function inheritFrom(page) {
  predecessor = page;
  connection.predecessor = page?.page ?? null;
}

export const currentPredecessor = () => predecessor;
export const inheritedFields = () => [...known.keys()];
export const inheritField = (field, knowledge) => known.set(field, knowledge);
export const inheritedKnowledge = (field) => known.get(field);
// Whether the event of the predecessor, if it was sent, may have been handled.
export const mayBeHandled = (event) => lastEvent === null || event <= lastEvent;
export const isInherited = (field) => lastEvent !== null && known.has(field);

// The text that the predecessor had sent up to the event in the state. Undefined where it knew of a later event, or
// where the state does not contain the field: then the text that was passed on holds.
export function inheritedBase(field, knowledge) {
  if (lastEvent === null || !knowledge || !field.hasAttribute("data-saved")) return undefined;
  if (lastEvent < predecessor.acknowledged) return undefined;
  const [, text] = knowledge.edits.findLast(([at]) => at <= lastEvent) ?? [0, knowledge.agreed];
  return text;
}

export function endInheritance() {
  known.clear();
  lastEvent = null;
  inheritFrom(null);
}

onFrame({
  received({ operations, isFirst }) {
    if (isFirst) lastEvent = operations.find(([key]) => key === Operation.inherited)?.[1] ?? null;
  },
});
