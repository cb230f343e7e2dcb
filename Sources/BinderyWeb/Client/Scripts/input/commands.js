// Commands — changes of the page at an event that need no answer of the server, from `data-do`: a list of
// [event, what is done, the id of an element, a class or a text].

import { isField, valueOf } from "../dom/fields.js";
import { identityOf, withTestId } from "../dom/identity.js";
import { onRemove } from "../dom/insertion.js";
import { setAttributeBy } from "../dom/operations.js";
import { onFrame } from "../wire/frames.js";
import { root } from "../wire/root.js";
import { warnOnce } from "../wire/warnings.js";

const chosenClasses = new Map(); // element → class → whether a command has added or removed it

export const commandsOf = (element) => (element.dataset?.do ? JSON.parse(element.dataset.do) : []);

export function performCommands(element, event) {
  for (const [name, action, id, detail] of commandsOf(element))
    if (name === event) actions[action]?.(id ? targetOf(element, id) : element, detail);
}

// The view with the id in the same row, or else on the same screen, or else on the page.
function targetOf(element, id) {
  const { row, screen } = identityOf(element);
  const scopes = [row && element.closest(withTestId(row)), screen && element.closest(".screen"), root];
  for (const scope of scopes) {
    const found = scope?.querySelector(withTestId(id));
    if (found) return found;
  }
  return null;
}

// The server has no part in this attribute: what it hides itself has `hidden`.
const gone = "data-gone";

// A field is shown and hidden with its label.
const whole = (target) => (target && isField(target) ? target.closest(".field") ?? target : target);

const actions = {
  show: (target) => whole(target)?.removeAttribute(gone),
  hide: (target) => whole(target)?.setAttribute(gone, ""),
  toggle: (target) => whole(target)?.toggleAttribute(gone),
  focus: (target) => target?.focus(),
  add: (target, name) => choose(target, name, true),
  remove: (target, name) => choose(target, name, false),
  switch: (target, name) => choose(target, name, !target?.classList.contains(name)),
  copy: (target, text) => copy(text),
  copyFrom: (target) => target && copy(isField(target) ? valueOf(target) : target.innerText),
  print: () => window.print(),
};

function choose(target, name, isOn) {
  if (!target) return;
  if (!chosenClasses.has(target)) chosenClasses.set(target, new Map());
  chosenClasses.get(target).set(name, isOn);
  applyClasses(target);
}

function applyClasses(element) {
  for (const [name, isOn] of chosenClasses.get(element) ?? []) element.classList.toggle(name, isOn);
}

// Without TLS, browsers have no clipboard for scripts but the selection, and users may deny the other one.
async function copy(text) {
  try {
    return await navigator.clipboard.writeText(text);
  } catch {}
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  (focused.closest("dialog") ?? document.body).append(area);
  area.select();
  if (!document.execCommand("copy")) warnOnce("not copied");
  area.remove();
  focused.focus({ preventScroll: true });
}

setAttributeBy((element, name, value, setAttribute) => {
  setAttribute();
  applyClasses(element);
}, "class");

onRemove((element) => {
  for (const each of chosenClasses.keys()) if (element.contains(each)) chosenClasses.delete(each);
});
// The whole state has replaced the classes.
onFrame({ settled: () => [...chosenClasses.keys()].forEach(applyClasses) });
