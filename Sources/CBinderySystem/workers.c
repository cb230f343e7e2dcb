#define _GNU_SOURCE
#include "bindery_workers.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/prctl.h>
#endif

// MARK: Processes

int bindery_spawn(
    const char *path, char *const arguments[], char *const environment[], int listener, int link, int crash
) {
    const int given[] = {listener, link, crash};
    const int wanted[] = {3, 4, 5};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    // Through numbers above all others: a descriptor may have a number that another one shall have.
    int high = 16;
    for (int i = 0; i < 3; i++) if (given[i] >= high) high = given[i] + 1;
    for (int i = 0; i < 3; i++) posix_spawn_file_actions_adddup2(&actions, given[i], high + i);
    for (int i = 0; i < 3; i++) posix_spawn_file_actions_adddup2(&actions, high + i, wanted[i]);
    short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
    // Nothing else is inherited. Other parts of the program may have sockets that are: a worker that traps ends all of
    // its connections, and those would be the supervisor's.
#if defined(__APPLE__)
    for (int i = 0; i < 3; i++) posix_spawn_file_actions_addinherit_np(&actions, i);
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#elif defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
    posix_spawn_file_actions_addclosefrom_np(&actions, 6);
#else
    for (int i = 0; i < 3; i++) posix_spawn_file_actions_addclose(&actions, high + i);
#endif
    // The terminal's Ctrl-C is for the supervisor, which ends its workers itself.
    posix_spawnattr_setflags(&attributes, flags);
    posix_spawnattr_setpgroup(&attributes, 0);
    sigset_t none, all;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    sigemptyset(&all);
    const int signals[] = {SIGCHLD, SIGTERM, SIGINT, SIGHUP, SIGPIPE};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaddset(&all, signals[i]);
    posix_spawnattr_setsigdefault(&attributes, &all);
    pid_t child = 0;
    int error = posix_spawn(&child, path, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error == 0 ? (int)child : -error;
}

bool bindery_end_with_parent(int parent) {
#if defined(__linux__)
    prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
    return getppid() == (pid_t)parent;
}

static int signal_pipe = -1;

static void write_signal(int signal) {
    int error = errno;
    unsigned char byte = (unsigned char)signal;
    (void)!write(signal_pipe, &byte, 1);
    errno = error;
}

int bindery_watch_signals(const int *signals, int count) {
    int ends[2];
    if (pipe(ends) != 0) return -1;
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
        fcntl(ends[i], F_SETFL, O_NONBLOCK);
    }
    signal_pipe = ends[1];
    struct sigaction action = {.sa_handler = write_signal, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < count; i++) sigaction(signals[i], &action, NULL);
    return ends[0];
}

bool bindery_has_ended(int child, int *status) {
    int raw = 0;
    if (waitpid((pid_t)child, &raw, WNOHANG) <= 0) return false;
    *status = WIFSIGNALED(raw) ? -WTERMSIG(raw) : WEXITSTATUS(raw);
    return true;
}

static atomic_bool has_crashed;

/// The threads of a process that has trapped run until its backtrace begins.
static void stop_if_crashed(void) { while (bindery_has_crashed()) pause(); }

// MARK: Sockets

long bindery_send(int socket, const void *bytes, long count, int descriptor) {
    struct iovec part = {.iov_base = (void *)bytes, .iov_len = (size_t)count};
    union {
        char bytes[CMSG_SPACE(sizeof(int))];
        struct cmsghdr header;
    } control;
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (descriptor >= 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = control.bytes;
        message.msg_controllen = sizeof control.bytes;
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
    }
#if defined(__APPLE__)
    const int flags = 0;
#else
    const int flags = MSG_NOSIGNAL;
#endif
    ssize_t sent;
    do sent = sendmsg(socket, &message, flags); while (sent < 0 && errno == EINTR);
    return sent < 0 ? -errno : sent;
}

static ssize_t receive(int socket, void *bytes, size_t count, int *descriptor, int further_flags) {
    struct iovec part = {.iov_base = bytes, .iov_len = count};
    union {
        char bytes[CMSG_SPACE(sizeof(int))];
        struct cmsghdr header;
    } control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
#if defined(__APPLE__)
    const int flags = further_flags;
#else
    const int flags = MSG_CMSG_CLOEXEC | further_flags;
#endif
    *descriptor = -1;
    ssize_t received;
    do received = recvmsg(socket, &message, flags); while (received < 0 && errno == EINTR);
    if (received < 0) return -errno;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS) {
        memcpy(descriptor, CMSG_DATA(header), sizeof(int));
        fcntl(*descriptor, F_SETFD, FD_CLOEXEC);
    }
    return received;
}

long bindery_receive(int socket, void *bytes, long count, int *descriptor) {
    ssize_t received = receive(socket, bytes, (size_t)count, descriptor, 0);
    if (bindery_has_crashed() && *descriptor >= 0) close(*descriptor);
    stop_if_crashed();
    return received;
}

int bindery_accept(int listener) {
    stop_if_crashed();
    int descriptor;
    do descriptor = accept(listener, NULL, NULL); while (descriptor < 0 && errno == EINTR);
    if (bindery_has_crashed() && descriptor >= 0) close(descriptor);
    stop_if_crashed();
    // The browser has gone already.
    if (descriptor < 0) return errno == ECONNABORTED || errno == EWOULDBLOCK ? -EAGAIN : -errno;
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    return descriptor;
}

