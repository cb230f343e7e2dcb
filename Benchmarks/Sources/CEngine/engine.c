#include "cengine.h"

#include <stdbool.h>
#include <stdlib.h>

enum { mutable = 1, watching = 2, dirty = 16, pending = 32 };

typedef struct link {
    struct cengine_node *dependency, *subscriber;
    struct link *previous_subscriber, *next_subscriber, *previous_dependency, *next_dependency;
    uint32_t version;
} link;

struct cengine_node {
    link *dependencies, *dependencies_tail, *subscribers, *subscribers_tail;
    uint32_t flags;
    int32_t input_count;
    int64_t value;
    cengine_compute compute;
    cengine_handler handler;
    void *context;
    cengine_node *next_queued;
    cengine_node *inputs[];
};

typedef struct {
    link **items;
    size_t count, capacity;
} stack;

static cengine_node *reader;
static uint32_t version;
static cengine_node *first_queued, *last_queued;
static stack marking, checking;

static inline void push(stack *s, link *item) {
    if (__builtin_expect(s->count == s->capacity, 0)) {
        s->capacity = s->capacity ? s->capacity * 2 : 64;
        s->items = realloc(s->items, s->capacity * sizeof(link *));
        if (s->items == NULL) abort();
    }
    s->items[s->count++] = item;
}

static inline link *pop(stack *s) { return s->items[--s->count]; }

// --- Links ------------------------------------------------------------------------------------

// Out of line, so that the common case needs no stack frame.
static __attribute__((noinline)) void connect_anew(cengine_node *dependency, cengine_node *subscriber) {
    link *tail = subscriber->dependencies_tail;
    if (tail && tail->dependency == dependency) return;
    link *following = tail ? tail->next_dependency : subscriber->dependencies;
    link *last = dependency->subscribers_tail;
    if (last && last->version == version && last->subscriber == subscriber) return;

    link *made = malloc(sizeof(link));
    if (made == NULL) abort();
    *made = (link){.dependency = dependency, .subscriber = subscriber, .previous_subscriber = last,
        .previous_dependency = tail, .next_dependency = following, .version = version};
    if (following) following->previous_dependency = made;
    if (tail) tail->next_dependency = made; else subscriber->dependencies = made;
    if (last) last->next_subscriber = made; else dependency->subscribers = made;
    dependency->subscribers_tail = made;
    subscriber->dependencies_tail = made;
}

static inline void connect(cengine_node *dependency, cengine_node *subscriber) {
    link *tail = subscriber->dependencies_tail;
    link *following = tail ? tail->next_dependency : subscriber->dependencies;
    if (following && following->dependency == dependency) {
        following->version = version;
        subscriber->dependencies_tail = following;
    } else {
        connect_anew(dependency, subscriber);
    }
}

static void disconnect(link *l) {
    if (l->next_dependency) l->next_dependency->previous_dependency = l->previous_dependency;
    else l->subscriber->dependencies_tail = l->previous_dependency;
    if (l->previous_dependency) l->previous_dependency->next_dependency = l->next_dependency;
    else l->subscriber->dependencies = l->next_dependency;
    if (l->next_subscriber) l->next_subscriber->previous_subscriber = l->previous_subscriber;
    else l->dependency->subscribers_tail = l->previous_subscriber;
    if (l->previous_subscriber) l->previous_subscriber->next_subscriber = l->next_subscriber;
    else l->dependency->subscribers = l->next_subscriber;
    free(l);
}

static __attribute__((noinline)) void disconnect_all(link *l) {
    while (l) {
        link *next = l->next_dependency;
        disconnect(l);
        l = next;
    }
}

static inline void forget_unread(cengine_node *node) {
    link *unread = node->dependencies_tail ? node->dependencies_tail->next_dependency : node->dependencies;
    if (unread) disconnect_all(unread);
}

// --- Marking: every node downstream of a write becomes pending ---------------------------------

static void propagate(link *l) {
    size_t base = marking.count;
    for (;;) {
        while (l) {
            cengine_node *subscriber = l->subscriber;
            uint32_t flags = subscriber->flags;
            link *next = l->next_subscriber;
            if (!(flags & (dirty | pending))) {
                subscriber->flags = flags | pending;
                if (flags & watching) {
                    subscriber->next_queued = NULL;
                    if (last_queued) last_queued->next_queued = subscriber; else first_queued = subscriber;
                    last_queued = subscriber;
                } else if (subscriber->subscribers) {
                    if (next) push(&marking, next);
                    next = subscriber->subscribers;
                }
            }
            l = next;
        }
        if (marking.count == base) return;
        l = pop(&marking);
    }
}

