import TinamouFormat
import TinamouLayout

extension InterfaceImporter {
  /// The smallest margins of a controller's view on the canvas, by its width in points.
  ///
  /// Recorded: 16 up to 375 points and 20 from 390 on; files of Xcode 6 have 16 even at 600.
  func controllerMargin(width: Double) -> Double {
    width > 380 ? document.canvas.era.wideMargin : 16
  }

  /// The margins that the file states, in a writing direction; `nil` if it states none.
  static func statedMargins(
    _ element: XMLElement, _ variations: Variations, _ direction: LayoutDirection
  ) -> DirectionalEdgeInsets? {
    let directional = variations.child(
      "directionalEdgeInsets", key: "directionalLayoutMargins", of: element)
    let absolute = variations.child("edgeInsets", key: "layoutMargins", of: element)
    guard let insets = directional ?? absolute else { return nil }
    let isMirrored = direction == .rightToLeft
    let number = { (names: [String]) in
      max(0, names.lazy.compactMap { insets.number($0) }.first ?? 0)
    }
    return DirectionalEdgeInsets(
      top: number(["top"]), leading: number(["leading", isMirrored ? "right" : "left"]),
      bottom: number(["bottom"]), trailing: number(["trailing", isMirrored ? "left" : "right"]))
  }

  /// The margins of a view, if they differ from the default margins of its kind.
  func margins(of index: Int, _ variations: Variations) -> JSONFragment? {
    let direction = Self.ownDirection(of: views[index].element)
    return margins(of: index, variations, direction ?? .leftToRight)
  }

  /// Keeps the left and right margins that the file states where the window is right to left.
  ///
  /// Constraint files have leading and trailing margins only.
  mutating func readMirroredMargins() {
    for index in views.indices where Self.ownDirection(of: views[index].element) == nil {
      var changes: [(value: JSONFragment, set: SizeClassSet)] = []
      for (single, variations) in zip(SizeClassSet.single, variations) {
        guard let mirrored = margins(of: index, variations, .rightToLeft),
          mirrored != margins(of: index, variations)
        else { continue }
        if let known = changes.firstIndex(where: { $0.value == mirrored }) {
          changes[known].set.insert(single)
        } else {
          changes.append((mirrored, single))
        }
      }
      for (value, set) in changes {
        mirroredSets[set, default: Set()].overrides.append((index, [("margins", value)]))
      }
    }
  }

  private func margins(
    of index: Int, _ variations: Variations, _ direction: LayoutDirection
  ) -> JSONFragment? {
    var margins = Self.statedMargins(views[index].element, variations, direction)
    if index == 0 {
      var known = options.rootMargins
      if root.role != .controllerView {
        known.top = known.top ?? recordedMargins.top
        known.left = known.left ?? recordedMargins.left
        known.bottom = known.bottom ?? recordedMargins.bottom
        known.right = known.right ?? recordedMargins.right
        margins = margins.map(preserving) ?? marginsOfCell(variations, direction) ?? rootMargins
      }
      if known.top != nil || known.left != nil || known.bottom != nil || known.right != nil {
        var all = margins ?? rootMargins
        all.top = known.top ?? all.top
        all.leading = known.left ?? all.leading
        all.bottom = known.bottom ?? all.bottom
        all.trailing = known.right ?? all.trailing
        margins = all
      }
    }
    return margins.map(Self.fragment)
  }

  /// Margins in a constraint file.
  static func fragment(_ margins: DirectionalEdgeInsets) -> JSONFragment {
    let all = [
      ("top", margins.top), ("leading", margins.leading), ("bottom", margins.bottom),
      ("trailing", margins.trailing),
    ]
    if all.allSatisfy({ $0.1 == margins.top }) { return .number(margins.top) }
    return .members(all.map { ($0.0, .number($0.1)) })
  }

  /// The margins of a root view for which the file states none.
  ///
  /// Recorded: the top view of a xib, also that of an item of a collection, has the margins of a
  /// controller's view.
  var rootMargins: DirectionalEdgeInsets {
    switch root.role {
    case .controllerView: return sideMargins
    case .tableCell: return rowMargins
    case .top where views[0].kind == .stack: return .zero
    case .top: return sideMargins
    case .collectionCell, .other:
      if root.isCollectionCellInXib { return sideMargins }
      return views[0].kind == .stack ? .zero : .all(8)
    }
  }

  private var sideMargins: DirectionalEdgeInsets {
    let side = controllerMargin(width: views[0].frame.width)
    return DirectionalEdgeInsets(leading: side, trailing: side)
  }

  /// The margins of the content of a row for which the file states none.
  ///
  /// Recorded: 11 points above and below, 15 since Xcode 26, and those of the table on both sides.
  /// Beside an accessory it is 8, beside that for details 48. In files from before Xcode 9 that do
  /// not preserve the margins of the table, it is 8 on all sides.
  private var rowMargins: DirectionalEdgeInsets {
    let preserves = views[0].element.flag("preservesSuperviewLayoutMargins") ?? false
    guard document.toolsVersion >= .xcode9 || preserves else { return .all(8) }
    let row = document.canvas.era.rowMargin
    return DirectionalEdgeInsets(
      top: row, leading: tableMargin, bottom: row, trailing: accessoryMargin ?? tableMargin)
  }

  /// The margin between the content of a row and its accessory; `nil` if it has none.
  private var accessoryMargin: Double? {
    switch root.cell?["accessoryType"] {
    case nil, "none": nil
    case "detailButton": 48
    default: 8
    }
  }

