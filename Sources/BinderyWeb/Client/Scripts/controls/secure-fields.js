// Secure fields — a password is revealed and hidden on the page only; the server is not involved.

import { root } from "../wire/root.js";

root.addEventListener("click", ({ target }) => {
  const secret = target.closest?.(".reveal")?.parentNode.querySelector(".secret");
  if (secret) secret.type = secret.type === "password" ? "text" : "password";
});
