#include "bindery_shims.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

BINDERY_THREAD_LOCAL bindery_ambient bindery_ambient_storage;
static BINDERY_THREAD_LOCAL void *small_stack[bindery_small_stack_capacity];

void bindery_stack_grow(bindery_ambient *ambient) {
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

void bindery_stack_give_back(bindery_ambient *ambient) {
    free(ambient->stack);
    ambient->stack = small_stack;
    ambient->stack_capacity = bindery_small_stack_capacity;
}

void bindery_write_diagnosis(const char *text) {
    fprintf(stderr, "%s\n", text);
    fflush(stderr);
}
