// Everything is in place.

setStyles(root);
root.querySelectorAll("textarea").forEach(grow);
presentDialogs();
inherit();
unpack();
settleLists(new Map());
restorePlaces();
restoreTrail();
reportUnseenEdits();
reportFocus(document.activeElement);
reportHolds();
guardUnloading();
checkLists();
connection.open();