/// Marks the pending subscribers of a node that has changed as dirty: they must compute.
static inline void mark_subscribers(link *l) {
    for (; l; l = l->next_subscriber) {
        uint32_t flags = l->subscriber->flags;
        if ((flags & (dirty | pending)) == pending) l->subscriber->flags = flags | dirty;
    }
}

// --- Checking: pending nodes are updated in dependency order -----------------------------------

static bool update(cengine_node *node) {
    if (!node->compute) {
        node->flags = mutable;
        return true;
    }
    cengine_node *outer = reader;
    reader = node;
    version++;
    node->dependencies_tail = NULL;
    node->flags = mutable;
    int64_t value = node->compute(node->inputs, node->input_count);
    reader = outer;
    forget_unread(node);
    if (node->value == value) return false;
    node->value = value;
    return true;
}

static bool needs_update(link *l, cengine_node *subscriber) {
    size_t base = checking.count;
    bool changed = false;
descend:
    for (;;) {
        cengine_node *dependency = l->dependency;
        uint32_t flags = dependency->flags;
        if (subscriber->flags & dirty) {
            changed = true;
        } else if ((flags & (mutable | dirty)) == (mutable | dirty)) {
            if (update(dependency)) {
                if (dependency->subscribers->next_subscriber) mark_subscribers(dependency->subscribers);
                changed = true;
            }
        } else if ((flags & (mutable | pending)) == (mutable | pending)) {
            push(&checking, l);
            l = dependency->dependencies;
            subscriber = dependency;
            continue;
        }
        if (!changed && l->next_dependency) {
            l = l->next_dependency;
            continue;
        }
        while (checking.count > base) {
            l = pop(&checking);
            if (changed) {
                changed = update(subscriber);
                if (changed && subscriber->subscribers->next_subscriber) mark_subscribers(subscriber->subscribers);
            } else {
                subscriber->flags &= ~pending;
            }
            subscriber = l->subscriber;
            if (!changed && l->next_dependency) {
                l = l->next_dependency;
                goto descend;
            }
        }
        return changed;
    }
}

int64_t cengine_read(cengine_node *node) {
    uint32_t flags = node->flags;
    if (flags & dirty || (flags & pending && needs_update(node->dependencies, node))) {
        if (update(node) && node->subscribers) mark_subscribers(node->subscribers);
    } else if (flags & pending) {
        node->flags = flags & ~pending;
    }
    if (reader) connect(node, reader);
    return node->value;
}

// --- Observers -------------------------------------------------------------------------------

static void run(cengine_node *observer) {
    uint32_t flags = observer->flags;
    bool is_due = flags & dirty || (flags & pending && needs_update(observer->dependencies, observer));
    observer->flags = watching;
    if (!is_due) return;
    // The only dependency is known and up to date.
    int64_t value = observer->inputs[0]->value;
    if (value == observer->value) return;
    observer->value = value;
    observer->handler(observer->context, value);
}

void cengine_write(cengine_node *source, int64_t value) {
    if (source->value == value) return;
    source->value = value;
    source->flags = mutable | dirty;
    if (!source->subscribers) return;
    propagate(source->subscribers);
    while (first_queued) {
        cengine_node *observer = first_queued;
        first_queued = observer->next_queued;
        if (!first_queued) last_queued = NULL;
        run(observer);
    }
}

// --- Making ----------------------------------------------------------------------------------

static cengine_node *make(uint32_t flags, cengine_node *const *inputs, int32_t count) {
    cengine_node *node = calloc(1, sizeof(cengine_node) + (size_t)count * sizeof(cengine_node *));
    if (node == NULL) abort();
    node->flags = flags;
    node->input_count = count;
    for (int32_t index = 0; index < count; index++) node->inputs[index] = inputs[index];
    return node;
}

cengine_node *cengine_source(int64_t value) {
    cengine_node *node = make(mutable, NULL, 0);
    node->value = value;
    return node;
}

cengine_node *cengine_derived(cengine_compute compute, cengine_node *const *inputs, int32_t count) {
    cengine_node *node = make(mutable | dirty, inputs, count);
    node->compute = compute;
    return node;
}

cengine_node *cengine_observe(cengine_node *node, void *context, cengine_handler handler) {
    cengine_node *observer = make(watching, &node, 1);
    observer->context = context;
    observer->handler = handler;
    observer->value = cengine_read(node);
    reader = observer;
    version++;
    connect(node, observer);
    reader = NULL;
    handler(context, observer->value);
    return observer;
}
