#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  /// Measures the processor time of the thread that made it; other threads can read it.
  ///
  /// On platforms where the C library cannot tell it, such as Apple's, it measures elapsed time.
  package struct ThreadClock: Sendable {
    private var clock = CLOCK_MONOTONIC

    /// Makes a clock of the current thread.
    package init() {
      #if canImport(Glibc) || canImport(Musl)
        var own = clock
        if pthread_getcpuclockid(pthread_self(), &own) == 0 { clock = own }
      #endif
    }

    /// The time since some moment in the past; `nil` after the thread has ended.
    package var now: Duration? {
      var time = timespec()
      guard clock_gettime(clock, &time) == 0 else { return nil }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
  }
#endif
