// Everything is in place.

setStyles(root);
root.querySelectorAll("textarea").forEach(grow);
unpack();
reportUnseenEdits();
reportFocus(document.activeElement);
connection.open();
