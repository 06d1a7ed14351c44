import TinamouLayout
import TinamouLists

extension ConstraintFileReader {
  /// Reads the values of properties that sets cannot replace.
  mutating func readSettings(
    _ value: JSONValue, of kind: ViewKind, parent: Int?
  ) -> [ViewSetting] {
    var settings = Self.viewSettings(value) + [readFrame(value, parent: parent)]
    if !kind.scrollingGuides.isEmpty { settings += Self.scrollSettings(value) }
    if kind == .table { settings += Self.tableSettings(value) }
    if kind == .collection { settings += Self.collectionSettings(value) }
    return settings.compactMap(\.self)
  }

  private static func viewSettings(_ value: JSONValue) -> [ViewSetting?] {
    let direction = value["direction"]?.string.flatMap { LayoutDirection(rawValue: $0.value) }
    let baseline = value["baseline"]
    return [
      ViewSetting(value["preservesSuperviewMargins"]?.boolean) {
        $0.preservesSuperviewLayoutMargins = $1
      },
      ViewSetting(value["insetsMarginsFromSafeArea"]?.boolean) {
        $0.insetsLayoutMarginsFromSafeArea = $1
      },
      ViewSetting(value["respectsSystemMinimumMargins"]?.boolean) {
        $0.viewRespectsSystemMinimumLayoutMargins = $1
      },
      ViewSetting(value["additionalSafeArea"].map(insets)) { $0.additionalSafeAreaInsets = $1 },
      ViewSetting(value["keyboardUsesBottomSafeArea"]?.boolean) {
        $0.keyboardLayoutGuide.usesBottomSafeArea = $1
      },
      ViewSetting(direction) {
        $0.semanticContentAttribute = $1 == .leftToRight ? .forceLeftToRight : .forceRightToLeft
      },
      ViewSetting(value["alignmentInsets"].map(insets)) { $0.alignmentRectInsets = $1 },
      ViewSetting(baseline?["first"]?.number) { $0.firstBaselineOffsetFromTop = $1 },
      ViewSetting(baseline?["last"]?.number) { $0.lastBaselineOffsetFromBottom = $1 },
    ]
  }

  private static func scrollSettings(_ value: JSONValue) -> [ViewSetting?] {
    let adjustment = (value["contentInsetAdjustmentBehavior"]?.string).flatMap {
      ScrollView.ContentInsetAdjustmentBehavior(rawValue: $0.value)
    }
    return [
      ViewSetting(of: ScrollView.self, value["contentInset"].map(insets)) { $0.contentInset = $1 },
      ViewSetting(of: ScrollView.self, adjustment) { $0.contentInsetAdjustmentBehavior = $1 },
      ViewSetting(of: ScrollView.self, value["insetsContentFromKeyboard"]?.boolean) {
        $0.insetsContentFromKeyboard = $1
      },
    ]
  }

  private static func tableSettings(_ value: JSONValue) -> [ViewSetting?] {
    let table = TableView.self
    let followsReadableWidth = value["cellLayoutMarginsFollowReadableWidth"]?.boolean
    return [
      ViewSetting(of: table, value["rowHeight"]?.number) { $0.rowHeight = $1 },
      ViewSetting(of: table, value["estimatedRowHeight"]?.number) { $0.estimatedRowHeight = $1 },
      ViewSetting(of: table, value["estimatedSectionHeaderHeight"]?.number) {
        $0.estimatedSectionHeaderHeight = $1
      },
      ViewSetting(of: table, value["estimatedSectionFooterHeight"]?.number) {
        $0.estimatedSectionFooterHeight = $1
      },
      ViewSetting(of: table, value["separators"]?.boolean) {
        $0.separatorStyle = $1 ? .singleLine : .none
      },
      ViewSetting(of: table, value["separatorInset"].map { margins($0, missing: 0) }) {
        $0.separatorInset = $1
      },
      ViewSetting(of: table, followsReadableWidth) { $0.cellLayoutMarginsFollowReadableWidth = $1 },
      ViewSetting(of: table, value["floatingHeaders"]?.boolean) {
        $0.style = $1 ? .plain : .grouped
      },
    ]
  }

  private static func collectionSettings(_ value: JSONValue) -> [ViewSetting?] {
    let collection = CollectionView.self
    return [
      ViewSetting(of: collection, value["minimumItemWidth"]?.number) { $0.minimumItemWidth = $1 },
      ViewSetting(of: collection, value["minimumInteritemSpacing"]?.number) {
        $0.minimumInteritemSpacing = $1
      },
      ViewSetting(of: collection, value["minimumLineSpacing"]?.number) {
        $0.minimumLineSpacing = $1
      },
      ViewSetting(of: collection, value["sectionInset"].map { margins($0, missing: 0) }) {
        $0.sectionInset = $1
      },
      ViewSetting(of: collection, value["estimatedItemHeight"]?.number) {
        $0.estimatedItemHeight = $1
      },
    ]
  }
}
