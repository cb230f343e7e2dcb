// Everything is in place.

setStyles(root);
root.querySelectorAll("textarea").forEach(grow);
presentDialogs();
unpack();
restorePlaces();
restoreTrail();
reportUnseenEdits();
reportFocus(document.activeElement);
reportHolds();
connection.open();
