#define _GNU_SOURCE
#include "bindery_shims.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if defined(__linux__)
#include <dlfcn.h>
#endif

void *const bindery_unknown_access_list = (void *)&bindery_unknown_access_list;
void *const bindery_hidden_access_list = (void *)&bindery_hidden_access_list;
BINDERY_THREAD_LOCAL bindery_ambient bindery_ambient_storage = {.access_list = &bindery_unknown_access_list};
bool bindery_tracing_everywhere;
static BINDERY_THREAD_LOCAL void *small_stack[bindery_small_stack_capacity];

void bindery_stack_grow(void) {
    bindery_ambient *ambient = bindery_ambient_current();
    if (ambient->stack == NULL) {
        ambient->stack = small_stack;
        ambient->stack_capacity = bindery_small_stack_capacity;
        return;
    }
    uint32_t capacity = ambient->stack_capacity * 2;
    bool is_small = ambient->stack == small_stack;
    void **grown = realloc(is_small ? NULL : ambient->stack, capacity * sizeof(void *));
    if (grown == NULL) abort();
    if (is_small) memcpy(grown, small_stack, sizeof(small_stack));
    ambient->stack = grown;
    ambient->stack_capacity = capacity;
}

void bindery_stack_give_back(void) {
    bindery_ambient *ambient = bindery_ambient_current();
    free(ambient->stack);
    ambient->stack = small_stack;
    ambient->stack_capacity = bindery_small_stack_capacity;
}

static uintptr_t end_of_stack(void) {
    static BINDERY_THREAD_LOCAL uintptr_t end;
    if (end != 0) return end;
#if defined(__APPLE__)
    end = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
#else
    pthread_attr_t attributes;
    void *start = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        pthread_attr_getstack(&attributes, &start, &size);
        pthread_attr_destroy(&attributes);
    }
    end = (uintptr_t)start + size;
#endif
    return end;
}

// It reads the frames of other functions, which the sanitizers take for a fault.
__attribute__((noinline, no_sanitize("address", "thread", "undefined")))
size_t bindery_return_addresses(uintptr_t *addresses, size_t capacity) {
    const uintptr_t *frame = __builtin_frame_address(0);
    const uintptr_t *end = (const uintptr_t *)end_of_stack();
    size_t count = 0;
    while (count < capacity && frame + 2 <= end) {
        addresses[count++] = frame[1];
        const uintptr_t *outer = (const uintptr_t *)frame[0];
        // A function without a frame pointer may have left anything there.
        if (outer <= frame || (uintptr_t)outer % sizeof(uintptr_t) != 0) break;
        frame = outer;
    }
    return count;
}

void bindery_write_diagnosis(const char *text) {
    fprintf(stderr, "%s\n", text);
    fflush(stderr);
}

// Observation has no public way to ask whether reads are tracked, and a registration in vain costs 30 ns. Observation
// itself checks the one thread-local variable of its library, which the dynamic linker finds.
void *const *bindery_find_access_list(void) {
    void *block = NULL;
#if defined(__linux__) && defined(__GLIBC__)
    void *library = dlopen("libswiftObservation.so", RTLD_LAZY | RTLD_NOLOAD);
    if (library == NULL) return NULL;
    if (dlinfo(library, RTLD_DI_TLS_DATA, &block) != 0) block = NULL;
    dlclose(library);
#endif
    return block;
}
