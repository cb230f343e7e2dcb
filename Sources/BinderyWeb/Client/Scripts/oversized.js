// Oversized — a text that is too large for the server is not sent: it stays in its field, and the banner says so.

const oversized = new Set(); // the fields with such a text
const envelope = 64; // bytes: an upper bound for what an edit contains in addition to its text
const encoder = new TextEncoder();
let messageSize = Number(root.dataset.messageSize) || Infinity;

const sizeOf = (text) => encoder.encode(JSON.stringify(text)).length - 2 + envelope;

// A code unit takes one to six bytes of a message, so most texts need not be measured.
function isTooLarge(text) {
  if (text.length * 6 + envelope <= messageSize) return false;
  return text.length > messageSize || sizeOf(text) > messageSize;
}

// Sends a field's text, unless it is too large.
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

// Fields may have been removed, or their screens covered.
function reviewOversized() {
  if (!oversized.size) return;
  for (const field of oversized) if (!field.isConnected) oversized.delete(field);
  announce();
}

const showsOversized = () => [...oversized].some((field) => !field.closest("[hidden]"));

// Called after the server refused a message for its size: a restarted server accepts less than this page knows. The
// largest unacknowledged edit is taken for the refused one.
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
