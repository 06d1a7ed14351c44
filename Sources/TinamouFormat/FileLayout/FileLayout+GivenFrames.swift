import TinamouLayout

/// The frames that a file gives, in conflicts.
extension FileLayout {
  /// The bytes of the `frame` from which a constraint was made; `nil` for other constraints.
  func givenFrame(of constraint: ConstraintReference) -> Range<Int>? {
    guard constraint.source == .frame else { return nil }
    return file.views.lazy.filter { $0.frame != nil }
      .first { view in
        // The description of such a constraint begins with what it determines.
        [LayoutAttribute.left, .top, .width, .height].contains {
          constraint.description.hasPrefix("\(view.id).\($0.rawValue) == ")
        }
      }?.frame
  }

  /// Advice how to resolve a conflict; a given frame has no priority.
  static func help(for conflict: LayoutConflict) -> String? {
    let sources = conflict.members.map(\.constraint.source)
    if sources.count == 1 { return nil }
    let frame = "change the 'frame' or its 'autoresizing'"
    switch (sources.contains(.frame), sources.contains(.constraint)) {
    case (true, false) where sources.contains(.size): return "no size is below 0; \(frame)"
    case (true, false): return frame
    case (true, true):
      return "without any one of them the others hold; \(frame), or give a constraint a priority "
        + "below 1000"
    case (false, _):
      return "without any one of them the others hold; give one a priority below 1000"
    }
  }
}
