// Loading anew — what was typed goes along, but for passwords; the new page reports it as edits.

const luggage = "bindery-typed";

function loadAnew() {
  const typed = [...root.querySelectorAll(fields)]
    .map((field) => ({ ...whereabouts(field), field }))
    .filter(({ field, ...place }) => field.type !== "password" && touched.has(JSON.stringify(place)))
    .map(({ field, ...place }) => ({ ...place, text: field.value, isFocused: field === document.activeElement }));
  try {
    sessionStorage.setItem(luggage, JSON.stringify(typed));
  } catch {} // a browser that keeps nothing
  location.reload();
}

function unpack() {
  try {
    const typed = JSON.parse(sessionStorage.getItem(luggage) ?? "[]");
    sessionStorage.removeItem(luggage);
    for (const { text, isFocused, ...place } of typed) {
      const field = successor(place);
      if (!isField(field)) continue;
      field.value = text;
      if (isFocused) field.focus();
    }
  } catch {}
}
