#ifndef BINDERY_WORKERS_H
#define BINDERY_WORKERS_H

#include <stdbool.h>
#include <stdint.h>

// MARK: Processes

/// Starts a program as a process of its own process group, with these descriptors as 3, 4 and 5, and no others above 2.
/// Returns its identifier, or an error number below 0.
int bindery_spawn(
    const char *path, char *const arguments[], char *const environment[], int listener, int link, int crash);

/// Lets the system end this process with SIGTERM when its parent has ended. Returns false if the parent has ended.
bool bindery_end_with_parent(int parent);

/// Makes these signals write their numbers, a byte each, to a pipe. Returns its reading end, or -1.
int bindery_watch_signals(const int *signals, int count);

/// Returns whether a child has ended; `status` is then its exit code, or the number of the signal below 0.
bool bindery_has_ended(int child, int *status);

// MARK: Sockets

/// Sends bytes, with a descriptor unless it is below 0. Returns how many were sent, or an error number below 0.
long bindery_send(int socket, const void *bytes, long count, int descriptor);

/// Receives bytes, and a descriptor if one came with them; otherwise it is -1. Returns how many were received, or an
/// error number below 0. Does not return in a process that has trapped.
long bindery_receive(int socket, void *bytes, long count, int *descriptor);

/// Accepts a connection. Returns its descriptor, or an error number below 0. Does not return in a process that has
/// trapped.
int bindery_accept(int listener);

// MARK: Crashes

/// An event of a page, by the key of its kind on the wire.
struct bindery_page_event {
    int64_t number;
    char kind;
};

/// The page whose events a thread handles, and the last of them.
struct bindery_page_marker {
    /// Zero-terminated.
    char token[64];
    uint32_t session;
    uint32_t count;
    struct bindery_page_event events[16];
};

/// What a process that ends by a trap tells its supervisor: written at once, and smaller than PIPE_BUF.
struct bindery_crash {
    int32_t signal;
    /// Without a page, its token is empty.
    struct bindery_page_marker page;
};

/// Makes a trap of this process write a `bindery_crash` to `pipe` and end all connections at once, so that their pages
/// connect to another process. `link` ends too, with the connections that come by it. After that the earlier handlers
/// run, such as that of Swift's backtracer. Both are -1 without a supervisor: the process then ends its listening
/// sockets too. Calls after the first one do nothing.
void bindery_report_crashes(int pipe, int link);

/// Gives this thread a stack for the signal of a stack overflow, if traps are reported.
void bindery_prepare_thread_for_crashes(void);

/// Frees that stack, at the end of the thread.
void bindery_free_crash_stack(void);

/// Whether this process is about to end by a trap: no thread may act for a page any more.
bool bindery_has_crashed(void);

/// To be called before and after this thread holds a lock for which other processes wait: a trap of another thread
/// waits until it has ended, and no lock begins after a trap.
void bindery_begin_lock(void);
void bindery_end_lock(void);

/// Marks the page whose events this thread handles from now on; null for none.
void bindery_set_page(const struct bindery_page_marker *page);

void bindery_note_event(struct bindery_page_marker *page, int64_t number, char kind);

#endif
