// Memories — what is needed to find an element or its successor after a frame, and to carry over text and selection.

import { isField, isTextField, selectionOf, setValue, valueOf } from "../dom/fields.js";
import { identityOf, successorOf } from "../dom/identity.js";
import { find, generation, nodeOf } from "../dom/nodes.js";
import { discardedEdits, unhandledEvents } from "../wire/events.js";
import { EventKind } from "../wire/protocol.js";
import { root } from "../wire/root.js";
import { forgetRemovedComposition, isComposing, textBeforeComposition } from "./composition.js";
import { reportAsLeft, reportEdit } from "./edits.js";
import { takeOver } from "./merging.js";
import { isOversized, oversizedFields } from "./oversized.js";
import { agreedTextOf, editsToKeep, serverTextOf } from "./records.js";

export function remember(element) {
  const memory = { element, node: nodeOf(element), generation, ...identityOf(element), selection: null };
  if (!isField(element)) return memory;
  const edits = editsToKeep(element);
  return {
    ...memory,
    edits,
    text: valueOf(element),
    serverText: textBeforeComposition(element) ?? serverTextOf(element),
    agreedText: agreedTextOf(element),
    isFocused: element === document.activeElement,
    isEdited: edits.length > 0 || isComposing(element) || isOversized(element),
    selection: selectionOf(element),
  };
}

export function rememberFocused() {
  const element = document.activeElement;
  return element !== root && root.contains(element) ? remember(element) : null;
}

// The fields with edits that are unhandled or too large to send; the user may be in another field by now.
export function rememberEdited() {
  const edits = [...discardedEdits, ...unhandledEvents()].filter(([, kind]) => kind === EventKind.edit);
  const fields = new Set([...edits.map(([, , node]) => find(node)), ...oversizedFields()]);
  return [...fields].filter((field) => field).map(remember);
}

// Returns the successor of the remembered element, to which it carries over unsent and unhandled text.
export function carryOver(memory) {
  forgetRemovedComposition();
  const successor = successorOf(memory);
  if (successor && successor !== memory.element && memory.isEdited && isField(successor)) {
    memory.isEdited = false; // it may have the focus as well, but is carried over once
    if (isTextField(successor) && isTextField(memory.element)) takeOver(successor, memory, serverTextOf(successor));
    else {
      setValue(successor, memory.text);
      reportAsLeft(successor, () => reportEdit(successor), !memory.isFocused);
    }
  }
  return successor;
}
