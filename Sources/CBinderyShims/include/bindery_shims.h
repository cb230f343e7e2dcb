#ifndef BINDERY_SHIMS_H
#define BINDERY_SHIMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#if defined(__APPLE__)
#include <os/lock.h>
#include <pthread.h>
#endif

// The state of one synchronous stretch of work on one thread. Between stretches every pointer is null and every count
// zero, so an actor may continue on another thread. (The stack is empty then; its small buffer belongs to the thread.)
typedef struct bindery_ambient {
    void *_Nullable reader;          // the node whose computation is running, to which reads are linked
    void *_Nullable first_observer;  // observers waiting to run, in the order in which they were queued
    void *_Nullable last_observer;
    void *_Nullable events;          // the queue of events sent during a delivery
    void *_Nullable remembered;      // values of sources from before the transaction
    void *_Nullable retired_nodes;   // freed when no walk is under way
    void *_Nullable retired_links;
    void *_Nullable demands;         // the demands to look at again when no walk or transaction is under way
    void *_Nullable *_Nullable stack;  // links to which a marking returns later
    void *_Nullable domain;          // identity of the executor whose job is running, if it declares itself
    void *_Nullable owner;           // the same, if properties made now may be written only there
    void *_Nullable starter;         // identity of the executor whose next job starts immediately
    void *_Nullable const *_Nonnull access_list;  // where Observation records what tracks reads on this thread
    const void *_Nullable ignored_access_list;    // what tracked when a stretch of untracked reads began
    const uint8_t *_Nullable transaction_file;  // while tracing: where the outermost transaction began
    uintptr_t transaction_line;
    void *_Nullable cause;           // while tracing: the step that the present code follows
    uint32_t stack_count;
    uint32_t stack_capacity;
    uint32_t version;                // of the present computation; finds the link of a second read
    uint32_t transactions;           // open transactions
    uint32_t rounds;                 // turns of observers since this stretch began; too many are a feedback loop
    uint32_t walks;                  // walks under way; nothing retired is freed meanwhile
    bool delivering;                 // an event is being delivered
    bool flush_queued;               // the observers' turn is in the event queue
    bool out_of_order;               // the observers waiting to run must be sorted
    bool reclaiming;
    bool probed;                     // the probe's access was registered
    bool tracing;                    // properties made in this stretch are traced
    bool demands_queued;             // the turn of the demands is in the event queue
    uint8_t fault;                   // debug builds only: a deliberate fault that tests must detect
    void *_Nullable outer;           // identity of the executor that Swift's runtime knew when the domain was entered
    void *_Nullable trace_log;       // while tracing: the log that records here
} bindery_ambient;

// Access is one instruction and clobbers nothing. The general model, meant for libraries that are loaded late with much
// thread-local storage, is a call for the optimiser: each function would save its registers around it.
#if defined(__ELF__)
#define BINDERY_THREAD_LOCAL __attribute__((tls_model("initial-exec"))) _Thread_local
#else
#define BINDERY_THREAD_LOCAL _Thread_local
#endif

extern BINDERY_THREAD_LOCAL bindery_ambient bindery_ambient_storage;

/// Whether new properties record what changed them, for explanations: everywhere, or in this synchronous stretch.
extern bool bindery_tracing_everywhere;
static inline bool bindery_is_tracing_everywhere(void) {
    return __atomic_load_n(&bindery_tracing_everywhere, __ATOMIC_RELAXED);
}
static inline void bindery_trace_everywhere(bool is_on) {
    __atomic_store_n(&bindery_tracing_everywhere, is_on, __ATOMIC_RELAXED);
}
static inline bool bindery_is_tracing(void) {
#ifdef BINDERY_WITHOUT_TRACING  // for scripts/tracing-counts
    return false;
#else
    return bindery_ambient_storage.tracing | bindery_is_tracing_everywhere();
#endif
}

/// Targets of `access_list`: before the first lookup, and if none was found, in which case reads may be tracked.
extern void *_Nullable const bindery_unknown_access_list, *_Nullable const bindery_hidden_access_list;
/// Finds where Observation records what tracks reads on this thread; null if unknown. A guess, to be verified.
void *_Nullable const *_Nullable bindery_find_access_list(void);

static inline __attribute__((pure)) bindery_ambient *_Nonnull bindery_ambient_current(void) {
    return &bindery_ambient_storage;
}

