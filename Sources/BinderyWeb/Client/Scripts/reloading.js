// Loading anew — what was typed goes along, but for passwords; the new page reports it as edits, and goes on with what the server has stored
// of this one.

const luggage = "bindery-typed";
const heritage = "bindery-page";
let predecessor = null; // the page before, until the server has been told

function inherit() {
  try {
    predecessor = sessionStorage.getItem(heritage);
    sessionStorage.removeItem(heritage);
  } catch {} // a browser that keeps nothing
}

function loadAnew() {
  const typed = [...root.querySelectorAll(fields)]
    .map((field) => ({ ...whereabouts(field), field }))
    .filter(({ field, ...place }) => !field.matches(".secret") && touched.has(JSON.stringify(place)))
    .map(({ field, ...place }) => ({ ...place, text: carried(field), isFocused: field === document.activeElement }));
  keep(heritage, new URL(root.dataset.socket, location.href).searchParams.get("page"));
  // One text that is too large for the browser, too, must not cost the others.
  if (!keep(luggage, JSON.stringify(typed)))
    keep(luggage, JSON.stringify(typed.filter(({ text }) => !isTooLarge(text))));
  location.reload();
}

function keep(name, text) {
  try {
    sessionStorage.setItem(name, text);
    return true;
  } catch {
    return false; // a browser that keeps nothing, or not as much
  }
}

// The values of choices belong to the page that the server has forgotten; what they are called does not.
const carried = (field) => (field.tagName === "SELECT" ? field.selectedOptions[0]?.label : valueOf(field));

function choose(field, label) {
  const option = [...field.options].find((each) => each.label === label);
  if (option) field.value = option.value;
}

function unpack() {
  try {
    const typed = JSON.parse(sessionStorage.getItem(luggage) ?? "[]");
    sessionStorage.removeItem(luggage);
    for (const { text, isFocused, ...place } of typed) {
      const field = successor(place);
      if (!isField(field)) continue;
      if (field.tagName === "SELECT") choose(field, text);
      else setValue(field, text);
      if (isFocused) field.focus();
      else if (valueOf(field) !== belief(field)) tellAsLeft(field, () => reportEdit(field));
    }
  } catch {}
}
