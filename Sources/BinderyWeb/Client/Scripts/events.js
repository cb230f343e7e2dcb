// Events — kept until acknowledged, so that a lost connection loses none and repeats none.

let pending = [];
let sequence = 0;
let sent = 0; // the highest number given to a socket; on a new connection, what its first frame acknowledged

function report(kind, ...details) {
  const last = pending.at(-1);
  const neverSent = last && last[0] > sent;
  // Whole contents replace each other: an hour of typing without a connection stays one event.
  if ((kind === Kind.edit || kind === Kind.hold) && neverSent && last[1] === kind && last[2] === details[0]) last[3] = details[1];
  else pending.push([++sequence, kind, ...details]);
  flush();
}

function flush() {
  if (!connection.ready) return;
  for (const event of pending) {
    if (event[0] <= sent) continue;
    connection.socket.send(JSON.stringify(event));
    sent = event[0];
  }
}

function acknowledge(number) {
  pending = pending.filter((event) => event[0] > number);
}

const isPending = (kind, node) => pending.some((event) => event[1] === kind && (!node || event[2] === node));
