#include "cengine.h"

// Wrapping arithmetic, as `&+` and `&*` in Swift.
static inline int64_t wrap(uint64_t value) { return (int64_t)value; }

int64_t cengine_sum(cengine_node *const *inputs, int32_t count) {
    uint64_t sum = 0;
    for (int32_t index = 0; index < count; index++) sum += (uint64_t)cengine_read(inputs[index]);
    return wrap(sum);
}

int64_t cengine_increment(cengine_node *const *inputs, int32_t count) {
    return wrap((uint64_t)cengine_read(inputs[0]) + 1);
}

int64_t cengine_double(cengine_node *const *inputs, int32_t count) {
    return wrap((uint64_t)cengine_read(inputs[0]) * 2);
}

void cengine_fold(void *context, int64_t value) {
    int64_t *sum = context;
    *sum = wrap((uint64_t)*sum * 31 + (uint64_t)value);
}
