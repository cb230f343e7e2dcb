#ifndef BINDERY_TESTS_ALLOCATIONS_H
#define BINDERY_TESTS_ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// The allocations that this thread has made since it began, by whatever function.
uint64_t bindery_tests_allocations(void);

/// Whether they are counted: not under a sanitizer, which has an allocator of its own, nor elsewhere than on glibc.
bool bindery_tests_counts_allocations(void);

#endif
