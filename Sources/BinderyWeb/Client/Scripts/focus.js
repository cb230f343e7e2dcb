// Focus — remembered before a frame, put back after it.

let reportedFocus = 0;
let applying = false; // a frame's own comings and goings of the focus are not the person's
let disabledWhileFocused = null;

// A press begins by taking the focus from a field. What the server shows for that, a message for instance, would move what is
// pressed from under the pointer: it hears of it when the press is over.
let isPressing = false;

function reportFocus(element, isHeldBack = isPressing) {
  const node = hearsOfFocus(element) ? nodeOf(element) : 0;
  if (applying || isHeldBack || node === reportedFocus) return;
  if (reportedFocus && find(reportedFocus)) report(Kind.blur, reportedFocus);
  if (node) report(Kind.focus, node);
  reportedFocus = node;
}

// Fields, and what the program follows the focus of.
const hearsOfFocus = (element) => element instanceof HTMLElement && !element.matches(":disabled")
  && (isField(element) && !isGentle(element) || element.matches("[data-focus]"));

// The program asked for what cannot be: it was told that the control has the focus.
function reportRefusal(element) {
  if (element.matches("[data-focus]") && element !== document.activeElement) report(Kind.blur, nodeOf(element));
}

function endPress() {
  if (!isPressing) return;
  isPressing = false;
  if (document.hasFocus()) reportFocus(document.activeElement);
}

// A heading has it only to be read.
const hasNobodyTheFocus = () => document.activeElement === document.body
  || document.activeElement?.matches(".bar-title, .dialog-title");

function rememberFocus() {
  const element = document.activeElement;
  return element && element !== root && root.contains(element) ? remember(element) : null;
}

// Whatever the server has not yet heard of, although the person may be in another field by now.
function rememberEdited() {
  const edits = [...discarded, ...unseen()].filter(([, kind]) => kind === Kind.edit);
  const edited = new Set([...edits.map(([, , node]) => find(node)), ...oversized]);
  return [...edited].filter((field) => field).map(remember);
}

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

// What a field made anew has in common with the one before.
function whereabouts(element) {
  return {
    identifier: element.dataset.testid,
    row: element.closest('[data-testid^="row-"]')?.dataset.testid,
    screen: element.closest(".screen")?.dataset.screen,
  };
}

const called = (name) => `[data-testid="${CSS.escape(name)}"]`;

function successor(held) {
  if (find(held.node)) return find(held.node);
  if (!held.identifier) return null;
  const screen = held.screen ? root.querySelector(`.screen[data-screen="${CSS.escape(held.screen)}"]`) : root;
  const place = held.row ? screen?.querySelector(called(held.row)) : screen;
  if (place?.matches(called(held.identifier))) return place;
  return place?.querySelector(called(held.identifier)) ?? null;
}

// Returns the element that now stands for the remembered one.
function carryOver(held) {
  if (composition && !composition.field.isConnected) composition = null;
  const heir = successor(held);
  if (heir && heir !== held.element && held.edited && isField(heir)) {
    held.edited = false; // it may have the focus, too, and is carried over once
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
