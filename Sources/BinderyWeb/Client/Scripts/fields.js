// Fields — what the server has of each, and how its word and the user's come together.

const records = new WeakMap(); // field → what the server has of it
const touched = new Set(); // the whereabouts of the fields that the person has edited
let composition = null; // { field, told }: what an input method is writing in, and what the server had of it at the start

const fields = "input[data-n], textarea[data-n], select[data-n]";
const isField = (element) => element instanceof HTMLElement && element.matches(fields);
const isText = (field) => field.matches('textarea, input:not([type="checkbox"], [type="range"], [role="spinbutton"])');

// told: what the server has, or is being told. agreed: the same as of the last event that it has acknowledged. frame:
// the one that told the page last what the field holds, by itself or in HTML.
function recordOf(field) {
  const text = writtenValue(field);
  if (!records.has(field)) records.set(field, { told: text, agreed: text, frame: 0 });
  return records.get(field);
}

// What the server's next word on the field changes; undefined for that word itself.
const agreedOf = (field) =>
  (inheritedEvent !== null && inherited.has(field) ? inheritedBase(field, inherited.get(field))
    : records.get(field)?.agreed ?? writtenValue(field));

const belief = (field) => records.get(field)?.told ?? writtenValue(field);

// The edits that the server has not seen, and that it will heed.
const unseenEdits = (field) => unseen().filter((event) => event[1] === Kind.edit && event[2] === nodeOf(field) && !event.isVoid);

// With those that the present frame says were not heeded.
const editsToKeep = (field) => [...discarded.filter(([, , node]) => node === nodeOf(field)), ...unseenEdits(field)];

// A field that a frame brings. The server does not heed what was typed into one that had its number before.
function beginField(field) {
  if (!isText(field)) return;
  for (const event of unseenEdits(field)) event.isVoid = true;
  recordOf(field).frame = connection.seen;
}

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
  touch(field);
  tell(field, text);
}

const touch = (field) => touched.add(JSON.stringify(whereabouts(field)));

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

// What the program wrote, told by a frame that has seen the events up to `acknowledged`.
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

// The values of a slider or a choice cannot be merged: an unacknowledged edit wins. The frame may have replaced the
// choices.
function writeChoice(field, text) {
  // What was typed into a stepper was a number; it shows a text.
  const edit = field.readOnly ? undefined : unseenEdits(field).at(-1);
  setValue(field, edit ? edit[3] : text);
  // A slider or a choice shows the nearest that it has.
  if (!edit) recordOf(field).told = valueOf(field);
}

// Has each edit follow on what the program wrote, as the server does when it comes. Returns the last one's text.
function rebaseEdits(edits, base, theirs) {
  for (const event of edits) {
    const mine = event.text;
    theirs = event.text = rebase(mine, base, theirs);
    base = mine;
  }
  return theirs;
}

// Shows what the server has now instead of what it had. What the server was not told yet stays: what an input method
// was writing, or a text that is too large to be sent.
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

// A field gets its text from the server's HTML, and takes over what was typed into `held`, the same field or the one
// that it replaces. Earlier edits have no effect on the server, so their result is sent.
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

// The caret stays at its text.
function select(field, selection) {
  if (!selection || selection.selectionStart === null || field.selectionStart === null) return; // e-mail and number fields
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
