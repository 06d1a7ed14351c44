// Counts the calls of malloc and its relatives in the process that this target is linked into.
//
// Linking it replaces the C library's allocator entry points, so only the benchmark tool and the
// peers it starts may do so. Nothing is counted between a stop and the next start.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  /// Allocated blocks; a block that is resized counts once more.
  uint64_t count;
  /// The difference of allocated bytes between the end and the start.
  int64_t retained_bytes;
  /// The largest number of bytes allocated at one time, in addition to those at the start.
  int64_t peak_bytes;
} allocation_count;

/// Starts counting from zero.
void allocation_counter_start(void);

/// Stops counting and returns the counts since the start.
allocation_count allocation_counter_stop(void);

/// Whether allocations can be counted on this platform.
int allocation_counter_is_available(void);

#ifdef __cplusplus
}
#endif

#endif
