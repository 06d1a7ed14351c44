internal import TinamouLayout
internal import TinamouFormat

/// The command `tinamou-bench edits FILE`: single edits of a layout that exists.
struct EditsCommand {
  static let help = """
    usage: tinamou-bench edits FILE
    Lays out a constraint file in a window of 400 x 800 points and prints, as JSON, the median times of
    single edits in milliseconds: the first layout, the window one point wider, another text of a view in
    the middle, a view hidden, a view shown, a view with two constraints added, such a view removed, and a
    layout that is asked for again with nothing changed.
    """

  static func run(
    _ arguments: ArraySlice<String>, output: (String) -> Void
  ) throws(BenchmarkError) -> BenchmarkCommand.ExitCode {
    guard let path = arguments.first, arguments.count == 1 else {
      throw .usage("edits needs one file")
    }
    if path == "--help" {
      output(help)
      return .done
    }
    let file = try BenchmarkFile(path: path).constraintFile()
    do throws(LayoutError) {
      let times = try EditsBenchmark(file).times()
      var writer = JSONWriter()
      writer.beginObject(inline: true)
      for (name, time) in times.sorted(by: { $0.key < $1.key }) {
        writer.number(time, forKey: name)
      }
      writer.end()
      output(writer.text + "\n")
    } catch {
      throw .layout("\(path): \(error)")
    }
    return .done
  }
}

/// Times single edits of the layout of a file.
private struct EditsBenchmark {
  private static let repetitions = 11

  private let engine: LayoutEngine
  private let file: ConstraintFile

  init(_ file: ConstraintFile) throws(LayoutError) {
    self.file = file
    engine = try FileLayout(file).engine
  }

  /// The median times in milliseconds, by the name of the edit.
  func times() throws(LayoutError) -> [String: Double] {
    var times: [String: Double] = [:]
    times["first layout"] = try median(5) { _ throws(LayoutError) in
      let fresh = try FileLayout(file)
      fresh.engine.environment.windowSize = Size(width: 400, height: 800)
      return try Clock.time { () throws(LayoutError) in try fresh.engine.layoutIfNeeded() }
    }
    engine.environment.windowSize = Size(width: 400, height: 800)
    try engine.layoutIfNeeded()
    times["resize"] = try timed { step in
      engine.environment.windowSize.width = 400 + Double(step % 40)
    }
    let views = engine.root.subtreeViews().filter { $0 !== engine.root }
    let texts = views.filter { $0.text != nil }
    if let text = middle(of: texts) {
      let old = text.text ?? ""
      times["text"] = try timed { step in text.text = step.isMultiple(of: 2) ? old + " x" : old }
    }
    if let view = middle(of: texts.isEmpty ? views : texts) {
      (times["view hidden"], times["view shown"]) = try timedInTurn { step in
        view.isHidden = step.isMultiple(of: 2)
      }
      let guest = LayoutView("guest")
      (times["view added"], times["view removed"]) = try timedInTurn { step in
        if !step.isMultiple(of: 2) { return guest.removeFromSuperview() }
        engine.root.addSubview(guest)
        guest.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        guest.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
    }
    times["nothing changed"] = try median(3) { _ throws(LayoutError) in
      try Clock.time { () throws(LayoutError) in _ = try engine.solve() }
    }
    return times
  }

  private func middle(of views: [LayoutView]) -> LayoutView? {
    views.isEmpty ? nil : views[views.count / 2]
  }

  /// The median time of an edit and the layout after it. The first edit is not counted.
  private func timed(_ edit: (Int) -> Void) throws(LayoutError) -> Double {
    edit(0)
    try engine.layoutIfNeeded()
    return try median(Self.repetitions) { step throws(LayoutError) in
      try time(edit, step + 1)
    }
  }

  /// The median times of the even and the odd ones of edits that undo each other, each with the
  /// layout after it. The first two are not counted.
  private func timedInTurn(
    _ edit: (Int) -> Void
  ) throws(LayoutError) -> (even: Double, odd: Double) {
    var (even, odd) = (Timings(), Timings())
    for step in 0...Self.repetitions {
      let times = (
        Double(try time(edit, 2 * step)) / 1e6, Double(try time(edit, 2 * step + 1)) / 1e6
      )
      if step == 0 { continue }
      even.append(times.0)
      odd.append(times.1)
    }
    return (even.median, odd.median)
  }

  /// The time of an edit and the layout after it, in nanoseconds.
  private func time(_ edit: (Int) -> Void, _ step: Int) throws(LayoutError) -> UInt64 {
    try Clock.time { () throws(LayoutError) in
      edit(step)
      try engine.layoutIfNeeded()
    }
  }

  private func median(
    _ count: Int, _ time: (Int) throws(LayoutError) -> UInt64
  ) throws(LayoutError) -> Double {
    var timings = Timings()
    for step in 0..<count { timings.append(Double(try time(step)) / 1e6) }
    return timings.median
  }
}
