#include "bindery_shims.h"

#if defined(__SANITIZE_ADDRESS__)
#define USES_MALLOC
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(hwaddress_sanitizer) || __has_feature(memory_sanitizer)
#define USES_MALLOC
#endif
#endif
#if !defined(__unix__) && !defined(__APPLE__)
#define USES_MALLOC
#endif

#ifdef USES_MALLOC

// These sanitizers know only what `malloc` returns.
void *bindery_pool_allocate(size_t size) { return bindery_allocate(size, _Alignof(max_align_t)); }
void bindery_pool_free(void *memory) { bindery_free(memory); }
void bindery_pool_trim(void) {}
void bindery_pool_begin_wait(void) {}
void bindery_pool_end_wait(void) {}
size_t bindery_pool_used_size(void) { return 0; }
const bool bindery_has_pool = false;

#else

#include <pthread.h>
#include <sched.h>
#include <sys/mman.h>

const bool bindery_has_pool = true;

// Blocks of one size lie side by side in slabs. A slab belongs to the pool of one thread, which takes blocks from it
// and returns them to it without synchronisation. Another thread that frees a block adds it to the list of returned
// blocks of the slab's pool, which the pool's thread empties when it needs blocks. The pool of a thread that has ended
// returns its empty slabs, and waits for the next new thread. The scheme is that of mimalloc (Leijen, Zorn, de Moura:
// Mimalloc: Free List Sharding in Action, 2019), with one list of returned blocks for each thread instead of one for
// each slab.

enum {
    granule = 16,
    class_count = bindery_largest_block / granule + 1,
    // This is address space: memory is used up to the last page that was cut into blocks.
    slab_size = bindery_slab_size,
    page_size = 1 << 12,
    region_size = 64 * slab_size,
    // The number of untaken slabs whose memory is kept. The system may take that of others when it needs memory.
    kept_count = 32,
};

typedef struct block {
    struct block *next;
} block;

typedef struct pool pool;

/// The first bytes of a slab, whose address is a multiple of `slab_size`.
typedef struct slab {
    pool *pool;
    block *free;
    uint32_t class;
    uint32_t used_count;
    char *uncut;   // memory that has not been cut into blocks
    bool is_full;  // whether the pool has forgotten it until one of its blocks is freed
    struct slab *next, *previous;
} slab;

struct pool {
    slab *current[class_count];  // from which blocks are taken; never null
    slab *listed[class_count];   // others with free blocks
    slab *growing[class_count];  // the one with memory left to cut, or null
    block *returned;  // by other threads; atomic
    int user;         // atomic: `own_thread`, or while that thread waits, `no_thread` or `trimming_thread`
    pool *next;       // among those without a thread
    pool *made_before;
};

enum { own_thread, no_thread, trimming_thread };

/// Has no blocks: the first need of a size is the case of a full slab.
static slab nothing = {.is_full = true};

static BINDERY_THREAD_LOCAL pool *own_pool;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// --- Memory -----------------------------------------------------------------------------------

/// 64 slabs.
typedef struct region {
    char *slabs;
    uint64_t taken, kept;  // a bit each
    struct region *next;
} region;

// Under the lock.
static region *first_region, **end_of_regions = &first_region;
static int kept_slabs;

static region *add_region(void) {
    region *added = calloc(1, sizeof(region));
    size_t size = region_size + slab_size;
    char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    if (added == NULL || memory == MAP_FAILED) abort();
    char *slabs = (char *)(((uintptr_t)memory + slab_size - 1) & ~(uintptr_t)(slab_size - 1));
    if (slabs > memory) munmap(memory, (size_t)(slabs - memory));
    size_t behind = (size_t)(memory + size - (slabs + region_size));
    if (behind > 0) munmap(slabs + region_size, behind);
    added->slabs = slabs;
    *end_of_regions = added;
    end_of_regions = &added->next;
    return added;
}

/// Returns a slab whose memory is kept, else the lowest one: memory that was used before goes first.
static slab *take_slab(void) {
    pthread_mutex_lock(&lock);
    region *region = first_region;
    uint64_t candidates = 0;
    if (kept_slabs > 0) {
        while (region->kept == 0) region = region->next;
        candidates = region->kept;
        kept_slabs--;
    } else {
        while (region != NULL && region->taken == UINT64_MAX) region = region->next;
        if (region == NULL) region = add_region();
        candidates = ~region->taken;
    }
    int number = __builtin_ctzll(candidates);
    region->taken |= (uint64_t)1 << number;
    region->kept &= ~((uint64_t)1 << number);
    pthread_mutex_unlock(&lock);
    return (slab *)(region->slabs + (size_t)number * slab_size);
}

