internal import TinamouControllers
internal import TinamouLayout

/// Measures how long a file takes from its text to its first frame.
///
/// The program itself runs already, and its tables of letters have been read.
struct LaunchBenchmark: Hashable {
  /// A part of a launch.
  enum Part: String, CaseIterable {
    /// The file becomes views and constraints.
    case reading
    /// The views get their first frames.
    case firstLayout = "first-layout"
  }

  /// How many transitions are timed for one launch.
  private static let transitionsForLaunch = 10

  let file: BenchmarkFile
  let device: Device
  let part: Part

  /// Measures the part for so many transitions of a script.
  func measure(samples: Int) throws(BenchmarkError) -> [Double] {
    let time = try timer()
    _ = try time()
    var times: [Double] = []
    for _ in 0..<max(samples / Self.transitionsForLaunch, 3) {
      times.append(Double(try time()) / 1000)
    }
    return times
  }

  /// Makes a closure that returns the time of one more launch, in nanoseconds.
  func timer() throws(BenchmarkError) -> () throws(BenchmarkError) -> UInt64 {
    let start = try TransitionScript.start(on: device)
    return { () throws(BenchmarkError) in
      var app: FileApp?
      let reading = try Clock.time { () throws(BenchmarkError) in
        app = try FileApp(file, environment: start)
      }
      guard let engine = app?.window.engine else { return reading }
      do throws(LayoutError) {
        let layout = try Clock.time { () throws(LayoutError) in _ = try engine.layoutIfNeeded() }
        return part == .reading ? reading : layout
      } catch {
        throw .layout("\(file.path): \(error)")
      }
    }
  }
}
