import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work that is divided among the cores.
enum ParallelWork {
  /// How many cores there are.
  static var coreCount: Int {
    #if canImport(Glibc) || canImport(Musl)
      max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    #else
      max(1, Int(sysconf(_SC_NPROCESSORS_ONLN)))
    #endif
  }

  /// Gives each job a share of the elements, every so manyth one, and returns the results of the jobs in
  /// order.
  static func run<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int, _ body: @Sendable ([Element]) -> Result
  ) -> [Result] {
    let jobs = max(1, min(jobs, elements.count))
    if jobs == 1 { return [body(elements)] }
    let results = Mutex([Result?](repeating: nil, count: jobs))
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      let share = stride(from: job, to: elements.count, by: jobs).map { elements[$0] }
      let result = body(share)
      results.withLock { $0[job] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