/// The stack of the ambient state begins in a small buffer of the thread and moves to the heap in a deep walk.
void bindery_stack_grow(void);
void bindery_stack_give_back(void);

enum { bindery_small_stack_capacity = 32 };

/// Frees the memory of a deep walk, unless one is under way; the small buffer stays in place.
static inline void bindery_stack_release(bindery_ambient *_Nonnull ambient) {
    if (ambient->stack_capacity > bindery_small_stack_capacity && ambient->walks == 0) bindery_stack_give_back();
}

/// Whether there are retired nodes or links to free, or demands to look at, once no walk is under way.
static inline bool bindery_has_leftovers(const bindery_ambient *_Nonnull ambient) {
    return ((uintptr_t)ambient->retired_nodes | (uintptr_t)ambient->retired_links | (uintptr_t)ambient->demands) != 0;
}

static inline void bindery_stack_push(bindery_ambient *_Nonnull ambient, void *_Nonnull item) {
    if (ambient->stack_count == ambient->stack_capacity) bindery_stack_grow();
    ambient->stack[ambient->stack_count++] = item;
}

static inline void *_Nonnull bindery_stack_pop(bindery_ambient *_Nonnull ambient) {
    return ambient->stack[--ambient->stack_count];
}

/// Stores the return addresses of the calls that led here, the innermost first, and returns their number. Follows the
/// frame pointers, which Swift keeps: a C function without one is left out, or ends the walk.
size_t bindery_return_addresses(uintptr_t *_Nonnull addresses, size_t capacity);

/// Finds the file and the line of an instruction, on Linux; null if the line tables of its executable or library cannot
/// be read, or have none. The file is without folders; the line is 0 for code that the compiler made. One thread at a
/// time. The first search in an image reads all its line tables, each further one those of one function or file.
const char *_Nullable bindery_file_at(uintptr_t address, uint32_t *_Nonnull line);

/// Calls `body` for the program and for each library that is loaded, on Linux, with its file, the address of its first
/// byte and the end of its code. The loader loads and removes none meanwhile.
void bindery_each_image(
    void *_Nullable context,
    void (*_Nonnull body)(void *_Nullable context, const char *_Nonnull path, uintptr_t start, uintptr_t end));

enum {
    /// The greatest size of a block of the pool.
    bindery_largest_block = 512,
    /// The size of the memory in which blocks of one size lie, and the factor of its addresses.
    bindery_slab_size = 1 << 18,
};
/// Whether there is a pool. With the address sanitizer, its functions are `malloc` and `free`.
extern const bool bindery_has_pool;

/// Returns memory for a node or a link, of at most `bindery_largest_block` bytes, aligned to 16 bytes. Blocks of one
/// size lie side by side, so that a walk finds its nodes close together; `malloc` mixes them with objects and closures
/// and puts eight bytes before each. Any thread may free the block.
void *_Nonnull bindery_pool_allocate(size_t size);
void bindery_pool_free(void *_Nonnull memory);
/// Returns the memory of slabs without blocks to the system. Slabs of a thread that runs stay until it needs blocks
/// or waits.
void bindery_pool_trim(void);
/// Called by a thread before and after it waits. Between the calls it allocates and frees no block, and another thread
/// may return the memory of blocks that were freed elsewhere.
void bindery_pool_begin_wait(void);
void bindery_pool_end_wait(void);
/// Returns the size of all blocks in use, for measurements. An estimate while other threads use the pool.
size_t bindery_pool_used_size(void);

/// Memory for saved values, and for nodes that do not fit in the pool. Swift's `allocate` calls `posix_memalign`, which
/// costs several times as much as `malloc`.
static inline void *_Nonnull bindery_allocate(size_t size, size_t alignment) {
    void *memory = NULL;
    if (alignment <= _Alignof(max_align_t)) {
        memory = malloc(size);
    } else if (posix_memalign(&memory, alignment, size) != 0) {
        memory = NULL;
    }
    if (memory == NULL) abort();
    return memory;
}

static inline void bindery_free(void *_Nonnull memory) { free(memory); }

