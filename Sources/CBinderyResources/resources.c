// Files that are built into the program. `.embedInCode` of SwiftPM makes Swift arrays of them, which take the compiler
// two minutes in a debug build.

#include "bindery_resources.h"

#pragma clang diagnostic ignored "-Wc23-extensions" // `#embed` is of C23.

#define RESOURCE(name) \
    bindery_resource bindery_##name(void) { return (bindery_resource){name, sizeof name}; }

static const uint8_t script[] = {
#embed "../BinderyWeb/Client/Bundle/bindery.js"
};
RESOURCE(script)

static const uint8_t source_map[] = {
#embed "../BinderyWeb/Client/Bundle/bindery.js.map"
};
RESOURCE(source_map)

static const uint8_t files_module[] = {
#embed "../BinderyWeb/Client/Modules/files.js"
};
RESOURCE(files_module)

static const uint8_t reorder_module[] = {
#embed "../BinderyWeb/Client/Modules/reorder.js"
};
RESOURCE(reorder_module)

static const uint8_t shortcuts_module[] = {
#embed "../BinderyWeb/Client/Modules/shortcuts.js"
};
RESOURCE(shortcuts_module)

static const uint8_t navigation_module[] = {
#embed "../BinderyWeb/Client/Modules/navigation.js"
};
RESOURCE(navigation_module)

static const uint8_t why_module[] = {
#embed "../BinderyWeb/Client/Modules/why.js"
};
RESOURCE(why_module)

// Later files take precedence: the surfaces colour the controls as well.
static const uint8_t style[] = {
#embed "../BinderyWeb/Client/Styles/theme.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/base.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/screen.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/layout.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/text.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/field.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/secure.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/text-area.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/toggle.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/slider.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/stepper.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/picker.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/progress.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/form.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/files.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/button.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/link.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/image.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/grid.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/divider.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/badge.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/menu.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/sidebar.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/tabs.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/carousel.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/list.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/surface.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/clear.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/floating.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/noscript.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/dialog.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/waiting.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/connection.css" suffix(, '\n',)
#embed "../BinderyWeb/Client/Styles/media.css"
};
RESOURCE(style)

static const uint8_t person[] = {
#embed "../BinderyWeb/Client/person.svg"
};
RESOURCE(person)

static const uint8_t picture[] = {
#embed "../BinderyWeb/Client/picture.svg"
};
RESOURCE(picture)

static const uint8_t inspector_style[] = {
#embed "../BinderyInspector/Styles/inspector.css"
};
RESOURCE(inspector_style)

static const uint8_t inspector_script[] = {
#embed "../BinderyInspector/Scripts/inspector.js"
};
RESOURCE(inspector_script)
