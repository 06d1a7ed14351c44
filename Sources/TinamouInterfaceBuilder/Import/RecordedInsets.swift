import TinamouFormat
import TinamouLayout

/// The safe area and the margins of a root that its recorded frames tell.
///
/// The frames of a file are those of its canvas. If they satisfy every required constraint between
/// views, a required constraint between a view and the safe area, or the margins, tells where these
/// were on the canvas.
struct RecordedInsets {
  /// A side of the root.
  enum Side: CaseIterable {
    case top, left, bottom, right

    init?(_ attribute: LayoutAttribute) {
      switch attribute {
      case .top: self = .top
      case .left, .leading: self = .left
      case .bottom: self = .bottom
      case .right, .trailing: self = .right
      default: return nil
      }
    }

    var inset: WritableKeyPath<EdgeInsets, Double> {
      switch self {
      case .top: \.top
      case .left: \.left
      case .bottom: \.bottom
      case .right: \.right
      }
    }
  }

  /// The distances of a tie from the edges of the root, one for each constraint.
  private typealias Distances = [Side: [Double]]

  private let importer: InterfaceImporter
  private var ofSafeArea: Distances = [:]
  private var ofMargins: Distances = [:]

  /// The largest difference of equal places, in points: recorded frames are on pixels.
  private static let tolerance = 1.001

  /// Reads the recorded frames; `nil` if they contradict a required constraint between views.
  init?(_ importer: InterfaceImporter) {
    self.importer = importer
    for (index, view) in importer.views.enumerated() {
      let excluded = importer.canvasVariations.excluded("constraints", of: view.element)
      for constraint in view.element.grandchildren(in: "constraints")
      where !excluded.contains(constraint.id ?? "") {
        guard read(constraint, of: index) else { return nil }
      }
    }
  }

  /// The distance of the safe area from an edge of the root; `nil` if the frames do not tell one.
  func safeArea(_ side: Side) -> Double? { Self.agreed(ofSafeArea[side]) }

  /// The distance of the margins from an edge of the root; `nil` if the frames do not tell one.
  func margin(_ side: Side) -> Double? { Self.agreed(ofMargins[side]) }

  private static func agreed(_ distances: [Double]?) -> Double? {
    guard let distances, let first = distances.first, first >= 0,
      distances.allSatisfy({ abs($0 - first) <= tolerance })
    else { return nil }
    return first
  }

  /// Reads a constraint; `false` if the frames contradict it.
  private mutating func read(_ constraint: XMLElement, of owner: Int) -> Bool {
    let variations = importer.canvasVariations
    func value(_ name: String) -> String? { variations.value(name, of: constraint) }
    guard value("priority") ?? "1000" == "1000", constraint.flag("placeholder") != true,
      let firstAttribute = value("firstAttribute").flatMap(LayoutAttribute.init(rawValue:)),
      let constant = InterfaceNumber.parse(value("constant") ?? "0"),
      let multiplier = InterfaceNumber.ratio(value("multiplier") ?? "1"),
      multiplier == 1 || firstAttribute.isSize
    else { return true }
    let first = constraint["firstItem"].map { importer.items[$0] } ?? .view(owner)
    let left = first.flatMap { place($0, firstAttribute) }
    guard let secondID = constraint["secondItem"] else {
      return holds(left, value("relation"), constant)
    }
    let second = importer.items[secondID]
    let secondAttribute =
      value("secondAttribute").flatMap(LayoutAttribute.init(rawValue:)) ?? firstAttribute
    let right = second.flatMap { place($0, secondAttribute) }
    if value("relation") ?? "equal" == "equal" {
      if let left, let second { tell(second, secondAttribute, isAt: left - constant) }
      if let right, let first { tell(first, firstAttribute, isAt: right + constant) }
    }
    return holds(left, value("relation"), right.map { multiplier * $0 + constant })
  }

  private func holds(_ left: Double?, _ relation: String?, _ right: Double?) -> Bool {
    guard let left, let right else { return true }
    switch relation ?? "equal" {
    case "equal": return abs(left - right) <= Self.tolerance
    case "greaterThanOrEqual": return left >= right - Self.tolerance
    default: return left <= right + Self.tolerance
    }
  }

