// Start-up, after the declarations of all files. The order matters: `inherit` reads what the page before the reload
// left, which `unpack` needs to put typed text back; edits are reported before the connection opens.

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
