internal import TinamouControllers
internal import TinamouLayout

/// Replays a script with an app.
struct TransitionBenchmark {
  let `case`: TransitionCase
  /// The smallest number of transitions that are timed.
  let samples: Int
  let counter: AllocationCounter?
  /// The harness of the peer; `nil` if it does not run.
  let peerProgram: String?

  func measure() throws(BenchmarkError) -> TransitionMeasurement {
    let app = try `case`.app.make(TransitionScript.start(on: `case`.device))
    do {
      let steps = try `case`.script.environments(on: `case`.device)
      try app.window.engine.layoutIfNeeded()
      // Run once without measuring, so that caches are filled and texts have been measured.
      for step in steps { try app.window.resize(to: step) }
      var values = try count(steps, in: app)
      let samples = try time(steps, in: app)
      values[.handRatio] = samples.handRatio
      let times = TransitionSamples.Part.allCases.compactMap { part in
        TransitionMeasurement.Times(part.rawValue, samples.steps(part))
      }
      var measurement = TransitionMeasurement(
        name: `case`.name, samples: samples.count, times: times, values: values,
        budget: `case`.budget, steps: samples.steps(.firstFrame))
      if let peer = peerTime(), let ours = measurement.firstFrame?.median, ours > 0 {
        measurement.values[.peerRatio] = peer / ours
      }
      return measurement
    } catch {
      throw .layout("\(error)")
    }
  }

  // MARK: Times

  private func time(
    _ steps: [LayoutEnvironment], in app: any TransitionApp
  ) throws(LayoutError) -> TransitionSamples {
    var samples = TransitionSamples()
    var hand = [Rect](repeating: .zero, count: app.views.count)
    for _ in 0..<max(3, (self.samples + steps.count - 1) / steps.count) {
      samples.beginRun()
      for step in steps {
        let report = try Self.perform(step, in: app)
        let time =
          app.views.isEmpty ? nil : Clock.time { app.layOutByHand(step, into: &hand) }
        samples.append(report, hand: time)
      }
    }
    return samples
  }

  /// Performs one transition with three frames of its run stage.
  @discardableResult
  static func perform(
    _ environment: LayoutEnvironment, in app: any TransitionApp
  ) throws(LayoutError) -> TransitionReport {
    let transition = try app.window.beginTransition(to: environment)
    if var frames = transition.animation?.makeFrames() {
      for progress in [0, 0.5, 1] { transition.run(progress, into: &frames) }
    }
    return transition.finish()
  }

  // MARK: Counts

  private func count(
    _ steps: [LayoutEnvironment], in app: any TransitionApp
  ) throws(LayoutError) -> [TransitionMeasurement.Quantity: Double] {
    var counts = TransitionCounts()
    var allocations = (transition: 0, frames: 0)
    var differing = 0
    var hand = [Rect](repeating: .zero, count: app.views.count)
    for step in steps {
      counter?.start()
      let transition = try app.window.beginTransition(to: step)
      allocations.transition += counter?.stop().count ?? 0
      if var frames = transition.animation?.makeFrames() {
        counter?.start()
        for progress in [0, 0.5, 1] { transition.run(progress, into: &frames) }
        allocations.frames += counter?.stop().count ?? 0
      }
      counter?.start()
      let report = transition.finish()
      allocations.transition += counter?.stop().count ?? 0
      for part in report.stages { counts += part.counts }
      app.layOutByHand(step, into: &hand)
      differing += zip(app.views, hand).count { $0.frame != $1 }
    }
    var values: [TransitionMeasurement.Quantity: Double] = [
      .pivots: Double(counts.pivots), .switchedConstraints: Double(counts.switchedConstraints),
      .measurements: Double(counts.measurements), .movedViews: Double(counts.movedViews),
    ]
    if !app.views.isEmpty { values[.differingFrames] = Double(differing) }
    if counter != nil {
      values[.allocations] = Double(allocations.transition)
      values[.allocationsOfRunFrames] = Double(allocations.frames)
    }
    return values
  }

  // MARK: Peer

  /// The time that the peer takes to remove one set of constraints and add the other, in
  /// microseconds.
  private func peerTime() -> Double? {
    guard let peerProgram, let cells = `case`.cellsOfPeer else { return nil }
    let orders = PeerTrial.orders(for: .adaptive, size: cells, program: peerProgram)
    let runner = PeerRunner(
      program: peerProgram, benchmark: Workload.adaptive.makeCase(size: cells), orders: orders,
      timeLimit: MeasurementPlan.full.timeLimit)
    // One switch in each direction.
    let time = try? runner.time(.switch, repetitions: 1)
    return time.map { Double($0) / 2000 }
  }
}