  /// Notes the place of an edge of the safe area or the margins, in the coordinates of the root.
  private mutating func tell(
    _ item: InterfaceImporter.Item, _ attribute: LayoutAttribute, isAt place: Double
  ) {
    func distance(_ side: Side) -> Double {
      let size = importer.views[0].frame.size
      switch side {
      case .top, .left: return place
      case .bottom: return size.height - place
      case .right: return size.width - place
      }
    }
    switch item {
    case .guide(0, "safeArea"):
      if let side = Side(attribute) { ofSafeArea[side, default: []].append(distance(side)) }
    case .bar(let isTop):
      if attribute == (isTop ? .bottom : .top) {
        let side = isTop ? Side.top : .bottom
        ofSafeArea[side, default: []].append(distance(side))
      }
    case .view(0):
      if let side = attribute.withinMargins.flatMap(Side.init) {
        ofMargins[side, default: []].append(distance(side))
      }
    default: break
    }
  }

  /// The recorded place of an edge, in the coordinates of the root, or the recorded length; `nil`
  /// for guides, margins and baselines, and for views that scroll.
  private func place(_ item: InterfaceImporter.Item, _ attribute: LayoutAttribute) -> Double? {
    guard case .view(let index) = item, let frame = recordedFrame(of: index) else { return nil }
    switch attribute {
    case .width: return frame.width
    case .height: return frame.height
    case .left, .leading: return frame.minX
    case .right, .trailing: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    default: return nil
    }
  }

  /// The alignment rectangle of a recorded frame, in the coordinates of the root.
  private func recordedFrame(of index: Int) -> Rect? {
    let view = importer.views[index]
    if index == 0 { return Rect(origin: .zero, size: view.frame.size) }
    guard view.isRecorded, view.element.flag("misplaced") != true,
      view.element.flag("ambiguous") != true
    else { return nil }
    var frame = view.frame.inset(by: importer.alignmentInsets(of: view))
    var next = view.parent
    while let parent = next, parent != 0 {
      let outer = importer.views[parent]
      guard outer.isRecorded, ![.scroll, .table, .collection].contains(outer.kind) else {
        return nil
      }
      frame.origin.x += outer.frame.minX
      frame.origin.y += outer.frame.minY
      next = outer.parent
    }
    let scrolls = [.scroll, .table, .collection].contains(importer.views[0].kind)
    return scrolls ? nil : frame
  }
}

extension InterfaceImporter {
  /// Reads the insets of the root from its recorded frames where they contradict what is known of
  /// the canvas, and says so.
  ///
  /// Margins above and below a controller's view, which has none of its own, are its safe area.
  mutating func readRecordedInsets() {
    guard options.safeArea == nil, Self.ownDirection(of: root.element) != .rightToLeft,
      let told = RecordedInsets(self)
    else { return }
    let isScreen = root.role == .controllerView || root.role == .top
    let addsSafeArea = isScreen && document.toolsVersion >= .xcode9
    let isStated = Self.statedMargins(root.element, canvasVariations, .leftToRight) != nil
    for side in RecordedInsets.Side.allCases {
      let isVertical = side == .top || side == .bottom
      if isScreen {
        let margin = isVertical && addsSafeArea && !isStated ? told.margin(side) : nil
        correctSafeArea(side, told.safeArea(side) ?? margin)
        if isVertical { continue }
      }
      guard !isStated, let margin = told.margin(side) else { continue }
      correctMargin(side, margin - (addsSafeArea ? canvasSafeArea[keyPath: side.inset] : 0))
    }
  }

  private mutating func correctSafeArea(_ side: RecordedInsets.Side, _ told: Double?) {
    let assumed = canvasSafeArea[keyPath: side.inset]
    guard let told, abs(told - assumed) > 1 else { return }
    canvasSafeArea[keyPath: side.inset] = told
    warnAboutInset("the safe area", side, told, assumed)
  }

  private mutating func correctMargin(_ side: RecordedInsets.Side, _ told: Double) {
    let margins = marginsOfCell(canvasVariations, .leftToRight) ?? rootMargins
    let assumed: Double
    switch side {
    case .top: assumed = margins.top
    case .left: assumed = margins.leading
    case .bottom: assumed = margins.bottom
    case .right: assumed = margins.trailing
    }
    guard told >= 0, abs(told - assumed) > 1 else { return }
    switch side {
    case .top: recordedMargins.top = told
    case .left: recordedMargins.left = told
    case .bottom: recordedMargins.bottom = told
    case .right: recordedMargins.right = told
    }
    warnAboutInset("the margin", side, told, assumed)
  }

  private mutating func warnAboutInset(
    _ name: String, _ side: RecordedInsets.Side, _ told: Double, _ assumed: Double
  ) {
    warn(
      "its frames and constraints tell that \(name) is \(JSONNumber.text(told)) points at the \(side),"
        + " not \(JSONNumber.text(assumed)) as on other canvases, so it is \(JSONNumber.text(told))",
      about: root.element)
  }
}
