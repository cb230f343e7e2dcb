// Fields — what the server believes of each, and when its word may be written over the person's.

const believed = new WeakMap(); // field → the text the server has or is being told
const touched = new Set(); // the whereabouts of the fields that the person has edited
let composition = null; // { field, before, arrived }: what an input method is doing

const fields = "input[data-n], textarea[data-n], select[data-n]";
const isField = (element) => element instanceof HTMLElement && element.matches(fields);
const isText = (field) => field.tagName === "TEXTAREA" || field.tagName === "INPUT" && field.type !== "checkbox" && field.type !== "range";
const belief = (field) => (believed.has(field) ? believed.get(field) : writtenValue(field));

// What a field holds, as one text whatever it is.
const valueOf = (field) => (field.type === "checkbox" ? String(field.checked) : field.value);

function setValue(field, text) {
  if (field.type === "checkbox") field.checked = text === "true";
  else field.value = text;
  grow(field);
}

// What the server's HTML says of it.
function writtenValue(field) {
  if (field.type === "checkbox") return String(field.defaultChecked);
  if (field.tagName === "SELECT") return field.querySelector("option[selected]")?.value ?? "";
  return field.defaultValue;
}

// Where the style sheet cannot let an area grow with its text.
const growsByItself = CSS.supports("field-sizing", "content");

function grow(field) {
  if (growsByItself || field.tagName !== "TEXTAREA") return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

function reportEdit(field) {
  if (field.readOnly || composition?.field === field) return;
  const text = valueOf(field);
  if (text === belief(field)) return markOversized(field, false);
  touched.add(JSON.stringify(whereabouts(field)));
  tell(field, text);
}

// A field that the person has gone on from is told as it was then: some values count only once their field was left.
function tellAsLeft(field, tellText) {
  const isLeft = field !== document.activeElement && !field.matches(":disabled");
  if (isLeft) report(Kind.focus, nodeOf(field));
  tellText();
  if (isLeft) report(Kind.blur, nodeOf(field));
}

// Text typed before this script ran, restored by the browser, or set by a password manager without any event.
function reportUnseenEdits() {
  root.querySelectorAll(fields).forEach(reportEdit);
}

function writeValue(field, text) {
  const edit = unseen().findLast((event) => event[1] === Kind.edit && event[2] === nodeOf(field));
  if (edit) {
    // The choices may have been written anew around it.
    if (!isText(field)) setValue(field, edit[3]);
    return;
  }
  if (composition?.field === field) {
    composition.arrived = text;
    return;
  }
  // It has what the person entered, which the server does not.
  if (oversized.has(field)) return believed.set(field, text);
  const selection = selectionOf(field);
  const isSame = valueOf(field) === text;
  if (!isSame) setValue(field, text);
  // A slider or a choice shows the nearest that it has.
  believed.set(field, isText(field) ? text : valueOf(field));
  if (!isSame && field === document.activeElement) select(field, selection);
}

function selectionOf(field) {
  if (!isText(field)) return null;
  const { selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop, value } = field;
  return { selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop, length: value.length };
}

// A caret at the end stays at the end, or a server that formats a number while it is typed would scramble it.
function select(field, selection) {
  if (!selection || selection.selectionStart === null || field.selectionStart === null) return; // e-mail and number fields
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
