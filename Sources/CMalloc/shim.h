#ifdef __linux__
#include <malloc.h>
#endif

/// Makes large blocks of memory go back to the system as soon as they are freed. Otherwise the GNU
/// C library keeps freed blocks of up to 32 MB in the arena of one thread, where other threads
/// cannot use them.
static inline void AtlasReturnLargeMemory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 1 << 18);
#endif
}