// MARK: Crashes

static const int traps[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { trap_count = sizeof traps / sizeof *traps };
static struct sigaction earlier[trap_count];
static atomic_bool reports_crashes;
static int crash_pipe = -1;
static int crash_link = -1;
/// The threads that hold a lock for which other processes wait.
static atomic_int lock_count;
static _Thread_local const struct bindery_page_marker *current_page;
/// On which the signal handler of this thread runs: a trap for a full stack has no room there.
static _Thread_local void *crash_stack;

/// Ends the link to the supervisor, and the connections that are on their way to this process.
static void end_link(void) {
    char bytes[1 << 12];
    int descriptor;
    shutdown(crash_link, SHUT_RDWR);
    while (receive(crash_link, bytes, sizeof bytes, &descriptor, MSG_DONTWAIT) > 0) {
        if (descriptor >= 0) close(descriptor);
    }
}

/// Ends the sockets of the process that listen, or those that do not.
static void end_sockets(bool listening) {
    struct rlimit limit;
    int last = 1 << 16;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < (rlim_t)last) last = (int)limit.rlim_cur;
    // A socket that listens may be another program's too, so it is closed. Its number is not free: the event loop that
    // uses it would stop the process for a number without a file, and misuse that of a later file.
    int nothing = listening ? open("/dev/null", O_RDWR | O_CLOEXEC) : -1;
    for (int descriptor = crash_link < 0 ? 3 : 6; descriptor < last; descriptor++) {
        int listens = 0;
        socklen_t size = sizeof listens;
        if (getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) != 0) continue;
        if (!listens != !listening) continue;
        if (!listening) shutdown(descriptor, SHUT_RDWR);
        else if (nothing >= 0) dup2(nothing, descriptor);
    }
}

/// Waits until no thread holds a lock for which other processes wait: the process keeps it until its backtrace is
/// written. At most a second: this thread may be the one that holds it.
static void await_locks(void) {
    const struct timespec pause = {.tv_nsec = 1000000};
    for (int i = 0; i < 1000 && atomic_load(&lock_count) > 0; i++) nanosleep(&pause, NULL);
}

// Only calls that are permitted in a signal handler.
static void handle_trap(int signal, siginfo_t *info, void *context) {
    int index = 0;
    while (index < trap_count - 1 && traps[index] != signal) index++;
    if (!atomic_exchange(&has_crashed, true)) {
        struct bindery_crash crash;
        memset(&crash, 0, sizeof crash);
        crash.signal = signal;
        if (current_page) crash.page = *current_page;
        // First: from then on the supervisor passes no connection on to this process.
        if (crash_pipe >= 0) (void)!write(crash_pipe, &crash, sizeof crash);
        // The listening socket of a worker is that of all workers.
        if (crash_link >= 0) end_link();
        else end_sockets(true);
        end_sockets(false);
        await_locks();
        // The program that writes the backtrace inherits this, and takes no time from the other workers. On Linux, a
        // priority belongs to a thread.
        if (crash_link >= 0) setpriority(PRIO_PROCESS, 0, 19);
    }
    struct sigaction *next = &earlier[index];
    if (next->sa_flags & SA_SIGINFO) {
        if (next->sa_sigaction) return next->sa_sigaction(signal, info, context);
    } else if (next->sa_handler != SIG_DFL && next->sa_handler != SIG_IGN) {
        return next->sa_handler(signal);
    }
    struct sigaction ends = {.sa_handler = SIG_DFL};
    sigemptyset(&ends.sa_mask);
    sigaction(signal, &ends, NULL);
    raise(signal);
}

void bindery_report_crashes(int pipe, int link) {
    if (atomic_exchange(&reports_crashes, true)) return;
    crash_pipe = pipe;
    crash_link = link;
    struct sigaction action = {.sa_sigaction = handle_trap, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < trap_count; i++) sigaction(traps[i], &action, &earlier[i]);
}

void bindery_prepare_thread_for_crashes(void) {
    enum { size = 1 << 16 };
    stack_t present;
    if (!atomic_load(&reports_crashes) || (sigaltstack(NULL, &present) == 0 && !(present.ss_flags & SS_DISABLE))) return;
    stack_t stack = {.ss_sp = malloc(size), .ss_size = size};
    if (!stack.ss_sp) return;
    if (sigaltstack(&stack, NULL) == 0) crash_stack = stack.ss_sp;
    else free(stack.ss_sp);
}

void bindery_free_crash_stack(void) {
    if (!crash_stack) return;
    stack_t none = {.ss_flags = SS_DISABLE};
    if (sigaltstack(&none, NULL) == 0) free(crash_stack);
    crash_stack = NULL;
}

bool bindery_has_crashed(void) { return atomic_load(&has_crashed); }

void bindery_begin_lock(void) {
    atomic_fetch_add(&lock_count, 1);
    if (!bindery_has_crashed()) return;
    bindery_end_lock();
    stop_if_crashed();
}

void bindery_end_lock(void) { atomic_fetch_sub(&lock_count, 1); }

void bindery_set_page(const struct bindery_page_marker *page) { current_page = page; }

void bindery_note_event(struct bindery_page_marker *page, int64_t number, char kind) {
    struct bindery_page_event *event = &page->events[page->count % (sizeof page->events / sizeof *page->events)];
    event->number = number;
    event->kind = kind;
    page->count++;
}
