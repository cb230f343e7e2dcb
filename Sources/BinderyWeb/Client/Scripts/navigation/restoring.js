// Restoring — the server has made the page's session again from the store, after a restart or a rest: the elements
// stay, and get new node numbers.
//
// A session that has ended in order has handled exactly what it has acknowledged: the page repeats all later events in
// their order, and shows what the server has. One that was lost may have handled more: taps are not repeated, and the
// texts of the fields are sent.

import { forgetReportedHolds } from "../controls/carousels.js";
import { forgetReportedRanges } from "../controls/lists.js";
import { beginEpoch, isMessage, pendingMessages } from "../controls/scripts.js";
import { fieldSelector, isTextField, setValue, valueOf, writtenValue } from "../dom/fields.js";
import { parse } from "../dom/html.js";
import { morphChildren } from "../dom/morphing.js";
import { find, forgetAllNodes, nodeOf } from "../dom/nodes.js";
import { setStyles } from "../dom/styles.js";
import { isComposing, rebaseComposition } from "../input/composition.js";
import { reportAsLeft, sendText } from "../input/edits.js";
import { forgetReportedFocus } from "../input/focus-reports.js";
import { remember } from "../input/memories.js";
import { rebaseEdits, showServerText, takeOver, writeValue } from "../input/merging.js";
import { beginRecord } from "../input/records.js";
import { choiceIn, portableText } from "../input/typed-items.js";
import { knowsAllHandled, removeAllEvents, report, unhandledEvents } from "../wire/events.js";
import { onOperation } from "../wire/frames.js";
import { EventKind, Operation } from "../wire/protocol.js";
import { root } from "../wire/root.js";
import { currentTrail } from "./history.js";

const move = "bindery-move"; // the name of an event whose detail is the number of another row, with a sign

// `isContinued`: the session has ended in order.
onOperation(Operation.restored, (html, isContinued) => {
  const content = parse(html);
  const events = isContinued ? eventsToRepeat() : [];
  const memories = [...root.querySelectorAll(fieldSelector)].map((field) => [field, remember(field)]);
  const messages = pendingMessages();
  removeAllEvents();
  forgetAllNodes();
  forgetReportedFocus();
  renumber(root, content);
  const fields = memories.flatMap(([field, memory]) => {
    const source = content.querySelector(`[data-n="${nodeOf(field)}"]`);
    return source ? [{ field, memory, source, stored: writtenValue(source) }] : [];
  });
  // Before what the user does on the screen, which may lead to another one.
  if (currentTrail() && !events.some(({ kind }) => kind === EventKind.navigate))
    report(EventKind.navigate, currentTrail());
  if (isContinued) {
    fields.forEach(beginField);
    beginEpoch(messages);
    events.forEach(repeat);
    fields.forEach(finishField);
  } else {
    fields.forEach(sendField);
    beginEpoch(messages);
  }
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

// Buttons without an identifier are told apart by their texts: a tap must not be repeated on another one.
const isAlike = (element, other) => element.tagName === other.tagName
  && ["screen", "script", "testid"].every((name) => element.dataset[name] === other.dataset[name])
  && (element.type === other.type || element.matches(".secret"))
  && (element.dataset.testid || !element.matches("a, button") || element.textContent === other.textContent);

// --- a session that has ended in order

// Rows, holds and the focus are reported again, and the messages of scripts by their own rules.
const repeatedKinds = [
  EventKind.edit, EventKind.tap, EventKind.submit, EventKind.focus, EventKind.blur, EventKind.dispatch,
];

const eventsToRepeat = () => unhandledEvents().flatMap((event) => {
  const [, kind, node, ...details] = event;
  if (kind === EventKind.navigate) return [{ event, kind, details: [node] }];
  if (event.isVoid || !repeatedKinds.includes(kind) || isMessage(event) || !find(node)) return [];
  const neighbour = details[0] === move ? find(Math.abs(details[1])) : null;
  return [{ event, kind, element: find(node), details, neighbour }];
});

function repeat({ event, kind, element, details, neighbour }) {
  if (kind === EventKind.navigate) return report(kind, ...details);
  if (!nodeOf(element)) return;
  if (kind === EventKind.edit && isTextField(element)) return sendText(element, event.text);
  // The session knows of no focus yet.
  if (kind === EventKind.blur) report(EventKind.focus, nodeOf(element));
  if (details[0] === move) {
    if (nodeOf(neighbour)) report(kind, nodeOf(element), move, String(Math.sign(details[1]) * nodeOf(neighbour)));
  } else report(kind, nodeOf(element), ...details);
}

// The edits of a saved text that are repeated are based on the server's. The server gets a text that no model saves.
function beginField({ field, memory, source, stored }) {
  const isSaved = source.hasAttribute("data-saved");
  const base = memory.agreedText ?? stored;
  if (isSaved && isTextField(field)) rebaseEdits(memory.edits, base, stored);
  beginRecord(field, stored);
  rebaseComposition(field, stored);
  if (isSaved || !isTextField(field) || isComposing(field)) return;
  const text = memory.edits.length ? base : memory.text;
  if (text !== stored) reportAsLeft(field, () => sendText(field, text));
}

// The server's text is shown, with what the user has typed since.
function finishField({ field, memory }) {
  if (!isTextField(field) || isComposing(field)) return;
  setValue(field, memory.text);
  showServerText(field, memory.serverText);
}

// --- a session that was lost

// A field keeps its text, whether the user or the program wrote it; text of the program yields to what the program
// writes next. If the server has stored the field and more events than the page knows of, the stored text wins, merged
// with what was typed after it.
function sendField({ field, memory, source, stored }) {
  if (field.readOnly) return;
  if (source.hasAttribute("data-saved") && !knowsAllHandled()) return takeOver(field, memory, stored);
  beginRecord(field, stored);
  rebaseComposition(field, stored);
  const text = field.tagName === "SELECT" ? choiceIn(source, portableText(field)) ?? stored : valueOf(field);
  if (isComposing(field) || text === stored) return;
  reportAsLeft(field, () => sendText(field, text));
}
