import Foundation
import Testing
import TinamouLayout
import TinamouLists
import TinamouSolver

/// A public property with a function that gives it another value.
private struct Property: CustomTestStringConvertible, Sendable {
  let name: String
  /// Whether the change is visible in the frames of the fixture.
  var isVisible = true
  let set: @Sendable (EveryView) throws -> Void

  init(
    _ name: String, isVisible: Bool = true, _ set: @escaping @Sendable (EveryView) throws -> Void
  ) {
    self.name = name
    self.isVisible = isVisible
    self.set = set
  }

  var testDescription: String { name }
}

@Suite struct `Public properties` {
  /// The classes whose public properties may affect a layout, with the folders of their sources.
  private static let classes: Set<String> = [
    "LayoutItem", "LayoutView", "StackView", "ScrollView", "ListView", "TableView",
    "TableViewCell", "CollectionView", "LayoutGuide", "KeyboardLayoutGuide", "LayoutConstraint",
    "LayoutEngine",
  ]

  private static let properties: [Property] =
    items + views + stacks + scrollViews + tables + collections + constraints + engines

  private static let items: [Property] = [
    Property("LayoutItem.name") { $0.box.name = "other" },
    Property("LayoutItem.representedObject", isVisible: false) {
      $0.box.representedObject = $0.root
    },
    Property("LayoutGuide.identifier") { $0.guide.identifier = "other" },
    Property("KeyboardLayoutGuide.usesBottomSafeArea") {
      $0.root.keyboardLayoutGuide.usesBottomSafeArea = false
    },
  ]

  private static let views: [Property] = [
    Property("LayoutView.layoutDelegate", isVisible: false) { $0.box.layoutDelegate = nil },
    Property("LayoutView.intrinsicContentSize") { $0.box.intrinsicContentSize.height = 70 },
    Property("LayoutView.alignmentRectInsets") { $0.box.alignmentRectInsets = .all(3) },
    Property("LayoutView.firstBaselineOffsetFromTop") { $0.box.firstBaselineOffsetFromTop = 9 },
    Property("LayoutView.lastBaselineOffsetFromBottom", isVisible: false) {
      $0.box.lastBaselineOffsetFromBottom = 9
    },
    Property("LayoutView.heights") {
      $0.box.heights = HeightTable([.init(width: 0, height: 55)])
    },
    Property("LayoutView.isHidden") { $0.stack.arrangedSubviews[0].isHidden = true },
    Property("LayoutView.semanticContentAttribute") {
      $0.root.semanticContentAttribute = .forceRightToLeft
      $0.table.semanticContentAttribute = .forceRightToLeft
      $0.collection.semanticContentAttribute = .forceRightToLeft
    },
    Property("LayoutView.layoutMarginsBase") {
      $0.table.layoutMarginsBase = .absolute(EdgeInsets(top: 1, left: 50, bottom: 3, right: 4))
    },
    Property("LayoutView.layoutMargins") {
      $0.table.layoutMargins = EdgeInsets(top: 1, left: 40, bottom: 3, right: 4)
    },
    Property("LayoutView.directionalLayoutMargins") {
      $0.table.directionalLayoutMargins = DirectionalEdgeInsets(leading: 33)
    },
    Property("LayoutView.insetsLayoutMarginsFromSafeArea") {
      $0.table.insetsLayoutMarginsFromSafeArea = false
    },
    Property("LayoutView.preservesSuperviewLayoutMargins") {
      $0.root.layoutMargins = .all(90)
      $0.table.preservesSuperviewLayoutMargins = true
    },
    Property("LayoutView.viewRespectsSystemMinimumLayoutMargins") {
      $0.root.viewRespectsSystemMinimumLayoutMargins = false
    },
    Property("LayoutView.layoutMarginsFollowReadableWidth", isVisible: false) {
      $0.root.layoutMarginsFollowReadableWidth = true
    },
    Property("LayoutView.additionalSafeAreaInsets") {
      $0.root.additionalSafeAreaInsets = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    },
    Property("LayoutView.translatesAutoresizingMaskIntoConstraints") {
      $0.inner.frame = Rect(x: 3, y: 4, width: 5, height: 6)
      $0.inner.translatesAutoresizingMaskIntoConstraints = true
    },
    Property("LayoutView.autoresizingMask", isVisible: false) {
      $0.inner.autoresizingMask = [.flexibleWidth]
    },
    Property("LayoutView.frame", isVisible: false) {
      $0.inner.frame = Rect(x: 3, y: 4, width: 5, height: 6)
    },
    Property("LayoutView.traitOverrides") {
      $0.table.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
      $0.collection.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    },
    Property("LayoutView.imageAsset", isVisible: false) {
      $0.box.imageAsset = ImageAsset(Size(width: 12, height: 90))
    },
    Property("LayoutView.contentPriorityDefaults", isVisible: false) {
      $0.label.contentPriorityDefaults = .code
    },
    Property("LayoutView.text") { $0.label.text = "Other words" },
    Property("LayoutView.font") { $0.label.font = .systemFont(ofSize: 30) },
    Property("LayoutView.placeholder") { $0.field.placeholder = "What to look for" },
    Property("LayoutView.numberOfLines") { $0.label.numberOfLines = 1 },
    Property("LayoutView.preferredMaxLayoutWidth") {
      $0.label.preferredMaxLayoutWidth = 80
    },
    Property("LayoutView.adjustsFontForContentSizeCategory", isVisible: false) {
      $0.label.adjustsFontForContentSizeCategory = true
    },
  ]

