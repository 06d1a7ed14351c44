internal import TinamouLayout

/// Measures two versions of a file alternately.
struct PairedBenchmark {
  /// How often both versions are created again, since their position in memory affects their times.
  private static let blocks = 21
  /// The number of pairs in each block; their median counts.
  private static let pairsInBlock = 5
  /// The shortest duration of a timing in nanoseconds, so that the cost of reading the clock does
  /// not matter.
  private static let shortestTiming: UInt64 = 1_000_000

  /// Measures two things alternately.
  ///
  /// - Parameter makePair: Creates both, the old one first if its argument is true, and returns a
  ///   closure for each that runs it and returns its time in nanoseconds.
  /// - Returns: The comparison of the times.
  /// - Throws: The error that either of them throws.
  static func compare<Failure: Error>(
    _ makePair: (_ oldFirst: Bool) throws(Failure) -> (
      old: () throws(Failure) -> UInt64, new: () throws(Failure) -> UInt64
    )
  ) throws(Failure) -> PairedComparison {
    var pairs: [(old: Double, new: Double)] = []
    for block in 0..<blocks {
      let pair = try makePair(block.isMultiple(of: 2))
      var times: [(old: UInt64, new: UInt64)] = []
      for round in 0..<pairsInBlock {
        if (block + round).isMultiple(of: 2) {
          let old = try pair.old()
          times.append((old, try pair.new()))
        } else {
          let new = try pair.new()
          times.append((try pair.old(), new))
        }
      }
      let sorted = times.sorted { $0.new * $1.old < $1.new * $0.old }
      let median = sorted[sorted.count / 2]
      pairs.append((Double(median.old), Double(median.new)))
    }
    return PairedComparison(pairs)
  }

  /// Compares two versions of a file with a script.
  static func compare(
    _ script: TransitionScript, on device: Device = TransitionScript.device, old: BenchmarkFile,
    new: BenchmarkFile
  ) throws(BenchmarkError) -> PairedComparison {
    let steps: [LayoutEnvironment]
    do throws(EnvironmentError) {
      steps = try script.environments(on: device)
    } catch {
      throw .layout("\(error)")
    }
    let start = try TransitionScript.start(on: device)
    return try compare(old, new) { (file) throws(BenchmarkError) in
      try timer(of: file, from: start, steps)
    }
  }

  /// Compares the launches of two versions of a file.
  static func compare(
    _ launch: LaunchBenchmark, old: BenchmarkFile
  ) throws(BenchmarkError) -> PairedComparison {
    try compare(old, launch.file) { (file) throws(BenchmarkError) in
      let time = try LaunchBenchmark(file: file, device: launch.device, part: launch.part).timer()
      return { (repetitions: Int) throws(BenchmarkError) in
        var total: UInt64 = 0
        for _ in 0..<repetitions { total += try time() }
        return total
      }
    }
  }

  private static func compare(
    _ old: BenchmarkFile, _ new: BenchmarkFile,
    _ makeTimer: (BenchmarkFile) throws(BenchmarkError) -> (Int) throws(BenchmarkError) -> UInt64
  ) throws(BenchmarkError) -> PairedComparison {
    var repetitions: Int?
    return try compare { (oldFirst) throws(BenchmarkError) in
      let first = try makeTimer(oldFirst ? old : new)
      let second = try makeTimer(oldFirst ? new : old)
      // Run both once without measuring.
      let time = try max(first(1), second(1))
      let count = repetitions ?? Int(1 + Self.shortestTiming / max(time, 1))
      repetitions = count
      let timers = oldFirst ? (first, second) : (second, first)
      return (
        old: { () throws(BenchmarkError) in try timers.0(count) },
        new: { () throws(BenchmarkError) in try timers.1(count) }
      )
    }
  }

  /// Makes a closure that times the steps, repeated a number of times.
  private static func timer(
    of file: BenchmarkFile, from start: LayoutEnvironment, _ steps: [LayoutEnvironment]
  ) throws(BenchmarkError) -> (Int) throws(BenchmarkError) -> UInt64 {
    let app = try FileApp(file, environment: start)
    return { (repetitions: Int) throws(BenchmarkError) in
      do throws(LayoutError) {
        return try Clock.time { () throws(LayoutError) in
          for _ in 0..<repetitions {
            for step in steps { try TransitionBenchmark.perform(step, in: app) }
          }
        }
      } catch {
        throw .layout("\(file.path): \(error)")
      }
    }
  }
}
