// Fields — their content, as the browser shows it and as the server's HTML has it.

import { follow } from "./rebasing.js";

export const fieldSelector = "input[data-n], textarea[data-n], select[data-n]";
export const isField = (element) => element instanceof HTMLElement && element.matches(fieldSelector);
export const isTextField = (field) =>
  field.matches('textarea, input:not([type="checkbox"], [type="range"], [role="spinbutton"])');

// The field of a stepper into which a number can be typed.
export const isNumberField = (field) => field.matches('[role="spinbutton"][aria-valuenow]');

export const valueOf = (field) => (field.type === "checkbox" ? String(field.checked) : field.value);

export function setValue(field, text) {
  if (field.type === "checkbox") field.checked = text === "true";
  else field.value = text;
  grow(field);
}

export function writtenValue(field) {
  if (field.type === "checkbox") return String(field.defaultChecked);
  if (field.tagName === "SELECT") return field.querySelector("option[selected]")?.value ?? "";
  return field.defaultValue;
}

// In other browsers `grow` adapts the height of a text area to its text.
const growsByItself = CSS.supports("field-sizing", "content");

export function grow(field) {
  if (growsByItself || field.tagName !== "TEXTAREA") return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

export function selectionOf(field) {
  if (!isTextField(field)) return null;
  const { selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop, value } = field;
  return { selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop, text: value };
}

// Restores a selection. The caret stays at its position in the text.
export function restoreSelection(field, selection) {
  // Number fields have no selection.
  if (!selection || selection.selectionStart === null || field.selectionStart === null) return;
  const moved = (position) => follow(position, selection.text, field.value);
  field.setSelectionRange(moved(selection.selectionStart), moved(selection.selectionEnd), selection.selectionDirection);
  field.scrollLeft = selection.scrollLeft;
  field.scrollTop = selection.scrollTop;
}
