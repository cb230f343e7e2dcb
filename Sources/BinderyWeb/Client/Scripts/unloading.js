// Unloading — the browser asks before it reloads or closes a page with unsaved edits. The listener exists only then:
// browsers do not keep a page with one for the way back.

const isUnsaved = () => root.querySelector(":scope > [data-unsaved]") !== null;
const askBeforeUnloading = (event) => event.preventDefault();

function guardUnloading(guards = isUnsaved()) {
  if (guards) addEventListener("beforeunload", askBeforeUnloading);
  else removeEventListener("beforeunload", askBeforeUnloading);
}
