// The browser side of Bindery: events go out, patches come in, and nothing the person is doing is disturbed.
// The contract, with the meaning of every key, is BinderyWeb.docc/WireProtocol.md.

const Operation = {
  text: "t", attribute: "a", value: "v", insert: "i", remove: "r", move: "m", focus: "f", endEditing: "b", scroll: "s",
  navigated: "n", language: "l", bannerTexts: "L", wholeState: "R", restored: "E", unknownPage: "X",
  discarded: "x", inherited: "I",
};
const Kind = { edit: "e", tap: "t", submit: "s", focus: "f", blur: "b", hold: "h", history: "n", rows: "w",
  heartbeat: "p", lineCheck: "q" };
const Milliseconds = {
  firstRetry: 250, longestRetry: 5000, heartbeat: 25000, patience: 10000,
  doubt: 1000, silence: 2000, noticed: 300, noticedTyping: 1000, travel: 1000, typeAhead: 700,
  firstPicture: 2000, longestPicture: 60000,
};
const triesUntilDown = 5;

const root = document.getElementById("bindery-root");
