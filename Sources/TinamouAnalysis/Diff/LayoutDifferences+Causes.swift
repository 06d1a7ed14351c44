import TinamouFormat
import TinamouLayout

extension LayoutDifferences {
  /// Finds the numbers that move the views between two systems.
  ///
  /// At the width with the largest difference of a view, the window of the old system is laid out
  /// with one number of the new one at a time. A number is a cause if the view moves with it alone.
  /// There is none if only several numbers together move it.
  ///
  /// - Throws: ``AnalysisError`` if a layout is refused.
  /// - Complexity: One layout for each number that differs, at each of these widths.
  public mutating func findCauses() throws(AnalysisError) {
    guard platforms != nil else { return }
    var indices: [AnalysisConfiguration: [Double: [Int]]] = [:]
    for (index, difference) in differences.enumerated() {
      guard let configuration = difference.worstConfiguration else { continue }
      indices[configuration, default: [:]][difference.worst, default: []].append(index)
    }
    for (configuration, places) in indices {
      for (width, views) in places { try findCauses(of: views, configuration, at: width) }
    }
  }

  /// Finds the causes of the differences with these indices at a width.
  private mutating func findCauses(
    of indices: [Int], _ configuration: AnalysisConfiguration, at width: Double
  ) throws(AnalysisError) {
    let (own, its) = requests(configuration.request.resized(to: width, along: .horizontal))
    let before = try LayoutFunction.environment(own, of: old.file)
    let after = try LayoutFunction.environment(its, of: new.file)
    let frames = try windowFrames(before)
    for (cause, environment) in SystemCause.candidates(from: before, to: after) {
      let moved = try windowFrames(environment)
      for index in indices {
        let view = differences[index].view
        guard let frame = frames[view], let other = moved[view],
          frame.differs(from: other, by: tolerance)
        else { continue }
        differences[index].causes.append(cause)
      }
    }
  }

  /// The frames of the views in a window, not rounded to pixels.
  private func windowFrames(
    _ environment: LayoutEnvironment
  ) throws(AnalysisError) -> [String: Rect] {
    let snapshot: LayoutSnapshot
    do throws(LayoutError) { snapshot = try old.solve(environment) } catch { throw .layout(error) }
    var frames: [String: Rect] = [:]
    for item in snapshot.items where !item.isGuide {
      if let name = item.name, frames[name] == nil { frames[name] = item.exactWindowFrame }
    }
    return frames
  }
}

extension Rect {
  /// Whether a side of the rectangle is farther than a distance from that of another one.
  fileprivate func differs(from other: Rect, by distance: Double) -> Bool {
    let sides = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return sides.contains { abs($0) > distance }
  }
}