  private static let stacks: [Property] = [
    Property("StackView.axis") { $0.stack.axis = .vertical },
    Property("StackView.distribution") { $0.stack.distribution = .fillEqually },
    Property("StackView.alignment") { $0.stack.alignment = .center },
    Property("StackView.spacing") { $0.stack.spacing = 11 },
    Property("StackView.isBaselineRelativeArrangement", isVisible: false) {
      $0.stack.isBaselineRelativeArrangement = true
    },
    Property("StackView.isLayoutMarginsRelativeArrangement") {
      $0.stack.directionalLayoutMargins = .all(6)
      $0.stack.isLayoutMarginsRelativeArrangement = true
    },
  ]

  private static let scrollViews: [Property] = [
    Property("ScrollView.contentOffset") {
      $0.scroll.contentOffset = Point(x: 10, y: 20)
      $0.table.contentOffset.y = 300
      $0.collection.contentOffset.y = 100
    },
    Property("ScrollView.contentInset") {
      $0.table.contentInset = EdgeInsets(top: 30, left: 0, bottom: 5, right: 0)
    },
    Property("ScrollView.contentInsetAdjustmentBehavior") {
      $0.table.contentInsetAdjustmentBehavior = .never
    },
    Property("ScrollView.insetsContentFromKeyboard") {
      $0.engine.environment.keyboardHeight = 200
      $0.table.insetsContentFromKeyboard = true
    },
  ]

  private static let tables: [Property] = [
    Property("TableView.dataSource") { $0.table.dataSource = nil },
    Property("TableView.delegate") { $0.table.delegate = nil },
    Property("TableView.rowHeight") { $0.table.rowHeight = 61 },
    Property("TableView.estimatedRowHeight") { $0.table.estimatedRowHeight = 91 },
    Property("TableView.estimatedSectionHeaderHeight", isVisible: false) {
      $0.table.estimatedSectionHeaderHeight = 30
    },
    Property("TableView.estimatedSectionFooterHeight", isVisible: false) {
      $0.table.estimatedSectionFooterHeight = 13
    },
    Property("TableView.separatorStyle") { $0.table.separatorStyle = .none },
    Property("TableView.separatorInset") {
      $0.table.separatorInset = DirectionalEdgeInsets(leading: 77)
    },
    Property("TableView.cellLayoutMarginsFollowReadableWidth", isVisible: false) {
      $0.table.cellLayoutMarginsFollowReadableWidth = true
    },
    Property("TableView.cellMarginProfile") { $0.table.cellMarginProfile = .before13000 },
    Property("TableView.style") {
      $0.table.contentOffset.y = 90
      $0.table.style = .grouped
    },
    Property("TableView.allowsMultipleSelection", isVisible: false) {
      $0.table.allowsMultipleSelection = true
    },
    Property("TableViewCell.accessoryView") {
      let accessory = LayoutView("accessory")
      accessory.intrinsicContentSize = Size(width: 20, height: 15)
      $0.noteCell.accessoryView = accessory
    },
    Property("TableViewCell.separatorInset") {
      $0.noteCell.separatorInset = DirectionalEdgeInsets(leading: 3)
    },
  ]

