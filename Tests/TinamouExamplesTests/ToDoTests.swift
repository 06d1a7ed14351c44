import Testing
import Tinamou

@Suite struct `The to-do list of the talk` {
  private let app: ToDoController
  private let window: Window

  init() throws {
    let text = try Repository.text(Example.toDo.path)
    let layout = try FileLayout(ConstraintFile(SourceText(name: Example.toDo.path, text: text)))
    app = try #require(ToDoController(layout))
    window = Window(layout.engine)
    try resize(507)
  }

  private func resize(_ width: Double, _ height: Double = 748) throws {
    let configuration = WindowConfiguration.size(Size(width: width, height: height))
    try window.resize(to: configuration.environment())
  }

  /// The user goes to a page.
  private func turn(to category: ToDoController.Category) throws {
    app.lists.contentOffset.x = app.frame(of: category).minX
    try window.engine.layoutIfNeeded()
  }

  private func scroll(to y: Double) throws {
    app.lists.contentOffset.y = y
    try window.engine.layoutIfNeeded()
  }

  private func places() -> [Point] {
    ToDoController.Category.allCases.map { app.frame(of: $0).origin }
  }

  @Test func `shows one category a page where the width is compact, else all in a column`() throws {
    #expect(app.inSight == [.home])
    #expect(places() == [0, 507, 1014].map { Point(x: $0, y: 0) })
    #expect(app.lists.contentSize == Size(width: 1521, height: 748))
    try resize(1024)
    #expect(places() == [0, 356, 764].map { Point(x: 0, y: $0) })
    #expect(app.lists.contentSize == Size(width: 1024, height: 1068))
    #expect(app.inSight == [.home, .work])
  }

  @Test func `School stays visible when the window grows`() throws {
    for width in [694.0, 1024, 1366] {
      try turn(to: .school)
      try resize(width)
      #expect(app.inSight.contains(.school))
      #expect(app.lists.contentOffset == Point(x: 0, y: 320))
      try resize(507)
    }
  }

  @Test func `the category touched last decides when the window shrinks`() throws {
    try resize(1024)
    try scroll(to: 200)
    #expect(app.inSight == [.home, .work, .school])
    app.touch(.work)
    try resize(507)
    #expect(app.inSight == [.work])
    #expect(app.lists.contentOffset == Point(x: 507, y: 0))
  }

  @Test func `a category that was scrolled away does not`() throws {
    try resize(1024, 500)
    app.touch(.home)
    try scroll(to: 400)
    #expect(app.inSight == [.work, .school])
    try resize(507, 500)
    #expect(app.inSight == [.work])
  }

  @Test func `the page stays through every compact width`() throws {
    try turn(to: .work)
    for width in 320...639 {
      try resize(Double(width))
      #expect(app.inSight == [.work])
      #expect(app.lists.contentOffset == Point(x: Double(width), y: 0))
    }
  }

  /// Home button, snapshot of the page, snapshots in other sizes, back: the app must look as in its
  /// first snapshot.
  @Test func `after pictures in other sizes the page is the one that was left`() throws {
    app.touch(.home)
    try turn(to: .work)
    let before = try window.engine.solve().items
    let offset = app.lists.contentOffset
    window.activationState = .inactive
    try resize(1024)
    window.activationState = .background
    try resize(768, 1004)
    app.touch(.school)
    try resize(507)
    #expect(try window.engine.solve().items == before)
    #expect(app.lists.contentOffset == offset)
    #expect(app.inSight == [.work])
    #expect(app.lastTouched == .home)
    window.activationState = .active
    #expect(app.inSight == [.work])
  }

  @Test func `while the app is active the same sizes lead elsewhere`() throws {
    app.touch(.home)
    try turn(to: .work)
    try resize(1024, 1800)
    try resize(507)
    #expect(app.inSight == [.home])
  }
}
