// Oversized — a text that is larger than the server takes is not sent: it stays in its field, the banner says so, and all else goes on.

const oversized = new Set(); // the fields that hold such a text
const envelope = 64; // bytes, more than an edit has beside its text, with the marks around that
const encoder = new TextEncoder();
let messageSize = Number(root.dataset.messageSize) || Infinity;

const sizeOf = (text) => encoder.encode(JSON.stringify(text)).length - 2 + envelope;

// A unit of a text is between one and six bytes of a message: most texts need not be counted.
function isTooLarge(text) {
  if (text.length * 6 + envelope <= messageSize) return false;
  return text.length > messageSize || sizeOf(text) > messageSize;
}

// Has the server know what a field holds, if it can.
function tell(field, text) {
  markOversized(field, isTooLarge(text));
  if (oversized.has(field)) return;
  const record = recordOf(field);
  record.told = text;
  report(Kind.edit, nodeOf(field), text, ...(record.frame && isText(field) ? [record.frame] : []));
}

function markOversized(field, is) {
  if (oversized.has(field) === is) return;
  if (is) oversized.add(field);
  else oversized.delete(field);
  field.toggleAttribute("data-oversized", is);
  announce();
}

// Fields have gone, or the screens that they are on were covered.
function reviewOversized() {
  if (!oversized.size) return;
  for (const field of oversized) if (!field.isConnected) oversized.delete(field);
  announce();
}

const showsOversized = () => [...oversized].some((field) => !field.closest("[hidden]"));

// The server takes less than the page was told, since it was started anew: what was refused was the largest.
function learnMessageSize() {
  const refused = unseen().filter(([at, kind]) => at <= sent && kind === Kind.edit);
  if (!refused.length) return;
  messageSize = Math.max(...refused.map(([, , , text]) => sizeOf(text))) - 1;
  for (const event of refused.filter(([, , , text]) => isTooLarge(text))) {
    pending.splice(pending.indexOf(event), 1);
    const field = find(event[2]);
    if (field) recordOf(field).told = unseenEdits(field).at(-1)?.text ?? recordOf(field).agreed;
  }
  reportUnseenEdits();
}
