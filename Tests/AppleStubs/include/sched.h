// What the package's C modules use of Apple's scheduler.
#ifndef APPLE_STUBS_SCHED_H
#define APPLE_STUBS_SCHED_H

int sched_yield(void);

#endif
