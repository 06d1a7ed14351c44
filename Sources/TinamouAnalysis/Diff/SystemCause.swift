import TinamouFormat
public import TinamouLayout

/// A number that two systems have in different sizes, and that can move frames.
public struct SystemCause: Hashable, Sendable {
  /// What the number is: the name of a metric of the table, or a phrase about the window.
  public let name: String
  /// What the number means; equal to the name for a phrase.
  public let meaning: String
  /// The number of the old system as text, in points.
  public let before: String
  /// The number of the new system as text, in points.
  public let after: String
  /// The origin of the new number; `nil` if it follows from several.
  public let evidence: Provenance?
  /// Where the new number was published; empty if it follows from several.
  public let source: String

  /// A number, and the window of the old system in which only it is that of the new one.
  typealias Candidate = (cause: SystemCause, environment: LayoutEnvironment)

  /// Returns the numbers that differ between a window of two systems, each with the window of the
  /// old system in which only this number is that of the new one.
  static func candidates(
    from old: LayoutEnvironment, to new: LayoutEnvironment
  ) -> [Candidate] {
    metrics(from: old, to: new) + partsOfWindow(from: old, to: new)
  }

  /// The numbers of the table that layouts read: margins of views and sizes of controls.
  private static func metrics(
    from old: LayoutEnvironment, to new: LayoutEnvironment
  ) -> [Candidate] {
    let read = [SystemMetric.viewMargin, .cellMargin] + SystemMetric.sizesOfViews
    return read.compactMap { metric in
      let (before, fact) = (old.platform.value(of: metric), new.platform.fact(of: metric))
      if before == fact.value { return nil }
      var environment = old
      environment.platform = old.platform.adopting(metric, of: new.platform)
      return (
        SystemCause(
          name: metric.name, meaning: metric.meaning, before: text(before),
          after: text(fact.value), evidence: fact.evidence, source: fact.source), environment
      )
    }
  }

  /// What the system decides about the window itself.
  private static func partsOfWindow(
    from old: LayoutEnvironment, to new: LayoutEnvironment
  ) -> [Candidate] {
    func candidate(
      _ name: String, _ before: String, _ after: String, _ adopt: (inout LayoutEnvironment) -> Void
    ) -> Candidate {
      var environment = old
      adopt(&environment)
      return (
        SystemCause(
          name: name, meaning: name, before: before, after: after, evidence: nil, source: ""),
        environment
      )
    }
    func number(
      _ name: String, _ part: WritableKeyPath<LayoutEnvironment, Double>
    ) -> Candidate? {
      let (before, after) = (old[keyPath: part], new[keyPath: part])
      if before == after { return nil }
      return candidate(name, text(before), text(after)) { $0[keyPath: part] = after }
    }
    var candidates = [
      number("safe area above", \.safeAreaInsets.top),
      number("safe area on the left", \.safeAreaInsets.left),
      number("safe area below", \.safeAreaInsets.bottom),
      number("safe area on the right", \.safeAreaInsets.right),
      number("least leading margin of the root", \.systemMinimumLayoutMargins.leading),
      number("least trailing margin of the root", \.systemMinimumLayoutMargins.trailing),
    ].compactMap(\.self)
    if old.readableWidth != new.readableWidth {
      candidates.append(
        candidate("readable width", text(old.readableWidth), text(new.readableWidth)) {
          $0.readableWidthProfile = new.readableWidthProfile
        })
    }
    if old.corners != new.corners {
      candidates.append(
        candidate("radius of the corners", text(old.corners.topLeft), text(new.corners.topLeft)) {
          $0.corners = new.corners
        })
    }
    return candidates
  }

  private static func text(_ number: Double) -> String { JSONNumber.text(number) }
}

extension SystemMetric {
  /// The sizes of views that layouts read.
  fileprivate static let sizesOfViews: [SystemMetric] = [
    .switchWidth, .switchHeight, .stepperWidth, .stepperHeight, .activityIndicatorSide,
    .sliderHeight, .segmentedControlHeight, .progressHeight, .searchBarHeight, .toolbarHeight,
    .tabBarHeight, .pickerHeight, .pageControlHeight,
  ]
}
