#ifndef SCREEN_SOURCES_H
#define SCREEN_SOURCES_H

#include <stddef.h>
#include <stdint.h>

/// The source of a screen, as UTF-8. Its bytes are never freed.
typedef struct {
    const uint8_t *bytes;
    size_t count;
} screen_source;

/// `Screens/Index/Sum.swift`.
screen_source screen_source_of_sum(void);

#endif
