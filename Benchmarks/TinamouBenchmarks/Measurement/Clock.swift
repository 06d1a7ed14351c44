import CLibrary

/// The clocks in use, in nanoseconds.
enum Clock {
  /// The time that this thread has spent on a processor: it excludes other load, but reading it
  /// costs a system call.
  static var thread: UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

  /// Wall time, which is cheap enough to be read around every step.
  static var wall: UInt64 { read(CLOCK_MONOTONIC) }

  /// The nanoseconds that `step` takes: time of the thread, or wall time if it is too short for
  /// that clock.
  static func time<Failure: Error>(_ step: () throws(Failure) -> Void) throws(Failure) -> UInt64 {
    let threadStart = thread
    let wallStart = wall
    try step()
    let wallTime = wall - wallStart
    let threadTime = thread - threadStart
    return wallTime < shortestThreadTime ? wallTime : threadTime
  }

  /// A hundred times the cost of reading the thread's clock, in nanoseconds.
  private static let shortestThreadTime: UInt64 = 20_000

  private static func read(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