static void return_slab(slab *slab) {
    pthread_mutex_lock(&lock);
    region *region = first_region;
    while ((size_t)((char *)slab - region->slabs) >= region_size) region = region->next;
    uint64_t bit = (uint64_t)1 << (size_t)((char *)slab - region->slabs) / slab_size;
    if (kept_slabs < kept_count) {
        region->kept |= bit;
        kept_slabs++;
    } else {
        madvise(slab, slab_size, MADV_FREE);
    }
    region->taken &= ~bit;
    pthread_mutex_unlock(&lock);
}

size_t bindery_pool_used_size(void) {
    size_t size = 0;
    pthread_mutex_lock(&lock);
    for (region *region = first_region; region != NULL; region = region->next) {
        for (int number = 0; number < 64; number++) {
            slab *slab = (struct slab *)(region->slabs + (size_t)number * slab_size);
            if (region->taken >> number & 1) size += slab->used_count * slab->class * granule;
        }
    }
    pthread_mutex_unlock(&lock);
    return size;
}

// --- Slabs ------------------------------------------------------------------------------------

static void list(slab *slab) {
    struct slab **first = &slab->pool->listed[slab->class];
    slab->previous = NULL;
    slab->next = *first;
    if (*first != NULL) (*first)->previous = slab;
    *first = slab;
}

static void unlist(slab *slab) {
    if (slab->next != NULL) slab->next->previous = slab->previous;
    if (slab->previous != NULL) {
        slab->previous->next = slab->next;
    } else {
        slab->pool->listed[slab->class] = slab->next;
    }
}

/// Cuts the memory up to the end of a page into free blocks, in the order of their addresses. Returns whether there was
/// enough for one.
static bool cut(slab *slab) {
    size_t size = slab->class * granule;
    char *end = (char *)slab + slab_size;
    if (slab->uncut + size > end) return false;
    char *end_of_page = (char *)(((uintptr_t)slab->uncut + size + page_size - 1) & ~(uintptr_t)(page_size - 1));
    block **last = &slab->free;
    for (; slab->uncut + size <= end_of_page; slab->uncut += size) {
        *last = (block *)slab->uncut;
        last = &(*last)->next;
    }
    *last = NULL;
    return true;
}

static slab *new_slab(pool *pool, uint32_t class) {
    slab *made = take_slab();
    *made = (slab){.pool = pool, .class = class};
    made->uncut = (char *)made + ((sizeof(slab) + 63) & ~(size_t)63);
    cut(made);
    return made;
}

/// Called when a full slab has a free block, or no block of a slab is in use any more.
static __attribute__((noinline)) void has_more_free(slab *slab) {
    pool *pool = slab->pool;
    uint32_t class = slab->class;
    if (slab == pool->current[class]) return;
    if (slab->is_full) list(slab);
    slab->is_full = false;
    if (slab->used_count > 0) return;
    unlist(slab);
    if (slab == pool->growing[class]) pool->growing[class] = NULL;
    return_slab(slab);
}

// --- Blocks -----------------------------------------------------------------------------------

static inline void put_back(slab *slab, block *freed) {
    freed->next = slab->free;
    slab->free = freed;
    slab->used_count--;
    if (slab->used_count == 0 || slab->is_full) has_more_free(slab);
}

static inline slab *slab_of(void *memory) { return (slab *)((uintptr_t)memory & ~(uintptr_t)(slab_size - 1)); }

static void put_back_returned(pool *pool) {
    if (__atomic_load_n(&pool->returned, __ATOMIC_RELAXED) == NULL) return;
    block *next = __atomic_exchange_n(&pool->returned, NULL, __ATOMIC_ACQUIRE);
    while (next != NULL) {
        block *returned = next;
        next = returned->next;
        put_back(slab_of(returned), returned);
    }
}

// --- Threads ----------------------------------------------------------------------------------

static pool *without_thread;
/// The start of the list of all pools, which are never freed; atomic.
static pool *last_made;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;

/// Returns the slabs without blocks, also those from which blocks would be taken next.
static void return_empty_slabs(pool *pool) {
    put_back_returned(pool);
    for (int class = 0; class < class_count; class++) {
        slab *slab = pool->current[class];
        if (slab == &nothing || slab->used_count > 0) continue;
        pool->current[class] = &nothing;
        if (slab == pool->growing[class]) pool->growing[class] = NULL;
        return_slab(slab);
    }
}

