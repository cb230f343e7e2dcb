// Pictures — an image that cannot be loaded shows an outline instead, and is tried again.

import { connection, onConnectionChange } from "../wire/connection.js";
import { root } from "../wire/root.js";

const firstRetry = 2000; // the delays between attempts, in milliseconds
const longestRetry = 60000;
const outlines = { person: "/bindery/person.svg", picture: "/bindery/picture.svg" };
const missing = new Map(); // image → { source, tries, timer } for each that could not be loaded

const outlineOf = (image) => (image.matches(".avatar") ? outlines.person : outlines.picture);
const isOutline = (source) => Object.values(outlines).includes(source);

// The event does not bubble.
root.addEventListener("error", ({ target }) => replace(target), true);

// Those that have failed before this script ran.
for (const image of root.querySelectorAll("img"))
  if (image.complete && !image.naturalWidth) image.decode().catch(() => replace(image));

function replace(target) {
  const source = target.matches("img") ? target.getAttribute("src") : null;
  if (!source || isOutline(source)) return;
  const tries = missing.get(target)?.source === source ? missing.get(target).tries + 1 : 0;
  const delay = Math.min(firstRetry * 2 ** tries, longestRetry);
  missing.set(target, { source, tries, timer: setTimeout(() => retry(target), delay) });
  target.setAttribute("src", outlineOf(target));
}

root.addEventListener("load", ({ target }) => {
  if (missing.has(target) && !isOutline(target.getAttribute("src"))) missing.delete(target);
}, true);

function retry(image) {
  const { source, timer } = missing.get(image);
  clearTimeout(timer);
  const isHere = image.isConnected && image.getAttribute("src") === outlineOf(image);
  if (isHere) image.setAttribute("src", source);
  else missing.delete(image); // removed, or the server has set another image
}

// The server can be reached again: does not wait for the timers.
const retryAll = () => [...missing.keys()].forEach(retry);

onConnectionChange(() => connection.isLost || retryAll());
addEventListener("online", retryAll);
