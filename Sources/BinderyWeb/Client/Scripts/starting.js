// Everything is in place.

setWidths(root);
presentDialogs();
unpack();
reportUnseenEdits();
reportFocus(document.activeElement);
connection.open();
