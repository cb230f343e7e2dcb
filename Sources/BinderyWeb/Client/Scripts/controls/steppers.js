// Steppers — the arrow keys press the buttons; Home, End, PageUp, PageDown work as in a slider; digits type a number.

import { isNumberField } from "../dom/fields.js";
import { onTap, tap } from "../input/acting.js";
import { enterNumber, touch } from "../input/edits.js";
import { predictTap, setPredicted } from "../input/predictions.js";
import { root } from "../wire/root.js";
import { createTypeAhead } from "./type-ahead.js";
import { textsOf } from "./value-texts.js";

const stepsOfPage = 10;
const typing = createTypeAhead();
let typedField = null; // the field of the number that is being typed

const buttonBeside = (field, direction) => field.parentNode.querySelector(`[data-step="${direction}"]`);
const fieldBeside = (button) => button.parentNode.querySelector('[role="spinbutton"]');

root.addEventListener("keydown", (event) => {
  const { key, target } = event;
  const direction = { ArrowUp: "up", ArrowDown: "down" }[key];
  const button = direction && target.matches('[role="spinbutton"]') ? buttonBeside(target, direction) : null;
  if (!button) return;
  event.preventDefault();
  if (!button.disabled) tap(button);
});

root.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!isNumberField(target) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const end = { Home: "aria-valuemin", End: "aria-valuemax" }[key];
  const direction = { PageUp: "up", PageDown: "down" }[key];
  if (end) enterNumber(target, Number(target.getAttribute(end)));
  else if (direction) stepPage(buttonBeside(target, direction));
  else if (/^[-.,0-9]$/.test(key)) typeDigit(target, key.replace(",", "."));
  else return;
  // Another key ends the number that is being typed.
  if (end || direction) typing.end();
  event.preventDefault();
});

// Relative, as each step is: the server may have another value by now.
function stepPage(button) {
  for (let step = 0; step < stepsOfPage && !button.disabled; step++) tap(button);
}

function typeDigit(field, digit) {
  if (typedField !== field) typing.end();
  typedField = field;
  const text = typing.add(digit);
  if (text.match(/[0-9]/) && Number.isFinite(Number(text))) enterNumber(field, Number(text));
}

function predictStep(button) {
  const field = fieldBeside(button);
  const texts = textsOf(field);
  const index = texts.indexOf(field.value) + (button.dataset.step === "up" ? 1 : -1);
  // Values with equal texts cannot be told apart.
  if (!texts.includes(field.value) || new Set(texts).size < texts.length || !(index in texts)) return;
  setPredicted(field, "value", texts[index]);
  setPredicted(field, "aria-valuetext", texts[index]);
  setPredicted(buttonBeside(field, "down"), "disabled", index > 0 ? null : "");
  setPredicted(buttonBeside(field, "up"), "disabled", index < texts.length - 1 ? null : "");
}

onTap((button) => {
  if (!button.dataset.step) return;
  const field = fieldBeside(button);
  if (isNumberField(field)) touch(field);
  predictTap(button, () => predictStep(button));
});
