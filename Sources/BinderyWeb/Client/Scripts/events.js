// Events — kept until they are acknowledged, so that a lost connection loses none and repeats none; edits even until they are stored, so that a
// server that is restarted loses none either.

let pending = [];
let sequence = 0;
let acknowledged = 0; // the last event that is in the view models
let acknowledgedBefore = 0; // the same before the present frame
let sent = 0; // the highest number given to a socket; on a new connection, what its first frame acknowledged

function report(kind, ...details) {
  const last = pending.at(-1);
  const neverSent = last && last[0] > sent;
  // Whole contents replace each other: an hour of typing without a connection stays one event.
  if ((kind === Kind.edit || kind === Kind.hold) && neverSent && last[1] === kind && last[2] === details[0] && !last.isVoid)
    last.splice(2, Infinity, ...details);
  else pending.push([++sequence, kind, ...details]);
  // As the field would have it now: what the program writes meanwhile changes it, but not the message.
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

// What the present frame says was not heeded, since the field was gone or another was in its place: the one that is
// there now takes it over.
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
  // Of what is only to be stored the last text of a field is enough.
  const last = new Map(pending.filter(([at, kind]) => at <= number && kind === Kind.edit).map((event) => [event[2], event]));
  pending = pending.filter((event) => event[0] > number || event[0] > stored && last.get(event[2]) === event);
}

// Those that the view models have not seen.
const unseen = () => pending.filter(([at]) => at > acknowledged);

const isPending = (kind, node) => unseen().some((event) => event[1] === kind && (!node || event[2] === node));
