// Focus — remembered before a frame, restored after it.

// The focused node as the server knows it; 0 for none.
let reportedFocus = 0;
let applying = false; // a frame is being applied: its changes of the focus are not the user's
// The element that lost the focus because a frame disabled it; it gets the focus back when it is enabled.
let disabledWhileFocused = null;

// A press begins by taking the focus from a field. If the server reacted to that, for example with a message, the
// pressed element could move from under the pointer. So the server receives the change of focus after the press.
let isPressing = false;

function reportFocus(element, isHeldBack = isPressing) {
  const node = hearsOfFocus(element) ? nodeOf(element) : 0;
  if (applying || isHeldBack || node === reportedFocus) return;
  if (reportedFocus && find(reportedFocus)) report(Kind.blur, reportedFocus);
  if (node) report(Kind.focus, node);
  reportedFocus = node;
}

// Whether the server is sent the focus of an element: fields, and elements with `data-focus`.
const hearsOfFocus = (element) => element instanceof HTMLElement && !element.matches(":disabled")
  && (isField(element) && !isGentle(element) || element.matches("[data-focus]"));

// The server's request to focus an element failed: it learns that the element does not have the focus.
function reportRefusal(element) {
  if (element.matches("[data-focus]") && element !== document.activeElement) report(Kind.blur, nodeOf(element));
}

function endPress() {
  if (!isPressing) return;
  isPressing = false;
  if (document.hasFocus()) reportFocus(document.activeElement);
}

// Whether no control has the focus. A heading has it only to be read.
const hasNobodyTheFocus = () => document.activeElement === document.body
  || document.activeElement?.matches(".bar-title, .dialog-title");

function rememberFocus() {
  const element = document.activeElement;
  return element && element !== root && root.contains(element) ? remember(element) : null;
}

// The fields with edits that are unhandled or too large to send; the user may be in another field by now.
function rememberEdited() {
  const edits = [...discarded, ...unseen()].filter(([, kind]) => kind === Kind.edit);
  const edited = new Set([...edits.map(([, , node]) => find(node)), ...oversized]);
  return [...edited].filter((field) => field).map(remember);
}

// What is needed to find the element or its successor after a frame, and to carry over a field's text and selection.
function remember(element) {
  const field = isField(element);
  return {
    element,
    node: nodeOf(element),
    ...whereabouts(element),
    ...(field && {
      text: valueOf(element),
      told: composition?.field === element ? composition.told : belief(element),
      agreed: agreedOf(element),
      edits: editsToKeep(element),
    }),
    edited: field && (editsToKeep(element).length || composition?.field === element || oversized.has(element)),
    selection: field ? selectionOf(element) : null,
  };
}

// What identifies a field across re-creation.
function whereabouts(element) {
  return {
    identifier: element.dataset.testid,
    row: element.closest('[data-testid^="row-"]')?.dataset.testid,
    screen: element.closest(".screen")?.dataset.screen,
  };
}

const called = (name) => `[data-testid="${CSS.escape(name)}"]`;

// Returns the element with the remembered number, or else with its test identifier in the same row or screen.
function successor(held) {
  if (find(held.node)) return find(held.node);
  if (!held.identifier) return null;
  const screen = held.screen ? root.querySelector(`.screen[data-screen="${CSS.escape(held.screen)}"]`) : root;
  const place = held.row ? screen?.querySelector(called(held.row)) : screen;
  if (place?.matches(called(held.identifier))) return place;
  return place?.querySelector(called(held.identifier)) ?? null;
}

// Returns the successor of the remembered element, to which it carries over unsent and unacknowledged text.
function carryOver(held) {
  if (composition && !composition.field.isConnected) composition = null;
  const heir = successor(held);
  if (heir && heir !== held.element && held.edited && isField(heir)) {
    held.edited = false; // it may have the focus as well, but is carried over once
    if (isText(heir) && isText(held.element)) takeOver(heir, held, belief(heir));
    else setValue(heir, held.text);
    reportEdit(heir);
  }
  return heir;
}

function giveFocus(element, selection) {
  if (element === document.activeElement) return;
  if (element.disabled) yieldGently(element);
  element.focus({ preventScroll: true });
  if (selection && isField(element) && element === document.activeElement) select(element, selection);
}
