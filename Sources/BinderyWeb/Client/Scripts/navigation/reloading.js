// Reloading — a page that is loaded again in its tab, by the user or by itself, continues the page before: the state
// that the server has of it, and the typed text, as edits. Passwords are not kept; the page says so.

import { currentPredecessor, inheritFrom } from "../input/inheritance.js";
import { isTooLarge } from "../input/oversized.js";
import { putBackAll, typedItems } from "../input/typed-items.js";
import { closeConnection } from "../wire/connection.js";
import { acknowledged } from "../wire/events.js";
import { onOperation } from "../wire/frames.js";
import { Operation } from "../wire/protocol.js";
import { root, socketAddress } from "../wire/root.js";
import { warnOnce } from "../wire/warnings.js";
import { currentTrail } from "./history.js";
import { clear, store, take } from "./storage.js";
import { actsToPassOn, inheritActs } from "./unhandled-acts.js";
import { guardUnloading } from "./unloading.js";

// The page that was left at an entry of the history: { page, acknowledged, items, acts, time }, its token, its last
// acknowledged event, its typed text, and taps that the server has not handled.
const leftKey = () => `bindery-left ${currentTrail() || location}`;

// A page younger than that waits before it reloads: without a pause, a server that knows no page would be asked
// continuously. Older pages reload at different times. In milliseconds.
const youth = 3000;
const pauseOfYoungPages = 2000;
const longestDelay = 250;
const repeatable = 10000; // how long the page may have been left for its taps to be repeated

let reloadsItself = false; // the script, not the user, reloads the page
let isOver = false; // nothing of the page is for the next one

onOperation(Operation.unknownPage, () => {
  closeConnection();
  setTimeout(reload, performance.now() < youth ? pauseOfYoungPages : Math.random() * longestDelay);
});

// Another user, or no user any more, has the page: what the tab remembers is not for them.
onOperation(Operation.load, (path) => {
  isOver = true;
  closeConnection();
  clear();
  // The rest of the frame may change the history and the guard.
  setTimeout(() => {
    guardUnloading(false);
    location.replace(path);
  });
});

function reload() {
  reloadsItself = true;
  // Nothing is lost, so the browser need not ask.
  guardUnloading(false);
  location.reload();
}

// (Chromium 156 loses what `replaceState` gets during unload.)
addEventListener("pagehide", () => {
  if (isOver) return;
  // A page that has received no frame passes on its own predecessor.
  const left = {
    ...currentPredecessor() ?? { page: socketAddress().searchParams.get("page"), acknowledged },
    acts: actsToPassOn(), time: Date.now(), user: root.dataset.user,
  };
  const typed = typedItems().map((item) => ({ ...item, isFocused: item.isFocused && reloadsItself }));
  // If the storage is too small: without `known`, then without the texts that are too large for the server.
  const texts = typed.map((item) => ({ ...item, known: undefined }));
  const short = texts.filter(({ text = "" }) => !isTooLarge(text));
  [typed, texts, short].some((items) => store(leftKey(), { ...left, items }));
});

// Once: a duplicate of the tab does not continue the page as well.
export const takeLeftPage = () => take(leftKey());

export function continueLeftPage() {
  const { items = [], acts, time, user, ...page } = (history.state && takeLeftPage()) || {};
  // What a user has typed is not for the next one, nor for a page without a user.
  if (user && user !== root.dataset.user) return;
  // Before typed text is put back, since its edits depend on the predecessor.
  if (page.page) inheritFrom(page);
  if (Date.now() - time < repeatable) inheritActs(acts);
  try {
    putBackAll(items);
  } catch (error) {
    warnOnce("text not put back", error);
  }
}
