// Everything is in place.

setWidths(root);
unpack();
reportUnseenEdits();
reportFocus(document.activeElement);
connection.open();
