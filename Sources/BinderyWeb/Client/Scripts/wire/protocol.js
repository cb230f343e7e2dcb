// Protocol — the names of the messages. BinderyWeb.docc/WireProtocol.md has the meaning of every key.

// The first element of an operation (server → page).
export const Operation = {
  text: "t", attribute: "a", value: "v", insert: "i", remove: "r", move: "m", focus: "f", endEditing: "b",
  release: "b", // `endEditing` with a node
  scroll: "s", call: "c", navigate: "n", language: "l", theme: "h", bannerTexts: "L", state: "R", restored: "E", unknownPage: "X",
  load: "G", discarded: "x", inherited: "I",
};

// The second element of an event (page → server).
export const EventKind = {
  edit: "e", tap: "t", submit: "s", focus: "f", blur: "b", hold: "h", dispatch: "d", answer: "y", navigate: "n", showRows: "w",
  heartbeat: "p", lineCheck: "q",
};

// Why the server closed the socket.
export const CloseCode = {
  replaced: 1008, // another connection has taken over the page
  tooLarge: 1009, // a message was larger than the server accepts
};

export const lineCheckAnswer = "[]"; // of the socket, also while the session is busy
