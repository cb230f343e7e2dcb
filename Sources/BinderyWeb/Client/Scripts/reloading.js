// Reloading — the new page receives what was typed, except passwords, and says that those were not kept. It sends what
// was typed as edits and continues with the state that the server has stored for this page.

const luggage = "bindery-typed";
const heritage = "bindery-page";
let predecessor = null; // the page before, until the server has been told
const lostSecrets = new Set(); // the whereabouts of the fields whose password did not go along, until it is typed again

function inherit() {
  try {
    predecessor = sessionStorage.getItem(heritage);
    sessionStorage.removeItem(heritage);
  } catch {} // a browser that keeps nothing
}

function loadAnew() {
  const typed = [...root.querySelectorAll(fields)]
    .map((field) => ({ ...whereabouts(field), field }))
    .filter(({ field, ...place }) => touched.has(JSON.stringify(place)) || lostSecrets.has(JSON.stringify(place)))
    .map(({ field, ...place }) => ({ ...place, ...luggageOf(field), isFocused: field === document.activeElement }));
  keep(heritage, new URL(root.dataset.socket, location.href).searchParams.get("page"));
  // One text that is too large for the browser, too, must not cost the others.
  if (!keep(luggage, JSON.stringify(typed)))
    keep(luggage, JSON.stringify(typed.filter(({ text = "" }) => !isTooLarge(text))));
  // Nothing is lost: what was typed goes along.
  guardUnloading(false);
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

const luggageOf = (field) => field.matches(".secret")
  ? { isLost: field.value !== "" || lostSecrets.has(JSON.stringify(whereabouts(field))) } : { text: carried(field) };

const isSecretLost = () => [...lostSecrets].some((place) => successor(JSON.parse(place))?.closest("[hidden]") === null);

root.addEventListener("input", ({ target }) => lostSecrets.delete(JSON.stringify(whereabouts(target))) && announce());

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
    for (const { text, isLost, isFocused, ...place } of typed) {
      const field = successor(place);
      if (!isField(field)) continue;
      if (isLost) lostSecrets.add(JSON.stringify(whereabouts(field)));
      if (text === undefined) {
        if (isFocused) field.focus();
        continue;
      }
      if (field.tagName === "SELECT") choose(field, text);
      else setValue(field, text);
      if (isFocused) field.focus();
      else if (valueOf(field) !== belief(field)) tellAsLeft(field, () => reportEdit(field));
    }
  } catch {}
}
