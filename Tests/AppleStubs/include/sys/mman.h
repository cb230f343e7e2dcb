// What the package's C modules use of the virtual memory of Apple's systems.
#ifndef APPLE_STUBS_SYS_MMAN_H
#define APPLE_STUBS_SYS_MMAN_H

#include <stddef.h>

#define PROT_READ 1
#define PROT_WRITE 2
#define MAP_PRIVATE 2
#define MAP_ANON 0x1000
#define MAP_FAILED ((void *)-1)
#define MADV_DONTNEED 4
#define MADV_FREE 5

void *mmap(void *address, size_t size, int protection, int flags, int descriptor, long long offset);
int munmap(void *address, size_t size);
int madvise(void *address, size_t size, int advice);

#endif
