#ifndef BINDERY_RESOURCES_H
#define BINDERY_RESOURCES_H

#include <stddef.h>
#include <stdint.h>

/// A file that is part of the program. Its bytes are never freed.
typedef struct {
    const uint8_t *bytes;
    size_t count;
} bindery_resource;

bindery_resource bindery_script(void);
bindery_resource bindery_source_map(void);
bindery_resource bindery_files_module(void);
bindery_resource bindery_reorder_module(void);
bindery_resource bindery_shortcuts_module(void);
bindery_resource bindery_navigation_module(void);
bindery_resource bindery_why_module(void);
/// The style sheets of all elements, joined.
bindery_resource bindery_style(void);
bindery_resource bindery_person(void);
bindery_resource bindery_picture(void);
bindery_resource bindery_inspector_style(void);
bindery_resource bindery_inspector_script(void);

#endif
