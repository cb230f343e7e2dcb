#ifndef SCREEN_SOURCES_H
#define SCREEN_SOURCES_H

#include <stddef.h>
#include <stdint.h>

/// A file with the source of a screen. Its bytes, UTF-8, are never freed.
typedef struct {
    const char *_Nonnull screen;
    /// `viewModel`, `view` or `test`; `patch` for a patch, whose name is `screen`.
    const char *_Nonnull part;
    const char *_Nonnull path;
    const uint8_t *_Nonnull bytes;
    size_t count;
} screen_source;

/// Returns all files, and their number.
const screen_source *_Nonnull screen_sources(size_t *_Nonnull count);

#endif
