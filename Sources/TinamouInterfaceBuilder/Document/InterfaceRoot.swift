import TinamouFormat

/// A view of a file that has no superview, with all of its subviews.
public struct InterfaceRoot: Sendable {
  /// The purpose of the view in the app.
  public enum Role: Sendable {
    /// The view of a view controller.
    case controllerView
    /// The content of a row of a table.
    case tableCell
    /// The content of an item of a collection.
    case collectionCell
    /// The top view of a xib.
    case top
    /// Any other view: the header of a table, the view of a bar button.
    case other
  }

  /// The id in the file.
  public let id: String
  /// The purpose of the view in the app.
  public let role: Role
  let element: XMLElement
  /// Other ids of the view: those of its scene, its controller and its cell.
  let names: [String]
  /// The cell, if constraints refer to the view by the id of its cell.
  let cell: XMLElement?
  let controller: XMLElement?
  /// The table around a row; `nil` in a xib.
  let table: XMLElement?
  /// Whether the view is the content of an item of a collection, or such an item, in a xib.
  let isCollectionCellInXib: Bool

  init?(_ element: XMLElement) {
    guard element.child("rect", key: "frame") != nil, let parent = element.parent else {
      return nil
    }
    let isCellContent = element.key == "contentView" && parent.name.hasSuffix("Cell")
    let isInside = parent.name == "subviews" || element.key == "contentView" && !isCellContent
    let isBar = ["tabBar", "navigationBar", "toolbar"].contains(element.key)
    let isCell =
      element.child("tableViewCellContentView") != nil
      || element.name == "collectionViewCell" && Self.content(of: element) != nil
    if isInside || isBar || isCell { return nil }
    cell = isCellContent ? parent : nil
    guard let id = element.id ?? cell?.id else { return nil }
    self.id = id
    self.element = element
    controller =
      element.key == "view" && parent.name.lowercased().hasSuffix("controller") ? parent : nil
    role =
      isCellContent
      ? (parent.name == "tableViewCell" ? .tableCell : .collectionCell)
      : controller != nil ? .controllerView : parent.name == "objects" ? .top : .other
    isCollectionCellInXib =
      role == .collectionCell && parent.parent?.name == "objects" && parent.key == nil
    var names = [cell?.id, controller?.id].compactMap(\.self)
    var table: XMLElement?
    var next = element.parent
    while let outer = next {
      if table == nil, outer.name == "tableView" { table = outer }
      if outer.name == "scene", role == .controllerView {
        names += [outer["sceneID"]].compactMap(\.self)
      }
      next = outer.parent
    }
    self.names = names
    self.table = table
  }

  /// Whether the view fills a window: that of a controller, or one of a xib that is as high as a
  /// screen. A controller of free form can be lower, because it is a part of a screen.
  var isScreen: Bool {
    let height = element.child("rect", key: "frame")?.number("height") ?? 0
    let isFreeForm = controller?.child("freeformSimulatedSizeMetrics") != nil
    switch role {
    case .controllerView: return !isFreeForm || height >= Self.smallestScreen
    case .top: return height >= Self.smallestScreen
    default: return false
    }
  }

  /// The height of the smallest screen, in points.
  private static let smallestScreen = 480.0

  /// How high the view is, if it is a part of a screen. A row is as high as its table or its own
  /// attribute says; a row in a xib can be in any table, whatever height it has on the canvas.
  var partHeight: PartHeight {
    guard role == .tableCell, let cell = element.parent else { return .designed }
    guard let table else { return .adapting }
    let isAutomatic =
      [table, cell].allSatisfy { ($0.number("rowHeight") ?? -1) < 0 }
      && table.number("rowHeight") != nil
    return isAutomatic ? .ofContent : .designed
  }

  private static func content(of cell: XMLElement) -> XMLElement? {
    cell.children.first { $0.key == "contentView" }
  }
}
