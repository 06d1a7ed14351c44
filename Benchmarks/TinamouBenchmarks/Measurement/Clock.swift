#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The clocks in use, in nanoseconds.
enum Clock {
  /// Time that this thread has spent on a processor: does not count what others do meanwhile, but
  /// costs a system call.
  static var thread: UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

  /// Wall time, cheap enough to be read around every step.
  static var wall: UInt64 { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