/// Calls the Swift closure `(UnsafeRawPointer, Bool) -> Bool` stored at `closure`, without the atomic retain and
/// release around the call, which Swift cannot omit and which cost more than the rest. The caller keeps the closure
/// alive. A closure without generic parameters is two words, function and context, called by Swift's convention;
/// `ClosureLayoutTests` checks that.
static inline bool bindery_call(const void *_Nonnull closure, const void *_Nonnull argument, bool flag) {
    typedef __attribute__((swiftcall)) bool (*function)(
        const void *_Nonnull argument, bool flag, __attribute__((swift_context)) void *_Nullable context);
    const struct { function _Nonnull call; void *_Nullable context; } *words = closure;
    return words->call(argument, flag, words->context);
}

/// The same for the Swift closure `(UnsafeRawPointer, UInt8, UnsafeRawPointer?) -> Bool`.
static inline bool bindery_perform(
    const void *_Nonnull closure, const void *_Nonnull argument, uint8_t command, const void *_Nullable operand) {
    typedef __attribute__((swiftcall)) bool (*function)(
        const void *_Nonnull argument, uint8_t command, const void *_Nullable operand,
        __attribute__((swift_context)) void *_Nullable context);
    const struct { function _Nonnull call; void *_Nullable context; } *words = closure;
    return words->call(argument, command, operand, words->context);
}

/// The same for the Swift closure `() -> Void`.
static inline void bindery_run(const void *_Nonnull closure) {
    typedef __attribute__((swiftcall)) void (*function)(__attribute__((swift_context)) void *_Nullable context);
    const struct { function _Nonnull call; void *_Nullable context; } *words = closure;
    words->call(words->context);
}

#if defined(__APPLE__)
/// Null on systems that lack the function.
#define BINDERY_WEAK_IMPORT __attribute__((weak_import))
#else
#define BINDERY_WEAK_IMPORT
#endif

/// A serial executor as Swift's runtime passes it: the two words of an `UnownedSerialExecutor`. Code on no actor has
/// one without an identity. For a default actor the implementation is zero and the identity is the actor.
typedef struct bindery_executor {
    void *_Nullable identity;
    uintptr_t implementation;
} bindery_executor;

/// The runtime functions on which `assumeIsolated` and `Task.immediate` are built.
__attribute__((swiftcall)) bindery_executor swift_task_getCurrentExecutor(void);
__attribute__((swiftcall)) bindery_executor swift_task_getMainExecutor(void);
__attribute__((swiftcall)) BINDERY_WEAK_IMPORT bool swift_task_isCurrentExecutorWithFlags(
    void *_Nullable identity, uintptr_t implementation, uint64_t flags);

/// Whether the caller runs on `executor`. Without flags, the runtime may answer no.
static inline bool bindery_is_current_executor(bindery_executor executor) {
#if defined(__APPLE__)
    // Before iOS 26 and macOS 26 the runtime either lacks the function or stops a program on another executor.
    if (swift_task_isCurrentExecutorWithFlags == NULL) {
        bindery_executor current = swift_task_getCurrentExecutor();
        if (current.identity != NULL) return current.identity == executor.identity;
        return executor.identity == swift_task_getMainExecutor().identity && pthread_main_np() != 0;
    }
#endif
    return swift_task_isCurrentExecutorWithFlags(executor.identity, executor.implementation, 0);
}

/// The executor of the caller. Outside jobs, as in a handler of an event loop, the runtime only knows the main thread.
static inline bindery_executor bindery_current_executor(void) {
    bindery_executor current = swift_task_getCurrentExecutor();
    if (current.identity != NULL) return current;
    bindery_executor main = swift_task_getMainExecutor();
    return bindery_is_current_executor(main) ? main : current;
}

#if defined(__APPLE__)
/// The lock and the atomic word of BinderySynchronization, for the systems without Synchronization.
typedef os_unfair_lock bindery_lock;
static inline void bindery_lock_acquire(bindery_lock *_Nonnull lock) { os_unfair_lock_lock(lock); }
static inline void bindery_lock_release(bindery_lock *_Nonnull lock) { os_unfair_lock_unlock(lock); }

static inline uintptr_t bindery_atomic_load(const uintptr_t *_Nonnull word) {
    return __atomic_load_n(word, __ATOMIC_RELAXED);
}
/// Returns the old value.
static inline uintptr_t bindery_atomic_add(uintptr_t *_Nonnull word, uintptr_t operand) {
    return __atomic_fetch_add(word, operand, __ATOMIC_RELAXED);
}
#endif

/// Writes a diagnosis to the standard error stream, as one line.
void bindery_write_diagnosis(const char *_Nonnull text);

#endif
