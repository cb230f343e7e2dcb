#ifndef CENGINE_H
#define CENGINE_H

#include <stddef.h>
#include <stdint.h>

// The floor of the graph rows: a minimal push-pull engine over pointers, after alien-signals. It is glitch-free and
// lazy, has dynamic dependencies, and stops where a value stays the same. Values are 64-bit integers, computations are
// function pointers. It lacks reference counts, types, diagnoses and transactions. Observers run in the order in which
// a write reaches them. Only a first computation recurses.

typedef struct cengine_node cengine_node;

/// Computes a value from `inputs`, each read with `cengine_read`.
typedef int64_t (*cengine_compute)(cengine_node *_Nonnull const *_Nonnull inputs, int32_t count);
/// Receives the value of an observed node.
typedef void (*cengine_handler)(void *_Nullable context, int64_t value);

cengine_node *_Nonnull cengine_source(int64_t value);
cengine_node *_Nonnull cengine_derived(
    cengine_compute _Nonnull compute, cengine_node *_Nonnull const *_Nonnull inputs, int32_t count);
/// Calls `handler` with the current value, and with each later one that differs.
cengine_node *_Nonnull cengine_observe(
    cengine_node *_Nonnull node, void *_Nullable context, cengine_handler _Nonnull handler);

int64_t cengine_read(cengine_node *_Nonnull node);
void cengine_write(cengine_node *_Nonnull source, int64_t value);

// Computations for the scenarios, in their own file, so that they are called through the pointer as a user's would be.
int64_t cengine_sum(cengine_node *_Nonnull const *_Nonnull inputs, int32_t count);
int64_t cengine_increment(cengine_node *_Nonnull const *_Nonnull inputs, int32_t count);
int64_t cengine_double(cengine_node *_Nonnull const *_Nonnull inputs, int32_t count);
/// Folds the value into the number at `context`.
void cengine_fold(void *_Nullable context, int64_t value);

/// Returns the bytes that are allocated and not freed, with the allocator's overhead; 0 where that is unknown.
size_t cengine_allocated_bytes(void);

#endif
