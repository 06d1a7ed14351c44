import CLibrary
import Synchronization

/// Records which scripts are being played, to name one that does not end.
final class Watch: Sendable {
  private let starts = Mutex<[Int: ContinuousClock.Instant]>([:])

  func start(_ number: Int) {
    let now = ContinuousClock.now
    starts.withLock { $0[number] = now }
  }

  func end(_ number: Int) { starts.withLock { $0[number] = nil } }

  /// Calls `overdue` from a separate thread if a script is played for longer than the limit.
  ///
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
    let now = ContinuousClock.now
    return starts.withLock { starts in
      starts.filter { now - $0.value > limit }.keys.min()
    }
  }

  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
