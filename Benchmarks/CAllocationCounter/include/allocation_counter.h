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
  /// Blocks asked for; a block that grows or shrinks counts once more.
  uint64_t count;
  /// Bytes held at the end more than at the start.
  int64_t retained_bytes;
  /// The most bytes ever held more than at the start.
  int64_t peak_bytes;
} allocation_count;

/// Starts counting from zero.
void allocation_counter_start(void);

/// Stops counting and tells what happened since the start.
allocation_count allocation_counter_stop(void);

/// Whether allocations can be counted on this platform.
int allocation_counter_is_available(void);

#ifdef __cplusplus
}
#endif

#endif
