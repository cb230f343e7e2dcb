// Everything is in place.

setStyles(root);
root.querySelectorAll("textarea").forEach(grow);
presentDialogs();
unpack();
reportUnseenEdits();
reportFocus(document.activeElement);
settleLists(new Map());
checkLists();
connection.open();
