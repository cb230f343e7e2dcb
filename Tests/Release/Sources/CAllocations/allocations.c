#include "allocations.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)

// The linker prefers an executable's functions to those of libc; glibc also offers its own under these names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __attribute__((tls_model("initial-exec"))) _Thread_local uint64_t count, bytes;

static void note(size_t size) {
    count++;
    bytes += size;
}

void *malloc(size_t size) {
    note(size);
    return __libc_malloc(size);
}

void *calloc(size_t elements, size_t size) {
    note(elements * size);
    return __libc_calloc(elements, size);
}

void *realloc(void *pointer, size_t size) {
    note(size);
    return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    note(size);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
    note(size);
    *pointer = __libc_memalign(alignment, size);
    return *pointer ? 0 : ENOMEM;
}

uint64_t bindery_tests_allocations(void) { return count; }
uint64_t bindery_tests_allocated_bytes(void) { return bytes; }
bool bindery_tests_counts_allocations(void) { return true; }

#else

uint64_t bindery_tests_allocations(void) { return 0; }
uint64_t bindery_tests_allocated_bytes(void) { return 0; }
bool bindery_tests_counts_allocations(void) { return false; }

#endif
