// Fields — what the server believes of each, and when its word may be written over the person's.

const believed = new WeakMap(); // field → the text the server has or is being told
const touched = new Set(); // the whereabouts of the fields that the person has edited
let composition = null; // { field, before, arrived }: what an input method is doing

const fields = "input[data-n], textarea[data-n]";
const isField = (element) => element instanceof HTMLElement && element.matches(fields);
const belief = (field) => (believed.has(field) ? believed.get(field) : field.defaultValue);

function reportEdit(field) {
  if (composition?.field === field || field.value === belief(field)) return;
  believed.set(field, field.value);
  touched.add(JSON.stringify(whereabouts(field)));
  report(Kind.edit, nodeOf(field), field.value);
}

// Text typed before this script ran, restored by the browser, or set by a password manager without any event.
function reportUnseenEdits() {
  root.querySelectorAll(fields).forEach(reportEdit);
}

function writeValue(field, text) {
  if (isPending(Kind.edit, nodeOf(field))) return;
  if (composition?.field === field) {
    composition.arrived = text;
    return;
  }
  believed.set(field, text);
  if (field.value === text) return;
  const selection = selectionOf(field);
  field.value = text;
  if (field === document.activeElement) select(field, selection);
}

function selectionOf(field) {
  const { selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop, value } = field;
  return { selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop, length: value.length };
}

// A caret at the end stays at the end, or a server that formats a number while it is typed would scramble it.
function select(field, selection) {
  if (selection.selectionStart === null || field.selectionStart === null) return; // e-mail and number fields
  const fit = (at) => (at >= selection.length ? field.value.length : Math.min(at, field.value.length));
  field.setSelectionRange(fit(selection.selectionStart), fit(selection.selectionEnd), selection.selectionDirection);
  field.scrollLeft = selection.scrollLeft;
  field.scrollTop = selection.scrollTop;
}

function beginComposition(field) {
  composition = { field, before: field.value, arrived: null };
}

function endComposition() {
  const { field, before, arrived } = composition;
  composition = null;
  if (field.value !== before || arrived === null) reportEdit(field);
  else writeValue(field, arrived);
}
