#define _GNU_SOURCE
#include "bindery_system.h"

#if defined(__linux__)
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif
// After a header of the C library, which defines __GLIBC__.
#if defined(__GLIBC__)
#include <malloc.h>
#endif

void bindery_trim_memory(void) {
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}

int64_t bindery_allocated_memory(void) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
    struct mallinfo2 info = mallinfo2();
    return (int64_t)(info.uordblks + info.hblkhd);
#else
    return 0;
#endif
}

int64_t bindery_thread_identifier(void) {
#if defined(__linux__)
    return syscall(SYS_gettid);
#else
    return 0;
#endif
}

void bindery_lower_priority(int64_t thread) {
#if defined(__linux__)
    // On Linux, a priority belongs to a thread, contrary to POSIX.
    if (thread > 0) setpriority(PRIO_PROCESS, (id_t)thread, 10);
#endif
}
