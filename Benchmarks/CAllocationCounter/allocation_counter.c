#include "allocation_counter.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

// glibc's own names for its allocator stay reachable when the public ones are replaced.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_int is_counting;
static atomic_uint_fast64_t count;
static atomic_int_fast64_t held;
static atomic_int_fast64_t peak;

static void grow(int64_t bytes) {
  int64_t now = atomic_fetch_add_explicit(&held, bytes, memory_order_relaxed) + bytes;
  int64_t highest = atomic_load_explicit(&peak, memory_order_relaxed);
  while (now > highest && !atomic_compare_exchange_weak(&peak, &highest, now)) {
  }
}

static void *counted(void *block) {
  if (block && atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    grow((int64_t)malloc_usable_size(block));
  }
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *block, size_t size) {
  int counting = atomic_load_explicit(&is_counting, memory_order_relaxed);
  int64_t before = counting && block ? (int64_t)malloc_usable_size(block) : 0;
  void *moved = __libc_realloc(block, size);
  if (counting && (moved || size == 0)) grow(-before);
  return counted(moved);
}

void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = memalign(alignment, size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

void free(void *block) {
  if (block && atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    grow(-(int64_t)malloc_usable_size(block));
  }
  __libc_free(block);
}

void allocation_counter_start(void) {
  atomic_store(&count, 0);
  atomic_store(&held, 0);
  atomic_store(&peak, 0);
  atomic_store(&is_counting, 1);
}

allocation_count allocation_counter_stop(void) {
  atomic_store(&is_counting, 0);
  allocation_count result = {atomic_load(&count), atomic_load(&held), atomic_load(&peak)};
  return result;
}

int allocation_counter_is_available(void) { return 1; }

#else

void allocation_counter_start(void) {}

allocation_count allocation_counter_stop(void) {
  allocation_count none = {0, 0, 0};
  return none;
}

int allocation_counter_is_available(void) { return 0; }

#endif
