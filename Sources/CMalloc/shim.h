#ifdef __linux__
#include <malloc.h>
#endif

/// Has large pieces of memory go back to the system as soon as they are freed. Otherwise the GNU library keeps them,
/// of up to 32 MB, in the heap of a thread, where other threads cannot use them.
static inline void AtlasReturnLargeMemory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 1 << 18);
#endif
}
