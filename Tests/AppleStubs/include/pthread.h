// What the package's C modules use of Apple's threads.
#ifndef APPLE_STUBS_PTHREAD_H
#define APPLE_STUBS_PTHREAD_H

int pthread_main_np(void);

#endif
