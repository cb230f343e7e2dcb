// Acting — a tap or a submission is reported after what the user did before it: edits and changes of the focus.

import { nodeOf } from "../dom/nodes.js";
import { connection } from "../wire/connection.js";
import { report } from "../wire/events.js";
import { createHook } from "../wire/hook.js";
import { EventKind } from "../wire/protocol.js";
import { insistOnBanner } from "./banner.js";
import { reportAllEdits } from "./edits.js";
import { reportFocus } from "./focus-reports.js";
import { oversizedFields } from "./oversized.js";
import { isSoftDisabled } from "./soft-disabling.js";

// Called with each tapped element, after its event was reported.
const taps = createHook();
export const onTap = taps.add;

export const tap = (element) => act(EventKind.tap, element);
export const submit = (element) => act(EventKind.submit, element);
export const dispatch = (element, name, detail) => act(EventKind.dispatch, element, name, detail);

// Returns whether the event was reported.
export function act(kind, element, ...details) {
  if (isSoftDisabled(element)) return false;
  if (connection.isLost) return insistOnBanner();
  reportAllEdits();
  // What is committed when a field is left precedes what a button does with it.
  reportFocus(document.activeElement, false);
  report(kind, nodeOf(element), ...details);
  if (kind === EventKind.tap) taps.call(element);
  // The tap takes effect without the text that is too large to be sent.
  if (oversizedFields().length) insistOnBanner();
  return true;
}
