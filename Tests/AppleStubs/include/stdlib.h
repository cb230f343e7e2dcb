// What the package's C modules use of Apple's C library.
#ifndef APPLE_STUBS_STDLIB_H
#define APPLE_STUBS_STDLIB_H

#include <stddef.h>

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *memory, size_t size);
void free(void *memory);
int posix_memalign(void **memory, size_t alignment, size_t size);
_Noreturn void abort(void);

#endif
