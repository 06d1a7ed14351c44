import Testing
import TinamouLayout

@Suite struct `The to-do list of the talk` {
  private let app = ToDoController()
  private let window: Window

  init() throws {
    window = Window(rootController: app, environment: try padWindow(507, 768))
    window.engine.constraintSets = app.constraintSets
    try window.engine.layoutIfNeeded()
  }

  /// The user turns to a page.
  private func turn(to category: ToDoController.Category) throws {
    app.scroll.contentOffset.x = Double(category.rawValue) * app.scroll.frame.width
    try window.engine.layoutIfNeeded()
  }

  private func scroll(to y: Double) throws {
    app.scroll.contentOffset.y = y
    try window.engine.layoutIfNeeded()
  }

  @Test func `shows one category a page where the width is compact, else all in a column`() throws {
    #expect(app.inSight == [.home])
    #expect(app.sections.map(\.frame.minX) == [0, 507, 1014])
    #expect(app.scroll.contentSize == Size(width: 1521, height: 768))
    try window.resize(to: padWindow(1024, 768))
    #expect(app.sections.map(\.frame.minY) == [0, 600, 1050])
    #expect(app.scroll.contentSize == Size(width: 1024, height: 1750))
  }

  @Test func `School stays visible when the window grows`() throws {
    try turn(to: .school)
    for width in [694.0, 1024, 1366] {
      try window.resize(to: padWindow(width, 768))
      #expect(app.inSight.contains(.school))
      #expect(app.scroll.contentOffset == Point(x: 0, y: 982))
      try window.resize(to: padWindow(507, 768))
      try turn(to: .school)
    }
  }

  @Test func `the category touched last decides when the window shrinks`() throws {
    try window.resize(to: padWindow(1024, 1400))
    try scroll(to: 200)
    #expect(app.inSight == [.home, .work, .school])
    app.touch(.work)
    try window.resize(to: padWindow(507, 1400))
    #expect(app.inSight == [.work])
    #expect(app.scroll.contentOffset == Point(x: 507, y: 0))
  }

  @Test func `a category that was scrolled away does not`() throws {
    try window.resize(to: padWindow(1024, 768))
    app.touch(.home)
    try scroll(to: 700)
    #expect(app.inSight == [.work, .school])
    try window.resize(to: padWindow(507, 768))
    #expect(app.inSight == [.work])
  }

  @Test func `the page stays through every compact width`() throws {
    try turn(to: .work)
    for width in 320...639 {
      try window.resize(to: padWindow(Double(width), 768))
      #expect(app.inSight == [.work])
      #expect(app.scroll.contentOffset == Point(x: Double(width), y: 0))
    }
  }

  /// Home button, picture of the page, picture in regular width, back: the app must be as its first
  /// picture shows it.
  @Test func `after pictures in other sizes the page is the one that was left`() throws {
    app.touch(.home)
    try turn(to: .work)
    let before = try window.engine.solve().items
    let offset = app.scroll.contentOffset
    window.activationState = .inactive
    try window.resize(to: padWindow(1024, 768))
    window.activationState = .background
    try window.resize(to: padWindow(768, 1024))
    app.touch(.school)
    try window.resize(to: padWindow(507, 768))
    #expect(try window.engine.solve().items == before)
    #expect(app.scroll.contentOffset == offset)
    #expect(app.inSight == [.work])
    #expect(app.lastTouched == .home)
    window.activationState = .active
    #expect(app.inSight == [.work])
  }

  @Test func `while the app is active the same sizes lead elsewhere`() throws {
    app.touch(.home)
    try turn(to: .work)
    try window.resize(to: padWindow(1024, 1800))
    try window.resize(to: padWindow(507, 768))
    #expect(app.inSight == [.home])
  }
}
