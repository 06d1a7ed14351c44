import Testing
import TinamouControllers
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists

/// A window whose app is not active returns to its earlier state (WWDC 2015, session 205).
@Suite struct ActivationTests {
  /// Shows one of its pages, the first one after every change of the size class.
  private final class PageController: LayoutController {
    var page = 0
    var decoded: [Int] = []

    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection) {
      page = 0
    }

    override func encodeRestorableState() -> Any? { page }

    override func decodeRestorableState(_ state: Any) {
      guard let page = state as? Int else { return }
      self.page = page
      decoded.append(page)
    }
  }

  /// Off-screen sizes as the articles describe them: full screen in other orientations, a part of a
  /// split.
  private let sizes: [(Double, Double)] = [(768, 1024), (1024, 768), (694, 768), (320, 768)]

  private func visit(_ window: Window) throws {
    for (width, height) in sizes { try window.resize(to: padWindow(width, height)) }
  }

  @Test func `what a controller remembered comes back with the size`() throws {
    let controller = PageController("pages")
    let window = Window(rootController: controller, environment: try padWindow(507, 768))
    try window.engine.layoutIfNeeded()
    controller.page = 2
    window.activationState = .inactive
    try visit(window)
    #expect(controller.decoded == [])
    #expect(controller.page == 0)
    try window.resize(to: padWindow(507, 768))
    #expect(controller.page == 2)
    window.activationState = .background
    try visit(window)
    try window.resize(to: padWindow(507, 768))
    #expect(controller.page == 2)
    window.activationState = .active
    try visit(window)
    try window.resize(to: padWindow(507, 768))
    #expect(controller.page == 0)
    #expect(controller.decoded == [2, 2])
  }

  @Test func `the delegate of a controller remembers as well`() throws {
    final class Delegate: LayoutControllerDelegate {
      var decoded: [String] = []
      func encodeRestorableState(of controller: LayoutController) -> Any? { "the state" }
      func decodeRestorableState(_ state: Any, of controller: LayoutController) {
        decoded.append(state as? String ?? "?")
      }
    }
    let root = LayoutController("root")
    let child = LayoutController("child")
    root.addChild(child)
    let delegate = Delegate()
    child.delegate = delegate
    let window = Window(rootController: root, environment: try padWindow(507))
    window.activationState = .inactive
    try window.resize(to: padWindow(800))
    try window.resize(to: padWindow(507))
    #expect(delegate.decoded == ["the state"])
  }

  @Test func `offsets come back that had to change in between`() throws {
    let root = LayoutController("root")
    let scroll = ScrollView("scroll")
    root.view.addSubview(scroll)
    for constraint in scroll.pins(to: root.view) { constraint.isActive = true }
    let window = Window(rootController: root, environment: try padWindow(507))
    scroll.contentOffset = Point(x: 0.1, y: 333.3)
    window.activationState = .inactive
    try window.resize(to: padWindow(800))
    scroll.contentOffset = Point(x: 7, y: 8)
    try window.resize(to: padWindow(507))
    #expect(scroll.contentOffset == Point(x: 0.1, y: 333.3))
  }

  /// A list of messages beside an open one, with a stack in each column.
  private final class Mail {
    let messages = Messages([500])
    let table: TableView
    let collection = CollectionView("photos")
    let split = SplitController(style: .tripleColumn, name: "mail")
    let window: Window
    private let photos = Photos()

    final class Photos: CollectionViewDataSource {
      func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 400 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt path: ListPath
      ) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
        cell.contentView.heightAnchor.constraint(
          equalToConstant: 60 + Double(path.item % 7)
        ).isActive = cell.contentView.constraints.isEmpty
        return cell
      }
    }

    init(_ environment: LayoutEnvironment) throws {
      table = messages.table()
      let list = LayoutController(view: table)
      collection.dataSource = photos
      collection.estimatedItemHeight = 63
      split.setViewController(LayoutController("mailboxes"), for: .primary)
      split.setViewController(list, for: .supplementary)
      split.setViewController(LayoutController(view: collection), for: .secondary)
      split.preferredDisplayMode = .oneBesideSecondary
      window = Window(rootController: split, environment: environment)
      try window.engine.layoutIfNeeded()
    }

    /// Everything that a user sees.
    func picture() throws -> [String] {
      let engine = window.engine
      return try engine.solve().items.map { "\($0.name ?? "?") \($0.exactWindowFrame)" }
        + split.children.flatMap { column in
          [column.name ?? "?"] + column.children.map { "  \($0.name ?? "?")" }
        }
        + ["\(split.isCollapsed) \(split.displayMode) \(table.indexPathsForSelectedRows)"]
        + ["\(table.contentOffset) \(table.contentSize)"]
        + table.indexPathsForVisibleRows.map {
          "\($0) \(table.rectForRow(at: $0)) \(table.layoutForRow(at: $0)?.frames ?? [])"
        }
        + ["\(collection.contentOffset)"]
        + (window.engine.committedFrame(of: collection) == nil
          ? [] : ["\(collection.contentSize) \(collection.numberOfColumns)"])
    }
  }

  @Test(arguments: [(1024.0, 768.0), (507, 768), (694, 768), (320, 768)])
  func `a window is to the bit as it was when its app was deactivated`(
    width: Double, height: Double
  ) throws {
    let mail = try Mail(padWindow(width, height))
    mail.table.contentOffset.y = 7000
    mail.collection.contentOffset.y = 900
    try mail.table.layoutRows()
    try mail.collection.layoutItems()
    mail.table.selectRow(at: ListPath(row: 3, section: 0))
    if mail.split.isCollapsed { mail.split.show(.supplementary) }
    let detail = LayoutController("detail")
    (mail.table.controller?.parent as? NavigationController)?.pushViewController(detail)
    try mail.window.engine.layoutIfNeeded()
    let before = try mail.picture()
    for state in [ActivationState.inactive, .background] {
      mail.window.activationState = .active
      mail.window.activationState = state
      try visit(mail.window)
      mail.split.show(.primary)
      try mail.window.engine.layoutIfNeeded()
      try mail.window.resize(to: padWindow(width, height))
      let after = try mail.picture()
      #expect(after == before)
    }
  }

  @Test func `a table whose rows changed meanwhile keeps its row instead`() throws {
    let mail = try Mail(padWindow(1024, 768))
    mail.table.contentOffset.y = 7000
    try mail.table.layoutRows()
    try mail.window.engine.layoutIfNeeded()
    let row = try #require(
      mail.table.indexPathsForVisibleRows.first {
        mail.table.rectForRow(at: $0).minY >= mail.table.contentOffset.y
      })
    let place = mail.table.rectForRow(at: row).minY - mail.table.contentOffset.y
    mail.window.activationState = .inactive
    try mail.window.resize(to: padWindow(694, 768))
    mail.messages.sections[0].insert(Messages.message(9000), at: 0)
    try mail.table.insertRows(at: [ListPath(row: 0, section: 0)])
    try mail.window.resize(to: padWindow(1024, 768))
    let moved = ListPath(row: row.row + 1, section: 0)
    #expect(abs(mail.table.rectForRow(at: moved).minY - mail.table.contentOffset.y - place) < 1e-6)
  }

  @Test func `a selection follows its row`() throws {
    let messages = Messages([10, 10])
    let table = messages.table()
    table.selectRow(at: ListPath(row: 3, section: 1))
    #expect(table.indexPathForSelectedRow == ListPath(row: 3, section: 1))
    table.selectRow(at: ListPath(row: 99, section: 1))
    table.allowsMultipleSelection = true
    table.selectRow(at: ListPath(row: 5, section: 1))
    messages.sections[1].remove(at: 0)
    try table.deleteRows(at: [ListPath(row: 0, section: 1)])
    #expect(
      table.indexPathsForSelectedRows
        == [[2, 1], [4, 1]].map { ListPath(row: $0[0], section: $0[1]) })
    messages.sections[1].remove(at: 2)
    try table.deleteRows(at: [ListPath(row: 2, section: 1)])
    #expect(table.indexPathsForSelectedRows == [ListPath(row: 3, section: 1)])
    table.deselectRow(at: ListPath(row: 3, section: 1))
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: ListPath(row: 0, section: 0))
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }
}
