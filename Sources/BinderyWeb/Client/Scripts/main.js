// The start of the page. Imports run first, in their order, each after what it imports: they add listeners, operations
// and phases. Listeners of one event run in this order too: tabs inside a carousel take the arrow keys before it.

import "./dom/operations.js";
import "./dom/theme.js";
import "./input/disabling.js";
import "./input/frame-focus.js";
import "./input/pressing.js";
import "./input/typing.js";
import "./input/user-events.js";
import "./input/waiting.js";
import "./input/whole-state.js";
import "./controls/secure-fields.js";
import "./controls/steppers.js";
import "./controls/sliders.js";
import "./controls/menus.js";
import "./controls/modules.js";
import "./controls/tabs.js";
import "./controls/pictures.js";
import "./controls/motion.js";
import "./controls/rows.js";
import "./controls/pulling.js";
import "./controls/wheel.js";
import "./navigation/page-cache.js";
import "./navigation/restoring.js";

import { reportHolds } from "./controls/carousels.js";
import { presentDialogs } from "./controls/dialogs.js";
import { reportRanges, settleLists } from "./controls/lists.js";
import { settleScripts } from "./controls/scripts.js";
import { grow } from "./dom/fields.js";
import { setStyles } from "./dom/styles.js";
import { reportAllEdits } from "./input/edits.js";
import { reportFocus } from "./input/focus-reports.js";
import { restoreTrail } from "./navigation/history.js";
import { continueLeftPage } from "./navigation/reloading.js";
import { guardUnloading } from "./navigation/unloading.js";
import { restoreVisits } from "./navigation/visited-screens.js";
import { openConnection } from "./wire/connection.js";
import { root } from "./wire/root.js";

setStyles(root);
root.querySelectorAll("textarea").forEach(grow);
presentDialogs();

continueLeftPage();
settleLists();
settleScripts();
restoreVisits();
restoreTrail();

// What the server does not know yet. Edits are reported before the connection opens.
reportAllEdits();
reportFocus(document.activeElement);
reportHolds();
guardUnloading();
reportRanges();
openConnection();
