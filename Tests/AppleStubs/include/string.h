// What the package's C modules use of Apple's C library.
#ifndef APPLE_STUBS_STRING_H
#define APPLE_STUBS_STRING_H

#include <stddef.h>

void *memcpy(void *restrict target, const void *restrict source, size_t size);

#endif