  private static let collections: [Property] = [
    Property("CollectionView.dataSource") { $0.collection.dataSource = nil },
    Property("CollectionView.minimumItemWidth") { $0.collection.minimumItemWidth = 55 },
    Property("CollectionView.minimumInteritemSpacing") {
      $0.collection.minimumInteritemSpacing = 21
    },
    Property("CollectionView.minimumLineSpacing") { $0.collection.minimumLineSpacing = 5 },
    Property("CollectionView.sectionInset") { $0.collection.sectionInset = .all(9) },
    Property("CollectionView.estimatedItemHeight") {
      $0.collection.estimatedItemHeight = 80
    },
    Property("ListView.reusableCells", isVisible: false) {
      $0.table.reusableCells = ReusableCells()
      $0.collection.reusableCells = ReusableCells()
      $0.notes.show(in: $0.table, $0.collection)
    },
    Property("ListView.textMeasurer") {
      $0.table.textMeasurer = WideMeasurer()
      $0.collection.textMeasurer = WideMeasurer()
    },
  ]

  private static let constraints: [Property] = [
    Property("LayoutConstraint.isActive") { $0.constraint.isActive = false },
    Property("LayoutConstraint.multiplier") { $0.constraint.multiplier = 0.5 },
    Property("LayoutConstraint.identifier", isVisible: false) { $0.constraint.identifier = "it" },
    Property("LayoutConstraint.relation") { $0.constraint.relation = .lessThanOrEqual },
    Property("LayoutConstraint.constant") { $0.constraint.constant = 70 },
    Property("LayoutConstraint.priority") {
      $0.constraint.priority = 100
    },
  ]

  private static let engines: [Property] = [
    Property("LayoutEngine.environment") {
      $0.engine.environment.windowSize.width = 700
      $0.engine.environment.traits.layoutDirection = .rightToLeft
      $0.engine.environment.traits.preferredContentSizeCategory = .accessibilityLarge
      $0.engine.environment.safeAreaInsets.left = 60
    },
    Property("LayoutEngine.constraintSets") {
      $0.engine.constraintSets = [
        ConstraintSet(
          name: "wide", conditions: [],
          constraints: [$0.inner.widthAnchor.constraint(equalToConstant: 17)])
      ]
    },
    Property("LayoutEngine.textMeasurer") { $0.engine.textMeasurer = WideMeasurer() },
    Property("LayoutEngine.conflictPolicy", isVisible: false) {
      $0.engine.conflictPolicy = .refuse
    },
  ]

  @Test(arguments: properties)
  private func `set after a layout have the effect of those set before it`(
    _ property: Property
  ) throws {
    let early = try EveryView()
    try property.set(early)
    let late = try EveryView()
    let before = try late.shown()
    try property.set(late)
    let (found, expected) = (try late.shown(), try early.shown())
    for (line, other) in zip(found, expected) where line != other {
      Issue.record("found \(line)\nexpected \(other)")
      break
    }
    #expect(found.count == expected.count)
    #expect((found != before) == property.isVisible)
  }

  @Test func `are all tried`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    var declared: Set<String> = []
    for module in ["TinamouLayout", "TinamouLists"] {
      let folder = sources.appendingPathComponent(module)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        if file.pathExtension == "swift" { declared.formUnion(try Self.settable(in: file)) }
      }
    }
    let tried = Set(Self.properties.map(\.name))
    #expect(declared.subtracting(tried).sorted() == [])
    #expect(tried.subtracting(declared).sorted() == [])
  }

  /// The public properties with a setter that a file declares for one of the classes.
  private static func settable(in file: URL) throws -> [String] {
    var owner = ""
    var found: [String] = []
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      if !line.hasPrefix(" "),
        let place = words.firstIndex(where: { ["class", "extension"].contains($0) }),
        words.indices.contains(place + 1)
      {
        owner = words[place + 1]
      }
      guard classes.contains(owner), line.hasPrefix("  public ") || line.hasPrefix("  open "),
        !line.contains("(set)"), let place = words.firstIndex(of: "var"),
        !words.prefix(place).contains("static")
      else { continue }
      // A property with a body that has neither observer nor setter is read-only.
      let end = lines[(index + 1)...].firstIndex { $0 == "  }" } ?? index
      let body = line.hasSuffix("{") ? lines[index...end].joined(separator: "\n") : String(line)
      let isStored = !body.contains("{") || body.contains("didSet")
      if isStored || body.contains(" set {") || body.contains("    set ") {
        found.append("\(owner).\(words[place + 1])")
      }
    }
    return found
  }
}
