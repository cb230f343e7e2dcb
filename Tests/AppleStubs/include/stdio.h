// What the package's C modules use of Apple's C library.
#ifndef APPLE_STUBS_STDIO_H
#define APPLE_STUBS_STDIO_H

typedef struct file FILE;
extern FILE *__stderrp;
#define stderr __stderrp

int fprintf(FILE *restrict stream, const char *restrict format, ...);
int fflush(FILE *stream);

#endif
