// Unloading — the browser asks before it reloads or closes a page with unsaved edits. The listener exists only then:
// browsers do not keep a page with one for the way back.

import { onFrame } from "../wire/frames.js";
import { root } from "../wire/root.js";

const isUnsaved = () => root.querySelector(":scope > [data-unsaved]") !== null;
const ask = (event) => event.preventDefault();

export function guardUnloading(isGuarded = isUnsaved()) {
  if (isGuarded) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

onFrame({ settled: () => guardUnloading() });
