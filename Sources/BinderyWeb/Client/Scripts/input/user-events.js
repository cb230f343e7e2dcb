// User events — events that the program listens for, named in `data-on` (see WireProtocol.md), and those at which the
// page itself carries out commands. Of elements in each other, the innermost with the name handles the event.

import { fieldSelector } from "../dom/fields.js";
import { onInserted } from "../dom/insertion.js";
import { connection } from "../wire/connection.js";
import { isPending } from "../wire/events.js";
import { onFrame } from "../wire/frames.js";
import { EventKind } from "../wire/protocol.js";
import { root } from "../wire/root.js";
import { dispatch } from "./acting.js";
import { commandsOf, performCommands } from "./commands.js";

// Elements that take a click for themselves.
const pressable = `button, a, label, summary, [role="button"], ${fieldSelector}`;
// Events of which only the last one counts while earlier ones are not handled.
const continuous = ["pointermove", "mousemove", "wheel", "scroll", "drag", "dragover"];
export const isApple = /Mac|iP/.test(navigator.platform);
const Modifier = { shift: 1, control: 2, meta: 8, primary: 16 };

const listened = new Set(); // the names of events with a listener
const latest = new Map(); // name and element → the last continuous event that is not reported

const held = ({ shiftKey, ctrlKey, altKey, metaKey }) => shiftKey + 2 * ctrlKey + 4 * altKey + 8 * metaKey;
const editingKeys = ["Backspace", "Delete", "Enter", "Home", "End", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

// Whether the key belongs to what has the focus, and not to a view around it: to a text that it changes, or to a button
// or a link that it presses.
export function belongsTo(target, element, { key, ctrlKey, altKey, metaKey }) {
  if (target === element && !writesInto(target, key) || ctrlKey || altKey || metaKey) return false;
  if ((key === "Enter" || key === " ") && target.matches(pressable)) return true;
  return isWritten(target) && (key.length === 1 || (target !== element && editingKeys.includes(key)));
}

const isWritten = (target) =>
  target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="range"])');
const writesInto = (target, key) => isWritten(target) && key.length === 1;
const namesOf = (element) => element.dataset?.on?.split(" ") ?? [];
const typeOf = (name) => name.split(/[@:]/)[0];

// Whether a name stands for the event: "dblclick", "pointerdown@", "keydown:" or "keydown:2+s".
export function stands(name, event) {
  if (typeOf(name) !== event.type) return false;
  const press = name.slice(event.type.length + 1);
  if (!name.includes(":") || !press) return true;
  const at = press.indexOf("+");
  const key = press.slice(at + 1);
  const wanted = Number(press.slice(0, at));
  // Shift chooses the character of a key that is not a letter.
  const ignored = key.length === 1 && key.toLowerCase() === key.toUpperCase() ? Modifier.shift : 0;
  const primary = isApple ? Modifier.meta : Modifier.control;
  const modifiers = wanted & Modifier.primary ? (wanted - Modifier.primary) | primary : wanted;
  return keyOf(event) === key && (held(event) | ignored) === (modifiers | ignored);
}

// With Control, Alt or Command, a keyboard of another script, and Option on a Mac, write another letter than that of
// the key. Control and Alt together, and Option in a field, write a letter that the user wants.
function writtenBy({ key, code, ctrlKey, altKey, metaKey, target }) {
  const isShortcut = metaKey || (altKey ? !ctrlKey && !isWritten(target) : ctrlKey);
  const isForeign = isShortcut && /^[^\0-\x7f]$/.test(key) && code.startsWith("Key");
  return isForeign ? code.at(-1).toLowerCase() : key;
}

function keyOf(event) {
  const key = writtenBy(event);
  return key === " " ? "Space" : key.length === 1 ? key.toLowerCase() : key;
}

// The innermost element with one of its names that stands for the event, and the name.
function findHandler(event, names) {
  const isClick = event.type.endsWith("click");
  for (let element = event.target; element && element !== document; element = element.parentNode) {
    const name = names(element).find((each) => stands(each, event)
      && !(/:./.test(each) && belongsTo(event.target, element, event)));
    if (name) return { element, name };
    if (!event.bubbles || (isClick && element.matches?.(pressable))) return null;
  }
  return null;
}

// The button that is held, numbered like `button` of an event; that of a movement is always -1.
const heldButton = ({ buttons }) => (buttons & 1 ? 0 : buttons & 4 ? 1 : buttons & 2 ? 2 : -1);

function detailOf(event, name, element) {
  if (name.includes(":")) return `${held(event)} ${writtenBy(event)}`;
  if (!name.includes("@")) return "";
  const { left, top, width, height } = element.getBoundingClientRect();
  const button = event.type.endsWith("move") ? heldButton(event) : event.button;
  const numbers = [event.clientX - left, event.clientY - top, width, height].map((number) => +number.toFixed(2));
  return [...numbers, Math.min(button, 2), held(event)].join(" ");
}

function handle(event) {
  // 229 and isComposing: the key belongs to the input method.
  if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
  // A browser that fills in a field sends key events without a key.
  if (event.type.startsWith("key") && !event.key) return;
  const local = findHandler(event, (element) => commandsOf(element).map(([name]) => name));
  if (local && !local.element.closest("[disabled], [data-soft-disabled]"))
    performCommands(local.element, local.name);
  const found = findHandler(event, namesOf);
  if (!found) return;
  const { element, name } = found;
  if (event.type === "contextmenu" || /:./.test(name)) event.preventDefault();
  // A press on a button in the element remains one of the button.
  const pressed = event.target.closest?.(pressable);
  const isOfElement = !pressed || pressed === element || !element.contains(pressed);
  if (event.type === "pointerdown" && isOfElement
    && namesOf(element).some((each) => typeOf(each) === "pointermove"))
    element.setPointerCapture(event.pointerId);
  const detail = detailOf(event, name, element);
  if (!continuous.includes(event.type)) {
    reportLatest();
    return dispatch(element, name, detail);
  }
  latest.set(name + element.dataset.n, [element, name, detail]);
  if (!isPending(EventKind.dispatch)) reportLatest();
}

function reportLatest() {
  const events = [...latest.values()];
  latest.clear();
  if (!connection.isLost) for (const event of events) if (event[0].isConnected) dispatch(...event);
}

function listenIn(scope) {
  for (const element of [scope, ...scope.querySelectorAll("[data-on], [data-do]")])
    for (const name of [...namesOf(element), ...commandsOf(element).map(([each]) => each)]) listen(typeOf(name));
}

function listen(type) {
  if (listened.has(type)) return;
  listened.add(type);
  root.addEventListener(type, handle);
  // Events that do not bubble come to the root on their way down only.
  root.addEventListener(type, (event) => event.bubbles || handle(event), true);
}

listenIn(root);
onInserted(listenIn);
onFrame({ finished: () => isPending(EventKind.dispatch) || reportLatest() });
