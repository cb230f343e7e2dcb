// Oversized — a text that is too large for the server is not sent: it stays in its field, and the banner says so.

import { onFrame } from "../wire/frames.js";
import { root } from "../wire/root.js";
import { setNotice, updateBanner } from "./banner.js";

const oversized = new Set(); // the fields with such a text
const envelope = 64; // bytes: an upper bound for what an edit contains in addition to its text
const encoder = new TextEncoder();
let messageSize = Number(root.dataset.messageSize) || Infinity;

const sizeOf = (text) => encoder.encode(JSON.stringify(text)).length - 2 + envelope;

// A code unit takes one to six bytes of a message, so most texts need not be measured.
export function isTooLarge(text) {
  if (text.length * 6 + envelope <= messageSize) return false;
  return text.length > messageSize || sizeOf(text) > messageSize;
}

// The server refused one of these texts: a restarted one accepts less. The largest is taken for the refused one.
export function lowerMessageSize(texts) {
  messageSize = Math.max(...texts.map(sizeOf)) - 1;
}

export const isOversized = (field) => oversized.has(field);
export const oversizedFields = () => [...oversized];

export function markOversized(field, isMarked) {
  if (oversized.has(field) === isMarked) return;
  if (isMarked) oversized.add(field);
  else oversized.delete(field);
  field.toggleAttribute("data-oversized", isMarked);
  updateBanner();
}

setNotice("tooLong", () => oversizedFields().some((field) => !field.closest("[hidden]")));

onFrame({
  // Fields may have been removed, or their screens covered.
  settled() {
    if (!oversized.size) return;
    for (const field of oversized) if (!field.isConnected) oversized.delete(field);
    updateBanner();
  },
});
