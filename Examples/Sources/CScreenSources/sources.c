// The sources that the screens show: the files that are compiled, not copies of them.

#include "screen_sources.h"

#pragma clang diagnostic ignored "-Wc23-extensions" // `#embed` is of C23.

static const uint8_t sum[] = {
#embed "../Screens/Index/Sum.swift"
};
screen_source screen_source_of_sum(void) { return (screen_source){sum, sizeof sum}; }
