import TinamouLayout

extension ConstraintFileReader {
  /// The names of the parts of a mask, as UIKit has them.
  static let masks: [(name: String, mask: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]

  /// Reads a frame and how it follows the superview.
  mutating func readFrame(_ value: JSONValue, parent: Int?) -> ViewSetting? {
    let numbers = value["frame"]?.elements.compactMap(\.number) ?? []
    let autoresizing = value["autoresizing"]
    guard numbers.count == 4 else {
      if let autoresizing {
        report(
          .missingKey, "'autoresizing' needs a 'frame' that it starts from", autoresizing.range)
      }
      return nil
    }
    let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let mask = AutoresizingMask(
      (autoresizing?["mask"]?.elements ?? []).compactMap { part in
        Self.masks.first { $0.name == part.string?.value }?.mask
      })
    let size = autoresizing?["superviewSize"]?.elements.compactMap(\.number) ?? []
    let superviewSize =
      size.count == 2
      ? Size(width: size[0], height: size[1]) : parent.flatMap { frames[$0]?.size }
    if let autoresizing, !mask.isEmpty, superviewSize == nil {
      report(
        .missingKey, "'autoresizing' needs the 'superviewSize' that the frame was given in",
        autoresizing.range, help: "only a superview with a 'frame' has a size of its own")
    }
    frames[kinds.count - 1] = frame
    return ViewSetting { $0.setFrame(frame, mask: mask, superviewSize: superviewSize) }
  }

  // MARK: Baselines

  /// Finds the views that provide the baselines of others; they come later in the file.
  mutating func readBaselineViews(of views: inout [ViewDeclaration]) {
    for (index, pending) in baselines {
      guard let id = pending.value["baseline"]?.string else { continue }
      if let place = names.viewIndices[id.value + pending.suffix], isInside(place, index, views) {
        views[index].baselineView = place
      } else if pending.isFirst {
        report(
          .unknownName, "'\(views[index].id)' has no view '\(id.value)' inside", id.range)
      }
    }
  }

  private func isInside(_ view: Int, _ ancestor: Int, _ views: [ViewDeclaration]) -> Bool {
    guard views.indices.contains(view) else { return false }
    var next = views[view].parent
    while let place = next, place >= ancestor {
      if place == ancestor { return true }
      next = views[place].parent
    }
    return false
  }
}
