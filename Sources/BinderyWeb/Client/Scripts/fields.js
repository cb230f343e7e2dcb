// Fields — what the server has of each field, and how the program's writes and the user's edits are merged.

const records = new WeakMap(); // field → { told, agreed, frame }, see `recordOf`
const touched = new Set(); // the `whereabouts`, as JSON, of the fields that the user has edited
let composition = null; // { field, told }: where an input method composes, and the server's text when it began

const fields = "input[data-n], textarea[data-n], select[data-n]";
const isField = (element) => element instanceof HTMLElement && element.matches(fields);
const isText = (field) => field.matches('textarea, input:not([type="checkbox"], [type="range"], [role="spinbutton"])');

// told: the text that the server has, or that was sent to it. agreed: its text as of the last acknowledged event.
// frame: the number of the frame that last sent the field's text, by an operation or in HTML.
function recordOf(field) {
  const text = writtenValue(field);
  if (!records.has(field)) records.set(field, { told: text, agreed: text, frame: 0 });
  return records.get(field);
}

// The base on which the server's next write to the field is rebased. Undefined: that write itself is the base.
const agreedOf = (field) =>
  (inheritedEvent !== null && inherited.has(field) ? inheritedBase(field, inherited.get(field))
    : records.get(field)?.agreed ?? writtenValue(field));

// The server's text of the field, once it has handled all edits.
const belief = (field) => records.get(field)?.told ?? writtenValue(field);

// The edits that the server has not handled and will not discard.
const unseenEdits = (field) => unseen().filter((event) => event[1] === Kind.edit && event[2] === nodeOf(field) && !event.isVoid);

// The same, after those that the current frame declares discarded.
const editsToKeep = (field) => [...discarded.filter(([, , node]) => node === nodeOf(field)), ...unseenEdits(field)];

// For a field that a frame inserts. The server discards edits of an earlier field with the same number.
function beginField(field) {
  if (!isText(field)) return;
  for (const event of unseenEdits(field)) event.isVoid = true;
  recordOf(field).frame = connection.seen;
}

// A field's content as text, for every kind of field.
const valueOf = (field) => (field.type === "checkbox" ? String(field.checked) : field.value);

function setValue(field, text) {
  if (field.type === "checkbox") field.checked = text === "true";
  else field.value = text;
  grow(field);
}

// A field's content according to the server's HTML.
function writtenValue(field) {
  if (field.type === "checkbox") return String(field.defaultChecked);
  if (field.tagName === "SELECT") return field.querySelector("option[selected]")?.value ?? "";
  return field.defaultValue;
}

// Otherwise `grow` adapts the height of a text area to its text.
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
  touch(field);
  tell(field, text);
}

const touch = (field) => touched.add(JSON.stringify(whereabouts(field)));

// An edit of a field that the user has left is sent between a focus and a blur: some values count only after those.
function tellAsLeft(field, tellText) {
  const isLeft = field !== document.activeElement && !field.matches(":disabled");
  if (isLeft) report(Kind.focus, nodeOf(field));
  tellText();
  if (isLeft) report(Kind.blur, nodeOf(field));
}

// For text typed before this script ran, restored by the browser, or filled in by a password manager without event.
function reportUnseenEdits() {
  root.querySelectorAll(fields).forEach(reportEdit);
}

// Merges a text that the program wrote, from a frame that acknowledges the events up to `acknowledged`.
function writeValue(field, text) {
  if (!isText(field)) return writeChoice(field, text);
  const record = recordOf(field);
  const edits = unseenEdits(field);
  const base = agreedOf(field) ?? text;
  const was = edits.length ? record.told : base;
  record.told = rebaseEdits(edits, base, text);
  record.agreed = text;
  record.frame = connection.seen;
  bringTogether(field, was);
}

// Sliders, toggles and pickers cannot merge: an unacknowledged edit wins. The frame may have replaced the choices.
function writeChoice(field, text) {
  // An edit of a stepper is a number, but the stepper shows a text.
  const edit = field.readOnly ? undefined : unseenEdits(field).at(-1);
  setValue(field, edit ? edit[3] : text);
  // The control may round: it shows the nearest value that it offers.
  if (!edit) recordOf(field).told = valueOf(field);
}

// Rebases each edit on the program's write, as the server does when it receives it. Returns the text of the last one.
function rebaseEdits(edits, base, theirs) {
  for (const event of edits) {
    const mine = event.text;
    theirs = event.text = rebase(mine, base, theirs);
    base = mine;
  }
  return theirs;
}

// Shows the server's text in place of `was`, and keeps what was not sent yet: composed text, or text that is too large.
function bringTogether(field, was) {
  if (composition?.field === field) return;
  const shown = valueOf(field);
  const text = rebase(shown, was, belief(field));
  if (text !== shown) {
    const selection = selectionOf(field);
    setValue(field, text);
    if (field === document.activeElement) select(field, selection);
  }
  reportEdit(field);
}

// Merges what the user typed into `held`, the same field or the one it replaces, into the text of the server's HTML,
// and sends the result: earlier edits have no effect on the server.
function takeOver(field, held, theirs) {
  if (!isText(field)) return writeChoice(field, theirs);
  const text = rebaseEdits(held.edits, held.agreed ?? theirs, theirs);
  for (const event of held.edits) event.isVoid = true;
  records.set(field, { told: theirs, agreed: theirs, frame: connection.seen });
  if (text !== theirs) tell(field, text);
  if (composition?.field === field) return;
  setValue(field, held.text);
  bringTogether(field, held.told);
}

function selectionOf(field) {
  if (!isText(field)) return null;
  const { selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop, value } = field;
  return { selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop, text: value };
}

// Restores a selection. The caret stays at its place in the text.
function select(field, selection) {
  // E-mail and number fields have no selection.
  if (!selection || selection.selectionStart === null || field.selectionStart === null) return;
  const moved = (position) => follow(position, selection.text, field.value);
  field.setSelectionRange(moved(selection.selectionStart), moved(selection.selectionEnd), selection.selectionDirection);
  field.scrollLeft = selection.scrollLeft;
  field.scrollTop = selection.scrollTop;
}

function beginComposition(field) {
  composition = { field, told: belief(field) };
}

function endComposition() {
  const { field, told } = composition;
  composition = null;
  bringTogether(field, told);
}
