// What the package's C modules use of Apple's threads.
#ifndef APPLE_STUBS_PTHREAD_H
#define APPLE_STUBS_PTHREAD_H

typedef struct pthread *pthread_t;
typedef unsigned long pthread_key_t;
typedef struct { long signature; } pthread_mutex_t, pthread_once_t;
#define PTHREAD_MUTEX_INITIALIZER {1}
#define PTHREAD_ONCE_INIT {2}

int pthread_main_np(void);
pthread_t pthread_self(void);
void *pthread_get_stackaddr_np(pthread_t thread);

int pthread_mutex_lock(pthread_mutex_t *mutex);
int pthread_mutex_unlock(pthread_mutex_t *mutex);

int pthread_once(pthread_once_t *once, void (*function)(void));
int pthread_key_create(pthread_key_t *key, void (*destructor)(void *));
void *pthread_getspecific(pthread_key_t key);
int pthread_setspecific(pthread_key_t key, const void *value);

#endif
