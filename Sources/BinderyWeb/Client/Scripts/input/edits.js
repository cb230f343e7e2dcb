// Edits — what the user types, chooses or moves is sent to the server.

import { fieldSelector, isTextField, valueOf } from "../dom/fields.js";
import { identityKey } from "../dom/identity.js";
import { find, nodeOf } from "../dom/nodes.js";
import { connection, onMessageRefused } from "../wire/connection.js";
import { removeEvent, report, sentEdits } from "../wire/events.js";
import { EventKind } from "../wire/protocol.js";
import { root } from "../wire/root.js";
import { insistOnBanner } from "./banner.js";
import { isComposing } from "./composition.js";
import { forgetReportedFocus } from "./focus-reports.js";
import { isOversized, isTooLarge, lowerMessageSize, markOversized } from "./oversized.js";
import { recordOf, serverTextOf, unhandledEdits } from "./records.js";

const touched = new Set(); // the identity keys of the fields that the user has edited

export const touch = (field) => touched.add(identityKey(field));
export const isTouched = (field) => touched.has(identityKey(field));

export function reportEdit(field) {
  if (field.readOnly || isComposing(field)) return;
  const text = valueOf(field);
  if (text === serverTextOf(field)) return markOversized(field, false);
  touch(field);
  sendText(field, text);
}

// A list of choices of which the server has chosen none: the browser shows the first one.
const showsDefault = (field) =>
  field.tagName === "SELECT" && !isTouched(field) && !field.querySelector("option[selected]");

// For text typed before this script ran, restored by the browser, or filled in by a password manager without event.
export function reportAllEdits() {
  for (const field of root.querySelectorAll(fieldSelector)) if (!showsDefault(field)) reportEdit(field);
}

// Sends a field's text, unless it is too large. 1 at the end: the program wrote it, before a restart.
export function sendText(field, text) {
  markOversized(field, isTooLarge(text));
  if (isOversized(field)) return;
  const record = recordOf(field);
  record.serverText = text;
  report(EventKind.edit, nodeOf(field), text,
    ...(record.frame && isTextField(field) ? [record.frame, ...isTouched(field) ? [] : [1]] : []));
}

// An edit of a field that the user has left is sent between a focus and a blur: some values count only after those.
export function reportAsLeft(field, reportText, isLeft = field !== document.activeElement) {
  if (!isLeft || field.matches(":disabled")) return reportText();
  report(EventKind.focus, nodeOf(field));
  reportText();
  report(EventKind.blur, nodeOf(field));
  // For the server, the focus has left the focused element as well.
  forgetReportedFocus();
}

// A number for a stepper, which rounds it to one that it offers. Returns whether it is sent.
export function enterNumber(field, number) {
  if (connection.isLost) return insistOnBanner();
  touch(field);
  report(EventKind.edit, nodeOf(field), String(number));
  return true;
}

onMessageRefused(() => {
  const edits = sentEdits();
  if (!edits.length) return;
  lowerMessageSize(edits.map(([, , , text]) => text));
  for (const event of edits.filter(([, , , text]) => isTooLarge(text))) {
    removeEvent(event);
    const field = find(event[2]);
    if (field) recordOf(field).serverText = unhandledEdits(field).at(-1)?.text ?? recordOf(field).agreedText;
  }
  reportAllEdits();
});
