// Steppers — the arrow keys press the buttons; Home, End, PageUp, PageDown work as in a slider; digits type a number.

import { isNumberField } from "../dom/fields.js";
import { onTap, tap } from "../input/acting.js";
import { enterNumber, touch } from "../input/edits.js";
import { predictTap, setPredicted } from "../input/predictions.js";
import { root } from "../wire/root.js";
import { createTypeAhead } from "./type-ahead.js";
import { textsOf } from "./value-texts.js";

const steps = { ArrowUp: ["up", 1], ArrowDown: ["down", 1], PageUp: ["up", 10], PageDown: ["down", 10] };
const ends = { Home: "aria-valuemin", End: "aria-valuemax" };
const typing = createTypeAhead();
let typedField = null; // the field of the number that is being typed

const buttonBeside = (field, direction) => field.parentNode.querySelector(`[data-step="${direction}"]`);

root.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!target.matches('[role="spinbutton"]')) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const isDigit = /^[-.,0-9]$/.test(key);
  if (steps[key]) step(target, ...steps[key]);
  else if (!isNumberField(target)) return;
  else if (ends[key]) enter(target, Number(target.getAttribute(ends[key])));
  else if (isDigit) typeDigit(target, key.replace(",", "."));
  else return;
  // Another key ends the number that is being typed.
  if (!isDigit) typing.end();
  event.preventDefault();
});

// Relative, also by a page: the server may have another value by now.
function step(field, direction, count) {
  const button = buttonBeside(field, direction);
  while (count-- && !button.disabled) tap(button);
}

function typeDigit(field, digit) {
  if (typedField !== field) typing.end();
  typedField = field;
  const text = typing.add(digit);
  if (text.match(/[0-9]/) && Number.isFinite(Number(text))) enter(field, Number(text));
}

const enter = (field, number) =>
  enterNumber(field, number) && predictTap(field, () => predictNumber(field, number));

// Shows the value at an index. Without one only the server knows the value, and any step may be possible from there.
function showPredicted(field, texts, index) {
  // Values with equal texts cannot be told apart.
  const isKnown = index in texts && new Set(texts).size === texts.length;
  for (const name of isKnown ? ["value", "aria-valuetext"] : []) setPredicted(field, name, texts[index]);
  for (const [direction, end] of [["down", 0], ["up", texts.length - 1]])
    setPredicted(buttonBeside(field, direction), "disabled", isKnown && index === end ? "" : null);
}

function predictStep(field, direction) {
  const texts = textsOf(field);
  const step = direction === "up" ? 1 : -1;
  showPredicted(field, texts, texts.includes(field.value) ? texts.indexOf(field.value) + step : -1);
}

function predictNumber(field, number) {
  const texts = textsOf(field);
  let index = texts.indexOf(String(number));
  if (number <= field.getAttribute("aria-valuemin")) index = 0;
  if (number >= field.getAttribute("aria-valuemax")) index = texts.length - 1;
  showPredicted(field, texts, index);
}

onTap((button) => {
  const { step } = button.dataset;
  if (!step) return;
  const field = button.parentNode.querySelector('[role="spinbutton"]');
  if (isNumberField(field)) touch(field);
  predictTap(button, () => predictStep(field, step));
});
