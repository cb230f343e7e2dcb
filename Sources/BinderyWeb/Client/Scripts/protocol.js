// The browser side of Bindery: sends events, applies frames, and does not disturb what the user types, selects or
// focuses. The protocol, with the meaning of every key, is BinderyWeb.docc/WireProtocol.md.

// The first element of an operation (server → page).
const Operation = {
  text: "t", attribute: "a", value: "v", insert: "i", remove: "r", move: "m", focus: "f", endEditing: "b", scroll: "s",
  navigated: "n", language: "l", bannerTexts: "L", wholeState: "R", restored: "E", unknownPage: "X",
  discarded: "x", inherited: "I",
};
// The second element of an event (page → server).
const Kind = { edit: "e", tap: "t", submit: "s", focus: "f", blur: "b", hold: "h", history: "n", rows: "w",
  heartbeat: "p", lineCheck: "q" };
// firstRetry, longestRetry: delays between attempts to connect. heartbeat: without a frame for that long, the page
// sends a heartbeat. patience: how long a new connection may take to its first frame; also the time between two
// takeovers of the page (see `rest`). doubt: how long the server may owe a frame before the line is checked. silence:
// how long a line check may stay unanswered. noticed, noticedTyping: how long an event may be unacknowledged before the
// page shows that it waits. travel: how long `history.go` may take. typeAhead: the longest pause within one typed word
// or number. firstPicture, longestPicture: delays between attempts to load an image.
const Milliseconds = {
  firstRetry: 250, longestRetry: 5000, heartbeat: 25000, patience: 10000,
  doubt: 1000, silence: 2000, noticed: 300, noticedTyping: 1000, travel: 1000, typeAhead: 700,
  firstPicture: 2000, longestPicture: 60000,
};
// After that many failed attempts the banner says that the server is down, not only that the connection is lost.
const triesUntilDown = 5;

const root = document.getElementById("bindery-root");
