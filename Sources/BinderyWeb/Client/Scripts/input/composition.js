// Composition — the field in which an input method composes text. It is not written to, and no edit of it is sent.

let composition = null; // { field, serverText }: the server's text when the composition began

export const isComposing = (field) => composition?.field === field;

export function beginComposition(field, serverText) {
  composition = { field, serverText };
}

// Ends the composition, and returns the server's text on which the composed text is based.
export function endComposition() {
  const { serverText } = composition;
  composition = null;
  return serverText;
}

// The server's text when the composition in a field began, if there is one.
export const textBeforeComposition = (field) => (isComposing(field) ? composition.serverText : undefined);

export function rebaseComposition(field, serverText) {
  if (isComposing(field)) composition.serverText = serverText;
}

export function forgetRemovedComposition() {
  if (composition && !composition.field.isConnected) composition = null;
}
