// Events — each is `[sequence, kind, …details]` and is kept until the server acknowledges it, so that a lost connection
// loses none and repeats none. Edits are kept until they are stored, so that a server restart loses none. An edit also
// has `text`, rebased on what the program wrote since, and `isVoid`: it has no effect.

let pending = [];
let sequence = 0;
let acknowledged = 0; // the last event that the view models have handled
let acknowledgedBefore = 0; // its value before the current frame
let sent = 0; // the highest number sent on this connection; it starts with what the first frame acknowledged

function report(kind, ...details) {
  const last = pending.at(-1);
  const neverSent = last && last[0] > sent;
  // An unsent edit or hold is replaced: an hour of typing without a connection stays one event.
  if ((kind === Kind.edit || kind === Kind.hold) && neverSent && last[1] === kind && last[2] === details[0] && !last.isVoid)
    last.splice(2, Infinity, ...details);
  else pending.push([++sequence, kind, ...details]);
  // Rebasing changes this text when the program writes to the field, and leaves the message as it was sent.
  if (kind === Kind.edit) pending.at(-1).text = details[1];
  flush();
  showWaiting();
}

function flush() {
  if (!connection.ready) return;
  for (const event of pending) {
    if (event[0] <= sent) continue;
    connection.socket.send(JSON.stringify(event));
    sent = event[0];
  }
  connection.expectAnswer();
}

// The edits that the current frame declares void, since their field was removed. Its successor takes them over.
let discarded = [];

function discard(frame) {
  const numbers = new Set(frame.filter(([key]) => key === Operation.discarded).flatMap(([, ...list]) => list));
  discarded = pending.filter((event) => numbers.has(event[0]) && !event.isVoid);
  for (const event of discarded) event.isVoid = true;
}

function acknowledge(number, stored) {
  for (const event of unseen()) {
    const field = event[0] <= number && event[1] === Kind.edit && !event.isVoid && find(event[2]);
    if (field) recordOf(field).agreed = event.text;
  }
  acknowledgedBefore = acknowledged;
  acknowledged = number;
  // Of the edits that wait only to be stored, the last one of each field is enough.
  const last = new Map(pending.filter(([at, kind]) => at <= number && kind === Kind.edit).map((event) => [event[2], event]));
  pending = pending.filter((event) => event[0] > number || event[0] > stored && last.get(event[2]) === event);
}

// The events that the view models have not handled.
const unseen = () => pending.filter(([at]) => at > acknowledged);

const isPending = (kind, node) => unseen().some((event) => event[1] === kind && (!node || event[2] === node));