  /// The margin of a table on both sides.
  ///
  /// Recorded: a table that fills the screen has the margin of the device, one of free form or in
  /// another view that of its own width, or the narrow one of rows in xibs. A xib has no table.
  private var tableMargin: Double {
    let canvas = document.canvas
    let nibMargin = canvas.hasHomeIndicator ? nil : canvas.era.nibRowMargin
    guard let table = root.table else {
      if let nibMargin { return nibMargin }
      // Recorded in the only such file of Xcode 26: the margin of the device.
      let deviceWidth = document.toolsVersion >= .xcode26 ? canvas.width : nil
      return controllerMargin(width: deviceWidth ?? views[0].frame.width)
    }
    let width = table.child("rect", key: "frame")?.number("width")
    let isFreeForm = table.parent?.child("freeformSimulatedSizeMetrics") != nil
    let fillsScreen = table.key == "view" && !isFreeForm
    // Recorded: a file without a device, in a version whose canvas always has one.
    let isUnstated = canvas.device == nil && document.toolsVersion >= .xcode9
    if isUnstated { return 16 }
    let margin = controllerMargin(width: (fillsScreen ? canvas.width : nil) ?? width ?? 0)
    if table.key != "view", margin < canvas.era.wideMargin, let nibMargin { return nibMargin }
    return margin
  }

  /// The margins that a cell states, which its content preserves; `nil` if it states none.
  ///
  /// Recorded: 30 on both sides, and above and below those that the content has itself.
  func marginsOfCell(
    _ variations: Variations, _ direction: LayoutDirection
  ) -> DirectionalEdgeInsets? {
    guard root.role == .tableCell,
      views[0].element.flag("preservesSuperviewLayoutMargins") ?? false,
      let cell = root.cell, let stated = Self.statedMargins(cell, variations, direction)
    else { return nil }
    var margins = rowMargins
    margins.top = max(margins.top, stated.top)
    margins.leading = max(margins.leading, stated.leading)
    margins.bottom = max(margins.bottom, stated.bottom)
    margins.trailing = max(margins.trailing, stated.trailing)
    return margins
  }

  /// The margins that the content of a cell states, at least those of the table on both sides if it
  /// preserves them. Recorded: 16 at 375 points for 15 in the file.
  private func preserving(_ stated: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    guard root.role == .tableCell,
      views[0].element.flag("preservesSuperviewLayoutMargins") ?? false
    else { return stated }
    var margins = stated
    margins.leading = max(stated.leading, tableMargin)
    margins.trailing = max(stated.trailing, tableMargin)
    return margins
  }

  /// The keys that only a root view has.
  func rootKeys() -> Keys {
    var keys: Keys = []
    if root.role == .controllerView || root.role == .top {
      let known = options.rootMargins
      if root.role == .top || known.left != nil || known.right != nil {
        keys.append(("respectsSystemMinimumMargins", .boolean(false)))
      }
      return keys
    }
    // The content of a list or another view is not at the edges of the screen.
    return keys + [("respectsSystemMinimumMargins", .boolean(false)), ("safeArea", .number(0))]
  }

  /// Whether the margins of a view grow with the safe area.
  ///
  /// The canvas of Xcode 8 and earlier is that of systems without safe areas, where the margins of
  /// the root do not grow. As the canvas has none at the sides, this counts only for constraints to
  /// the margins above and below.
  func insetsMarginsFromSafeArea(_ index: Int) -> Bool {
    if index == 0, document.toolsVersion < .xcode9 { return !usesVerticalMarginsOfRoot }
    return views[index].element.flag("insetsLayoutMarginsFromSafeArea") ?? true
  }

  /// Whether a constraint mentions the upper or lower margin of the root.
  private var usesVerticalMarginsOfRoot: Bool {
    let vertical: Swift.Set = ["topMargin", "bottomMargin", "centerYWithinMargins"]
    return views.contains { view in
      view.element.grandchildren(in: "constraints").contains { constraint in
        [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].contains {
          item, name in
          guard vertical.contains(constraint[name] ?? "") else { return false }
          let owner = constraint[item].map { items[$0] } ?? items[view.id]
          return owner == .view(0)
        }
      }
    }
  }

  /// The number of characters in a readable line of the canvas, whose readable width is 560 points.
  ///
  /// Recorded: margins of 119 points on both sides at 798 points, and none of their own at 596.
  private static let readableCharacters: Double = {
    let many = 1000.0
    let width = ReadableWidthProfile.charactersPerLine(many).width(for: .large)
    return (560 * many / width * 100).rounded() / 100
  }()

  /// The window of the canvas.
  var canvasWindow: Keys {
    let size = views[0].frame.size
    var traits = document.canvasClass.conditions[0].map { ($0.key, JSONFragment.string($0.value)) }
    traits.append(("scale", .number(scale)))
    var keys: Keys = [("size", .numbers([size.width, size.height])), ("traits", .members(traits))]
    let textSize = document.canvas.era.textSize
    if textSize != .large { keys.append(("textSize", .string(textSize.rawValue))) }
    if views.contains(where: { $0.element.flag("layoutMarginsFollowReadableWidth") ?? false }) {
      keys.append(("readable", .number(Self.readableCharacters)))
    }
    if root.role == .controllerView {
      let side = controllerMargin(width: size.width)
      keys.append(
        (
          "minimumMargins",
          .members([
            ("leading", .number(recordedMargins.left ?? side)),
            ("trailing", .number(recordedMargins.right ?? side)),
          ])
        ))
    } else if root.role != .top {
      return keys
    }
    keys.append(("safeArea", Self.sides(Self.positive(canvasSafeArea))))
    return keys
  }

  private static func positive(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(0, insets.top), left: max(0, insets.left), bottom: max(0, insets.bottom),
      right: max(0, insets.right))
  }
}
