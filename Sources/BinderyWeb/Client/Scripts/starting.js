// Everything is in place.

setStyles(root);
unpack();
reportUnseenEdits();
reportFocus(document.activeElement);
connection.open();
