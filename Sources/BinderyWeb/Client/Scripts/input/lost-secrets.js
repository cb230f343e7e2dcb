// Lost secrets — a password is not kept when the page is reloaded, and the banner says so until it is typed again.

import { identityKey, successorOf } from "../dom/identity.js";
import { onFrame } from "../wire/frames.js";
import { root } from "../wire/root.js";
import { setNotice, updateBanner } from "./banner.js";

const lostSecrets = new Set(); // the identity keys of fields whose password was not kept

const fieldOf = (key) => successorOf(JSON.parse(key));

export const isSecretLost = (field) => lostSecrets.has(identityKey(field));

export function noteLostSecret(field) {
  lostSecrets.add(identityKey(field));
}

setNotice("secretLost", () => [...lostSecrets].some((key) => fieldOf(key)?.closest("[hidden]") === null));

root.addEventListener("input", ({ target }) => lostSecrets.delete(identityKey(target)) && updateBanner());

onFrame({
  // The field was removed: the next screen of that name has lost nothing.
  settled() {
    const gone = [...lostSecrets].filter((key) => !fieldOf(key));
    for (const key of gone) lostSecrets.delete(key);
    if (gone.length) updateBanner();
  },
});
