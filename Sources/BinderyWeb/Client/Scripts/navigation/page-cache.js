// The page cache — the user returns to a page that the browser has kept whole, without its connection.

import { reportAllEdits } from "../input/edits.js";
import { openConnection } from "../wire/connection.js";
import { takeLeftPage } from "./reloading.js";

addEventListener("pageshow", (event) => {
  reportAllEdits();
  if (!event.persisted) return;
  takeLeftPage();
  openConnection();
});
