// Unloading — the browser asks before it reloads or closes a page on which something is not saved. It is asked to only
// then: a page that always asks is never kept for the way back.

const isUnsaved = () => root.querySelector(":scope > [data-unsaved]") !== null;
const askBeforeUnloading = (event) => event.preventDefault();

function guardUnloading(guards = isUnsaved()) {
  if (guards) addEventListener("beforeunload", askBeforeUnloading);
  else removeEventListener("beforeunload", askBeforeUnloading);
}
