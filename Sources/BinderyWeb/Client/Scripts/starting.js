// Everything is in place.

setWidths(root);
root.querySelectorAll("textarea").forEach(grow);
unpack();
reportUnseenEdits();
reportFocus(document.activeElement);
connection.open();
