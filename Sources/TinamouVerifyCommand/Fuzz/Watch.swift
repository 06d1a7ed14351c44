import CLibrary
import Synchronization

/// Records which scripts are being played, to name one that does not end.
final class Watch: Sendable {
  /// The clock of the thread that plays a script, and its time at the start.
  private let starts = Mutex<[Int: (clock: ThreadClock, time: Duration)]>([:])

  func start(_ number: Int) {
    let clock = ThreadClock()
    let time = clock.now ?? .zero
    starts.withLock { $0[number] = (clock, time) }
  }

  func end(_ number: Int) { starts.withLock { $0[number] = nil } }

  /// Calls `overdue` from a separate thread if a script takes more processor time than the limit.
  ///
  /// On a busy machine a script that does end may take many times as long.
  /// All threads of Swift's tasks may be busy with scripts that do not end.
  func watch(limit: Duration, overdue: @escaping @Sendable (Int) -> Never) {
    let job = Job { [weak self] in
      while let watch = self {
        if let number = watch.overdue(after: limit) { overdue(number) }
        usleep(200_000)
      }
    }
    var thread = pthread_t()
    let context = Unmanaged.passRetained(job).toOpaque()
    let code = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
        return nil
      }, context)
    if code == 0 { pthread_detach(thread) }
  }

  private func overdue(after limit: Duration) -> Int? {
    starts.withLock { starts in
      starts.filter { ($0.value.clock.now ?? .zero) - $0.value.time > limit }.keys.min()
    }
  }

  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
