// Events — each is `[number, kind, …details]` and is kept until the server acknowledges it, so that a lost connection
// loses none and repeats none. Edits are kept until they are stored, so that a server restart loses none. An edit also
// has `text`, rebased on what the program wrote since, and `isVoid`: it has no effect.

import { onFrame } from "./frames.js";
import { createHook } from "./hook.js";
import { EventKind, Operation } from "./protocol.js";

let pending = [];
let lastNumber = 0;
let acknowledgedBefore = 0; // the value of `acknowledged` before the current frame
let sent = 0; // the highest number sent on this connection; it starts with what the first frame acknowledged
export let acknowledged = 0; // the number of the last event that the view models have handled

// Called after each event was added, with no arguments.
const reports = createHook();
export const onReport = reports.add;

export function report(kind, ...details) {
  const last = pending.at(-1);
  const isUnsent = last && last[0] > sent;
  // An unsent edit or hold is replaced: an hour of typing without a connection stays one event.
  if ((kind === EventKind.edit || kind === EventKind.hold)
    && isUnsent && last[1] === kind && last[2] === details[0] && !last.isVoid)
    last.splice(2, Infinity, ...details);
  else pending.push([++lastNumber, kind, ...details]);
  // Rebasing changes this text when the program writes to the field, and leaves the message as it was sent.
  if (kind === EventKind.edit) pending.at(-1).text = details[1];
  reports.call();
}

export function sendPending(send) {
  for (const event of pending) {
    if (isSent(event[0])) continue;
    send(event);
    sent = event[0];
  }
}

export const isServerBehind = () => acknowledged < sent;

// Returns the events that the view models have handled since the last frame.
export function acknowledge(number, stored) {
  const handled = unhandledEvents().filter(([at]) => at <= number);
  acknowledgedBefore = acknowledged;
  acknowledged = number;
  // Of the edits that wait only to be stored, the last one of each field is enough.
  const isUnstoredEdit = ([at, kind]) => at <= number && kind === EventKind.edit;
  const last = new Map(pending.filter(isUnstoredEdit).map((event) => [event[2], event]));
  pending = pending.filter((event) => event[0] > number || event[0] > stored && last.get(event[2]) === event);
  return handled;
}

// Whether no later event than the page knows of is in the state that the server sends.
export const knowsAllHandled = () => acknowledged <= acknowledgedBefore;

// The first frame of a connection has acknowledged the events up to `number`.
export function agreeOnNumbers(number) {
  // The browser restored this page from its cache, and the server has received events of it: continue its numbering.
  if (sent === 0 && number > 0) {
    for (const event of pending) event[0] += number;
    lastNumber += number;
  }
  sent = number;
}

export const unhandledEvents = () => pending.filter(([at]) => at > acknowledged);

export const isPending = (kind, node) =>
  unhandledEvents().some((event) => event[1] === kind && (!node || event[2] === node));

export const unhandledEditsOf = (node) =>
  unhandledEvents().filter((event) => event[1] === EventKind.edit && event[2] === node && !event.isVoid);

export const isSent = (at) => at <= sent;

export const sentEdits = () => unhandledEvents().filter(([at, kind]) => isSent(at) && kind === EventKind.edit);

export const removeEvent = (event) => pending.splice(pending.indexOf(event), 1);

export function removeAllEvents() {
  pending = [];
}

// The edits that the current frame declares void, since their field was removed. Its successor takes them over.
export let discardedEdits = [];

onFrame({
  received({ operations }) {
    const discarded = operations.filter(([key]) => key === Operation.discarded);
    const numbers = new Set(discarded.flatMap(([, ...list]) => list));
    discardedEdits = pending.filter((event) => numbers.has(event[0]) && !event.isVoid);
    for (const event of discardedEdits) event.isVoid = true;
  },
});
