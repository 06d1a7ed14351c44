import TinamouLayout

extension ConstraintFileReader {
  /// The names of the parts of a mask, as UIKit has them.
  static let masks: [(name: String, mask: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]

  /// Reads a frame and how it follows the superview.
  mutating func readFrame(_ value: JSONValue, parent: Int?) -> FrameDeclaration? {
    let numbers = value["frame"]?.elements.compactMap(\.number) ?? []
    let autoresizing = value["autoresizing"]
    guard numbers.count == 4 else {
      if let autoresizing {
        report(
          .missingKey, "'autoresizing' needs a 'frame' that it starts from", autoresizing.range)
      }
      return nil
    }
    var frame = FrameDeclaration(
      rect: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    frame.mask = AutoresizingMask(
      (autoresizing?["mask"]?.elements ?? []).compactMap { part in
        Self.masks.first { $0.name == part.string?.value }?.mask
      })
    let size = autoresizing?["superviewSize"]?.elements.compactMap(\.number) ?? []
    if size.count == 2 { frame.superviewSize = Size(width: size[0], height: size[1]) }
    if let parent { frames[parent].map { frame.superviewSize = frame.superviewSize ?? $0.size } }
    if let autoresizing, !frame.mask.isEmpty, frame.superviewSize == nil {
      report(
        .missingKey, "'autoresizing' needs the 'superviewSize' that the frame was given in",
        autoresizing.range, help: "only a superview with a 'frame' has a size of its own")
    }
    frames[kinds.count - 1] = frame.rect
    return frame
  }

  // MARK: Baselines

  /// Reads the baselines, which may refer to views that come later in the file.
  mutating func readBaselines(of views: inout [ViewDeclaration]) {
    for (index, pending) in baselines {
      if let string = pending.value.string {
        readBaseline(string, pending, of: index, in: &views)
      } else {
        views[index].firstBaseline = pending.value["first"]?.number
        views[index].lastBaseline = pending.value["last"]?.number
      }
    }
  }

  private mutating func readBaseline(
    _ id: JSONString, _ pending: PendingView, of index: Int, in views: inout [ViewDeclaration]
  ) {
    if let place = names.viewIndices[id.value + pending.suffix], isInside(place, index, views) {
      views[index].baselineView = place
    } else if pending.isFirst {
      report(
        .unknownName, "'\(views[index].id)' has no view '\(id.value)' inside", id.range)
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
