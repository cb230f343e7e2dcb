#ifndef BINDERY_SYSTEM_H
#define BINDERY_SYSTEM_H

#include <stdint.h>

/// Returns unused allocator memory to the system. It locks one arena after another.
void bindery_trim_memory(void);

/// The bytes that the allocator has given out and not got back; 0 where it does not say. It locks one arena after
/// another.
int64_t bindery_allocated_memory(void);

/// The system's identifier of this thread; 0 where threads have no priority of their own.
int64_t bindery_thread_identifier(void);
/// Lowers the priority of a thread. Raising it again needs privileges.
void bindery_lower_priority(int64_t thread);

#endif
