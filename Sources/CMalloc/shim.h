#pragma once
#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#endif

/* glibc's alone: elsewhere there are no arenas to count. M_ARENA_MAX is a macro, which Swift doesn't see. */
static inline void typefit_malloc_limit_arenas(int count) {
#ifdef M_ARENA_MAX
  mallopt(M_ARENA_MAX, count);
#else
  (void)count;
#endif
}
