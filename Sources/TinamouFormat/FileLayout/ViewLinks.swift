package import TinamouLayout

/// Which views hang on each other: a constraint mentions both, or a stack arranges both.
package struct ViewLinks: Sendable {
  /// The numbers of the links of each view along each axis, by its id.
  private var links: [LayoutAxis: [String: Set<Int>]] = [:]

  init(_ file: ConstraintFile) {
    var count = 0
    func link(_ views: [Int], along axis: LayoutAxis) {
      // Everything hangs on the root.
      let views = Set(views).subtracting([0])
      if views.count < 2 { return }
      for view in views {
        links[axis, default: [:]][file.views[view].id, default: []].insert(count)
      }
      count += 1
    }
    for constraint in file.constraints + file.sets.flatMap(\.constraints) {
      let anchors = (constraint.left.terms + constraint.right.terms).map(\.anchor)
      guard let axis = anchors.first?.attribute.axis else { continue }
      link(anchors.map(\.view), along: axis)
    }
    // The outermost stack around each view, without others between them.
    var outermost: [Int?] = []
    for (index, view) in file.views.enumerated() {
      let parent = view.parent.flatMap { file.views[$0].kind == .stack ? $0 : nil }
      outermost.append(
        parent.map { outermost[$0] ?? $0 } ?? (view.kind == .stack ? index : nil))
    }
    let members = Dictionary(grouping: outermost.indices.filter { outermost[$0] != nil }) {
      outermost[$0]
    }
    for stack in members.keys.compactMap(\.self).sorted() {
      for axis in LayoutAxis.allCases { link(members[stack] ?? [], along: axis) }
    }
  }

  /// Whether one of some views hangs on one of others.
  ///
  /// - Parameters:
  ///   - views: The ids of the views.
  ///   - others: The ids of the others.
  ///   - axis: The axis; `nil` for either one.
  /// - Returns: Whether there is such a pair.
  package func connects(_ views: [String], _ others: [String], along axis: LayoutAxis?) -> Bool {
    links.contains { own, links in
      if let axis, axis != own { return false }
      let numbers = views.reduce(into: Set<Int>()) { $0.formUnion(links[$1] ?? []) }
      return others.contains { !numbers.isDisjoint(with: links[$0] ?? []) }
    }
  }
}

extension ConstraintFile {
  /// Which views hang on each other.
  package var viewLinks: ViewLinks { ViewLinks(self) }
}