static void begin_wait(pool *pool) { __atomic_store_n(&pool->user, no_thread, __ATOMIC_RELEASE); }

static void end_wait(pool *pool) {
    int expected = no_thread;
    while (!__atomic_compare_exchange_n(
        &pool->user, &expected, own_thread, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
        expected = no_thread;
        sched_yield();
    }
}

void bindery_pool_begin_wait(void) {
    if (own_pool != NULL) begin_wait(own_pool);
}

void bindery_pool_end_wait(void) {
    if (own_pool != NULL) end_wait(own_pool);
}

static void thread_ends(void *ended) {
    own_pool = NULL;
    pool *pool = ended;
    return_empty_slabs(pool);
    begin_wait(pool);
    pthread_mutex_lock(&lock);
    pool->next = without_thread;
    without_thread = pool;
    pthread_mutex_unlock(&lock);
}

static void make_key(void) {
    if (pthread_key_create(&key, thread_ends) != 0) abort();
}

static __attribute__((noinline)) pool *find_pool(void) {
    pthread_once(&once, make_key);
    // At the end of a thread, some systems clear its thread-local variables first.
    pool *own = pthread_getspecific(key);
    if (own != NULL) return own_pool = own;
    pthread_mutex_lock(&lock);
    pool *found = without_thread;
    if (found != NULL) without_thread = found->next;
    pthread_mutex_unlock(&lock);
    if (found == NULL) {
        found = calloc(1, sizeof(pool));
        if (found == NULL) abort();
        for (int class = 0; class < class_count; class++) found->current[class] = &nothing;
        found->made_before = __atomic_load_n(&last_made, __ATOMIC_RELAXED);
        while (!__atomic_compare_exchange_n(
            &last_made, &found->made_before, found, true, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {}
    } else {
        end_wait(found);
    }
    if (pthread_setspecific(key, found) != 0) abort();
    own_pool = found;
    return found;
}

// --- Allocation -------------------------------------------------------------------------------

/// Returns a slab with free blocks. Memory that was used before goes first.
static slab *find_slab(pool *pool, uint32_t class) {
    slab *slab = pool->listed[class];
    if (slab != NULL) {
        unlist(slab);
        return slab;
    }
    slab = pool->growing[class];
    if (slab != NULL && cut(slab)) return slab;
    return pool->growing[class] = new_slab(pool, class);
}

static __attribute__((noinline)) void *find_block(uint32_t class) {
    pool *pool = own_pool != NULL ? own_pool : find_pool();
    put_back_returned(pool);
    slab *slab = pool->current[class];
    if (slab->free == NULL) {
        if (slab != &nothing) slab->is_full = true;
        slab = find_slab(pool, class);
        slab->is_full = false;
        pool->current[class] = slab;
    }
    block *found = slab->free;
    slab->free = found->next;
    slab->used_count++;
    return found;
}

void *bindery_pool_allocate(size_t size) {
    uint32_t class = (uint32_t)((size + granule - 1) / granule);
    pool *pool = own_pool;
    if (pool != NULL) {
        slab *slab = pool->current[class];
        block *found = slab->free;
        if (found != NULL) {
            slab->free = found->next;
            slab->used_count++;
            return found;
        }
    }
    return find_block(class);
}

void bindery_pool_free(void *memory) {
    slab *slab = slab_of(memory);
    block *freed = memory;
    pool *pool = slab->pool;
    if (pool == own_pool) return put_back(slab, freed);
    freed->next = __atomic_load_n(&pool->returned, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(
        &pool->returned, &freed->next, freed, true, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {}
}

void bindery_pool_trim(void) {
    if (own_pool != NULL) return_empty_slabs(own_pool);
    for (pool *pool = __atomic_load_n(&last_made, __ATOMIC_ACQUIRE); pool != NULL; pool = pool->made_before) {
        int expected = no_thread;
        if (!__atomic_compare_exchange_n(
            &pool->user, &expected, trimming_thread, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) continue;
        return_empty_slabs(pool);
        begin_wait(pool);
    }
    pthread_mutex_lock(&lock);
    for (region *region = first_region; region != NULL; region = region->next) {
        for (int number = 0; number < 64; number++) {
            if (region->taken >> number & 1) continue;
            madvise(region->slabs + (size_t)number * slab_size, slab_size, MADV_DONTNEED);
        }
        region->kept = 0;
    }
    kept_slabs = 0;
    pthread_mutex_unlock(&lock);
}

#endif
