internal import TinamouLayout

/// Replays a script over an app.
struct TransitionBenchmark {
  let app: AppKind
  let script: TransitionScript
  /// At least how many transitions are measured.
  let samples: Int
  let counter: AllocationCounter?

  func measure() throws(BenchmarkError) -> TransitionSamples {
    do {
      let steps = try script.environments()
      let app = app.make(try TransitionScript.window())
      var samples = TransitionSamples()
      samples.steps = steps.count
      try app.window.engine.layoutIfNeeded()
      // Once without measuring: caches fill, texts are measured for the first time.
      for step in steps { try app.window.resize(to: step) }
      let runs = max(3, (self.samples + steps.count - 1) / steps.count)
      var hand = [Rect](repeating: .zero, count: app.views.count)
      for run in 0..<runs {
        samples.beginRun()
        var counts = TransitionCounts()
        for step in steps {
          let report = try Self.perform(step, in: app)
          var manual: UInt64?
          if !app.views.isEmpty {
            manual = Clock.time { app.layOutByHand(step, into: &hand) }
          }
          samples.append(report, manual: manual)
          if run == 0 {
            for part in report.stages { counts += part.counts }
            samples.differingFrames += zip(app.views, hand).count { $0.frame != $1 }
          }
        }
        if run == 0 { samples.counts = counts }
      }
      return samples
    } catch {
      throw .layout("\(error)")
    }
  }

  /// One transition with three frames of its run stage.
  private static func perform(
    _ environment: LayoutEnvironment, in app: any TransitionApp
  ) throws(LayoutError) -> TransitionReport {
    let transition = try app.window.beginTransition(to: environment)
    if var frames = transition.animation?.makeFrames() {
      for progress in [0, 0.5, 1] { transition.run(progress, into: &frames) }
    }
    return transition.finish()
  }
}
