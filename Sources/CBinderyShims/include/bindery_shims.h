#ifndef BINDERY_SHIMS_H
#define BINDERY_SHIMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The state of one synchronous stretch of work on one thread. Nothing in it outlives the stretch: between two
// stretches every pointer is null and every count zero, so an actor may continue on another thread. (The stack is empty
// then; its small buffer belongs to the thread.)
typedef struct bindery_ambient {
    void *_Nullable reader;          // the node whose computation is running, to which reads are linked
    void *_Nullable first_observer;  // observers waiting to run, in the order in which they were queued
    void *_Nullable last_observer;
    void *_Nullable events;          // the queue of events sent during a delivery
    void *_Nullable remembered;      // values of sources from before the transaction
    void *_Nullable retired_nodes;   // freed when nobody walks the graph
    void *_Nullable retired_links;
    void *_Nullable *_Nullable stack;  // links at which a marking turned off its way
    void *_Nullable domain;          // identity of the executor whose job is running, where it says so
    void *_Nullable owner;           // the same, if properties made now may only be written there
    void *_Nullable starter;         // identity of the executor whose next job starts at once
    void *_Nullable const *_Nonnull access_list;  // where Observation says whether somebody tracks reads on this thread
    const void *_Nullable ignored_access_list;    // who tracked when a stretch of untracked reads began
    const uint8_t *_Nullable transaction_file;  // while tracing: where the outermost transaction began
    uintptr_t transaction_line;
    void *_Nullable cause;           // while tracing: the change of which an observer is being told
    uint32_t stack_count;
    uint32_t stack_capacity;
    uint32_t version;                // of the present computation; lets a second read find its link
    uint32_t transactions;           // open transactions
    uint32_t rounds;                 // turns of observers since this stretch began; too many are a feedback loop
    uint32_t walks;                  // refreshes under way; while there are any nothing retired is freed
    bool delivering;                 // an event is on its way to its observers
    bool flush_queued;               // the observers' turn stands in the queue of events
    bool reclaiming;
    bool probed;                     // an access was registered
    bool tracing;                    // what is made in this stretch is traced
    uint8_t fault;                   // debug builds only: a deliberate fault that the tests must find
    void *_Nullable outer;           // identity of the executor that Swift's runtime knew when the domain was entered
} bindery_ambient;

// An access to this is one instruction and clobbers nothing. The general model, meant for libraries that are loaded late with
// much thread-local storage, is a call in the eyes of the optimiser, around which every function would save its registers.
#if defined(__ELF__)
#define BINDERY_THREAD_LOCAL __attribute__((tls_model("initial-exec"))) _Thread_local
#else
#define BINDERY_THREAD_LOCAL _Thread_local
#endif

extern BINDERY_THREAD_LOCAL bindery_ambient bindery_ambient_storage;

/// Whether what is made now keeps what changed it, for explanations: everywhere, or in this synchronous stretch.
extern bool bindery_tracing_everywhere;
static inline bool bindery_is_tracing_everywhere(void) {
    return __atomic_load_n(&bindery_tracing_everywhere, __ATOMIC_RELAXED);
}
static inline void bindery_trace_everywhere(bool is_on) {
    __atomic_store_n(&bindery_tracing_everywhere, is_on, __ATOMIC_RELAXED);
}
static inline bool bindery_is_tracing(void) {
    return bindery_ambient_storage.tracing | bindery_is_tracing_everywhere();
}

/// What `access_list` points to as long as nobody has looked, and if nothing was found: somebody might track.
extern void *_Nullable const bindery_unknown_access_list, *_Nullable const bindery_hidden_access_list;
/// Where Observation keeps, on this thread, what tracks reads; null if that cannot be told. A guess, to be verified.
void *_Nullable const *_Nullable bindery_find_access_list(void);

static inline bindery_ambient *_Nonnull bindery_ambient_current(void) {
    return &bindery_ambient_storage;
}

/// Pushes onto the stack of the ambient state, which begins in a small buffer of the thread and moves to the heap when
/// a walk is deep.
void bindery_stack_grow(bindery_ambient *_Nonnull ambient);
void bindery_stack_give_back(bindery_ambient *_Nonnull ambient);

enum { bindery_small_stack_capacity = 32 };

/// Gives the memory of a deep walk back; the small buffer stays in place.
static inline void bindery_stack_release(bindery_ambient *_Nonnull ambient) {
    if (ambient->stack_capacity > bindery_small_stack_capacity) bindery_stack_give_back(ambient);
}

/// Whether something is to be cleared away now that nobody walks the graph.
static inline bool bindery_has_leftovers(const bindery_ambient *_Nonnull ambient) {
    return ((uintptr_t)ambient->retired_nodes | (uintptr_t)ambient->retired_links) != 0;
}

static inline void bindery_stack_push(bindery_ambient *_Nonnull ambient, void *_Nonnull item) {
    if (ambient->stack_count == ambient->stack_capacity) bindery_stack_grow(ambient);
    ambient->stack[ambient->stack_count++] = item;
}

static inline void *_Nonnull bindery_stack_pop(bindery_ambient *_Nonnull ambient) {
    return ambient->stack[--ambient->stack_count];
}

/// Calls the Swift closure `(UnsafeRawPointer, Bool) -> Bool` that is stored at `closure`, as Swift would, but without the pair
/// of atomic retain and release around the call, which Swift cannot leave out and which costs more than the rest of it. The
/// caller sees to it that what is stored there stays alive. A closure without generic parameters is two words, its function and
/// its context, and is called by the Swift calling convention.
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

/// A serial executor, as Swift's runtime passes it: the two words of an `UnownedSerialExecutor`. Code that runs on no
/// actor has one without an identity. The implementation of a default actor's is zero: its identity is the actor.
typedef struct bindery_executor {
    void *_Nullable identity;
    uintptr_t implementation;
} bindery_executor;

/// The runtime's own functions, which `assumeIsolated` and `Task.immediate` are made of.
__attribute__((swiftcall)) bindery_executor swift_task_getCurrentExecutor(void);
__attribute__((swiftcall)) bindery_executor swift_task_getMainExecutor(void);
__attribute__((swiftcall)) bool swift_task_isCurrentExecutorWithFlags(
    void *_Nullable identity, uintptr_t implementation, uint64_t flags);

/// Whether the caller runs on `executor`. The flags, none, say that the answer may be no.
static inline bool bindery_is_current_executor(bindery_executor executor) {
    return swift_task_isCurrentExecutorWithFlags(executor.identity, executor.implementation, 0);
}

/// The executor on which the caller runs. The runtime follows jobs; outside of them, in a handler of an event loop for
/// instance, it only knows the main thread.
static inline bindery_executor bindery_current_executor(void) {
    bindery_executor current = swift_task_getCurrentExecutor();
    if (current.identity != NULL) return current;
    bindery_executor main = swift_task_getMainExecutor();
    return bindery_is_current_executor(main) ? main : current;
}

/// Writes a diagnosis to the standard error stream, as one line.
void bindery_write_diagnosis(const char *_Nonnull text);

/// Hands back to the system what the allocator keeps and nobody uses. It locks one arena after the other.
void bindery_trim_memory(void);

/// The number by which the system knows this thread; 0 where a thread has no priority of its own.
int64_t bindery_thread_identifier(void);
/// Lets other threads come first from now on. There is no way back without privileges.
void bindery_lower_priority(int64_t thread);

#endif
