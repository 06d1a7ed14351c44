/// The insets of the views of a tree in their present frames, each computed once from those of its
/// superview.
///
/// So the insets of all views cost one walk, in whatever order they are read. Whoever changes a
/// view makes other ones.
package final class KnownInsets {
  private typealias Insets = InsetsResolver<PlainNumbers>.Insets

  private let environment: LayoutEnvironment?
  private let platform: Platform
  private var known: [UInt64: Insets] = [:]

  /// Begins without any insets.
  ///
  /// - Parameters:
  ///   - environment: The environment of the window; `nil` outside of windows.
  ///   - platform: The system outside of windows.
  init(in environment: LayoutEnvironment?, platform: Platform = .newest) {
    self.environment = environment
    self.platform = platform
  }

  /// Returns the safe area and the margins of a view, in points.
  package func insets(of view: LayoutView) -> (safeArea: EdgeInsets, margins: EdgeInsets) {
    var resolver = InsetsResolver(environment: environment, platform: platform)
    let insets = insets(of: view, &resolver)
    return (insets.safeArea.read { $0 }, insets.margins.read { $0 })
  }

  private func insets(
    of view: LayoutView, _ resolver: inout InsetsResolver<PlainNumbers>
  ) -> Insets {
    if let found = known[view.rank] { return found }
    var path: [LayoutView] = []
    var outer: Insets?
    var next = view.superview
    while let ancestor = next, outer == nil {
      outer = known[ancestor.rank]
      if outer == nil { path.append(ancestor) }
      next = ancestor.superview
    }
    while let ancestor = path.popLast() {
      outer = add(ancestor, inside: outer, &resolver)
    }
    return add(view, inside: outer, &resolver)
  }

  private func add(
    _ view: LayoutView, inside outer: Insets?, _ resolver: inout InsetsResolver<PlainNumbers>
  ) -> Insets {
    let insets = resolver.insets(of: view, frame: FrameNumbers(view.frame), inside: outer)
    known[view.rank] = insets
    return insets
  }
}

extension LayoutView {
  /// The insets of the views of the tree, which stay known while nothing changes.
  package var knownInsets: KnownInsets {
    engine?.knownInsets ?? KnownInsets(in: nil, platform: platform)
  }
}

extension LayoutEngine {
  /// The insets of the views of the tree since the last change.
  fileprivate var knownInsets: KnownInsets {
    if let latest = latestInsets, latest.edition == edition { return latest.insets }
    let insets = KnownInsets(in: environment)
    latestInsets = (edition, insets)
    return insets
  }
}
