#if canImport(Dispatch)
  internal import Dispatch
#endif

/// Computes a value for each index, several at a time, and returns the values in the order of the
/// indices.
///
/// - Parameters:
///   - count: The number of values.
///   - jobs: The largest number of threads that compute at the same time.
///   - body: Computes the value of an index. Its second argument is the index of the thread, below
///     `jobs`; two calls with the same thread never overlap.
/// - Returns: The values in the order of the indices.
package func concurrentMap<Value: Sendable>(
  _ count: Int, jobs: Int, _ body: @escaping @Sendable (_ index: Int, _ thread: Int) -> Value
) -> [Value] {
  #if canImport(Dispatch)
    let threads = min(jobs, count)
    guard threads > 1 else { return (0..<count).map { body($0, 0) } }
    var values = [Value?](repeating: nil, count: count)
    values.withUnsafeMutableBufferPointer { buffer in
      // Each thread writes the elements of its own indices, and no one reads before all are done.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for index in stride(from: thread, to: count, by: threads) {
          buffer[index] = body(index, thread)
        }
      }
    }
    return values.compactMap(\.self)
  #else
    return (0..<count).map { body($0, 0) }
  #endif
}
