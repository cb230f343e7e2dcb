#ifndef BINDERY_TESTS_ALLOCATIONS_H
#define BINDERY_TESTS_ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// The number of allocations of this thread so far, by any function.
uint64_t bindery_tests_allocations(void);

/// The bytes that they asked for.
uint64_t bindery_tests_allocated_bytes(void);

/// Whether they are counted: only with glibc, and without a sanitizer, which has an allocator of its own.
bool bindery_tests_counts_allocations(void);

#endif
