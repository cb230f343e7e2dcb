// Reloading — the new page receives the typed text as edits, and says that passwords were not kept. A page that reloads
// itself, because the server no longer knows it, also continues the state stored for the previous page.

import { currentPredecessor, inheritFrom } from "../input/inheritance.js";
import { isTooLarge } from "../input/oversized.js";
import { putBackAll, typedItems } from "../input/typed-items.js";
import { closeConnection } from "../wire/connection.js";
import { acknowledged } from "../wire/events.js";
import { onOperation } from "../wire/frames.js";
import { Operation } from "../wire/protocol.js";
import { socketAddress } from "../wire/root.js";
import { warnOnce } from "../wire/warnings.js";
import { currentTrail } from "./history.js";
import { clear, read, remove, store, take } from "./storage.js";
import { guardUnloading } from "./unloading.js";

const typedKey = "bindery-typed";
const predecessorKey = "bindery-page"; // the previous page's token, and its last acknowledged event
// The text of a page that the user left, for its entry of the history.
const leftKey = () => `bindery-left ${currentTrail()}`;

// A page younger than that waits before it reloads: without a pause, a server that knows no page would be asked
// continuously. Older pages reload at different times. In milliseconds.
const youth = 3000;
const pauseOfYoungPages = 2000;
const longestDelay = 250;

let reloadsItself = false; // the script, not the user, reloads the page

onOperation(Operation.unknownPage, () => {
  closeConnection();
  setTimeout(reload, performance.now() < youth ? pauseOfYoungPages : Math.random() * longestDelay);
});

// Another user, or no user any more, has the page: what the tab remembers is not for them.
onOperation(Operation.load, (path) => {
  reloadsItself = true;
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
  // Steps of a stepper are either in the state that the server has stored, or had no effect.
  const typed = typedItems().map(({ number, ...item }) => item);
  // A page that has received no frame passes on its own predecessor.
  const page = socketAddress().searchParams.get("page");
  store(predecessorKey, currentPredecessor() ?? { page, acknowledged });
  // If the storage is too small: without `known`, then without the texts that are too large for the server.
  const texts = typed.map((item) => ({ ...item, known: undefined }));
  const short = texts.filter(({ text = "" }) => !isTooLarge(text));
  [typed, texts, short].some((items) => store(typedKey, items));
  // Nothing is lost, so the browser need not ask.
  guardUnloading(false);
  location.reload();
}

// The typed text stays in the tab when the user leaves. (Chromium 156 loses what `replaceState` gets during unload.)
addEventListener("pagehide", () => {
  if (reloadsItself) return;
  const items = typedItems().map(({ known, isFocused, ...item }) => item);
  if (items.length) store(leftKey(), items);
  else remove(leftKey());
});

// Before typed text is put back, since its edits depend on the predecessor.
export function restorePredecessor() {
  inheritFrom(take(predecessorKey));
}

export function restoreTypedText() {
  const left = currentTrail() ? read(leftKey()) : null;
  try {
    putBackAll(take(typedKey) ?? left ?? []);
  } catch (error) {
    warnOnce("typed text could not be put back", error);
  }
}
