internal import TinamouFormat
internal import TinamouLayout

/// The command `tinamou-bench memory FILE`: what a layout keeps, part by part.
struct MemoryCommand {
  static let help = """
    usage: tinamou-bench memory FILE
    Lays out a constraint file in a window of 400 x 800 points and prints how many bytes each part keeps:
    the file as it was read, the views and constraints made of it, the model with its solver, the frames of
    the views, and the drafts with their solvers, which the next layouts make if texts wrap. The last line is
    the largest amount that the first layout needed at one time.
    """

  /// A part, with the bytes that it keeps.
  private typealias Part = (name: String, bytes: Int)

  static func run(
    _ arguments: ArraySlice<String>, counter: AllocationCounter?, output: (String) -> Void
  ) throws(BenchmarkError) -> BenchmarkCommand.ExitCode {
    guard let path = arguments.first, arguments.count == 1 else {
      throw .usage("memory needs one file")
    }
    if path == "--help" {
      output(help)
      return .done
    }
    guard let counter else { throw .usage("allocations cannot be counted on this platform") }
    let text = try BenchmarkFile(path: path)
    counter.start()
    let file = try text.constraintFile()
    let fileBytes = counter.stop().retainedBytes
    do throws(LayoutError) {
      output(try table(of: file, fileBytes, counter))
    } catch {
      throw .layout("\(path): \(error)")
    }
    return .done
  }

  private static func table(
    of file: ConstraintFile, _ fileBytes: Int, _ counter: AllocationCounter
  ) throws(LayoutError) -> String {
    counter.start()
    let layout = try FileLayout(file)
    var parts: [Part] = [
      ("file", fileBytes), ("views and constraints", counter.stop().retainedBytes),
    ]
    let engine = layout.engine
    engine.environment.windowSize = Size(width: 400, height: 800)
    counter.start()
    _ = try engine.solve()
    let first = counter.stop()
    parts.append(("model and solver", first.retainedBytes))
    counter.start()
    try engine.layoutIfNeeded()
    parts.append(("frames", counter.stop().retainedBytes))
    counter.start()
    for width in 401...406 {
      engine.environment.windowSize.width = Double(width)
      try engine.layoutIfNeeded()
    }
    parts.append(("drafts and states", counter.stop().retainedBytes))
    parts.append(("together", parts.reduce(0) { $0 + $1.bytes }))
    parts.append(("most in the first layout", first.peakBytes))
    let views = max(engine.root.subtreeViews().count, 1)
    var table = TextTable(header: ["\(views) views", "", "kB", "bytes a view", ""])
    for part in parts {
      table.append(["  \(part.name)", "", "\(part.bytes / 1000)", "\(part.bytes / views)", ""])
    }
    return table.text
  }
}
