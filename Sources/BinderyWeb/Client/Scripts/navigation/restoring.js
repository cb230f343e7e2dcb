// Restoring — a restarted server has made the page again from the store: with new node numbers, and without the last
// moment. The elements stay; typed text is sent again.

import { forgetReportedHolds } from "../controls/carousels.js";
import { forgetReportedRanges } from "../controls/lists.js";
import { beginEpoch, pendingMessages } from "../controls/scripts.js";
import { fieldSelector, valueOf, writtenValue } from "../dom/fields.js";
import { parse } from "../dom/html.js";
import { morphChildren } from "../dom/morphing.js";
import { forgetAllNodes, nodeOf } from "../dom/nodes.js";
import { setStyles } from "../dom/styles.js";
import { isComposing, rebaseComposition } from "../input/composition.js";
import { reportAsLeft, sendText } from "../input/edits.js";
import { forgetReportedFocus } from "../input/focus-reports.js";
import { remember } from "../input/memories.js";
import { takeOver, writeValue } from "../input/merging.js";
import { beginRecord } from "../input/records.js";
import { choiceIn, portableText } from "../input/typed-items.js";
import { knowsAllHandled, removeAllEvents, report } from "../wire/events.js";
import { onOperation } from "../wire/frames.js";
import { EventKind, Operation } from "../wire/protocol.js";
import { root } from "../wire/root.js";
import { currentTrail } from "./history.js";
import { unhandledActs } from "./unhandled-acts.js";

// `isContinued`: the session was handed over, and no event after the acknowledged one was handled.
onOperation(Operation.restored, (html, isContinued) => {
  const content = parse(html);
  // Otherwise taps are not repeated: they may have been handled. Typed text is in the fields, and the user's position
  // is in the history.
  const acts = isContinued ? unhandledActs() : [];
  const memories = [...root.querySelectorAll(fieldSelector)].map((field) => [field, remember(field)]);
  const messages = pendingMessages();
  removeAllEvents();
  forgetAllNodes();
  forgetReportedFocus();
  renumber(root, content);
  sendFields(content, memories);
  beginEpoch(messages);
  for (const [, kind, element, ...details] of acts)
    if (nodeOf(element)) report(kind, nodeOf(element), ...details);
  if (currentTrail()) report(EventKind.navigate, currentTrail());
  morphChildren(root, content, writeValue);
  setStyles(root);
  forgetReportedHolds();
  forgetReportedRanges();
});

// Gives the elements their new numbers; elements that the server does not know get none.
function renumber(parent, source) {
  const free = [...parent.children];
  for (const wanted of source.children) {
    const index = free.findIndex((element) => isAlike(element, wanted));
    if (index < 0) continue;
    const [element] = free.splice(index, 1);
    if (nodeOf(wanted)) element.dataset.n = nodeOf(wanted);
    renumber(element, wanted);
  }
  for (const element of free)
    for (const each of [element, ...element.querySelectorAll("[data-n]")]) delete each.dataset.n;
}

const isAlike = (element, other) => element.tagName === other.tagName
  && element.dataset.screen === other.dataset.screen && element.dataset.script === other.dataset.script
  && element.dataset.testid === other.dataset.testid;

// A field keeps its text, whether the user or the program wrote it; text of the program yields to what the program
// writes next. If the server has stored the field and more events than the page knows of, the stored text wins, merged
// with what was typed after it.
function sendFields(content, memories) {
  for (const [field, memory] of memories) {
    const source = content.querySelector(`[data-n="${nodeOf(field)}"]`);
    if (!source || field.readOnly) continue;
    const stored = writtenValue(source);
    if (source.hasAttribute("data-saved") && !knowsAllHandled()) {
      takeOver(field, memory, stored);
      continue;
    }
    beginRecord(field, stored);
    rebaseComposition(field, stored);
    const text = field.tagName === "SELECT" ? choiceIn(source, portableText(field)) ?? stored : valueOf(field);
    if (isComposing(field) || text === stored) continue;
    reportAsLeft(field, () => sendText(field, text));
  }
}
