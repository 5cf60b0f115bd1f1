#pragma once
#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#endif

/* glibc's alone. As many arenas as threads that can run at once: one that waits keeps the memory of its own. They grow by
 * much at a time, since each growth is a call of the kernel; what isn't touched takes no memory. */
static inline void typefit_malloc_set_up(int arenas) {
#ifdef M_ARENA_MAX
  mallopt(M_ARENA_MAX, arenas);
  mallopt(M_TOP_PAD, 32 << 20);
#else
  (void)arenas;
#endif
}
