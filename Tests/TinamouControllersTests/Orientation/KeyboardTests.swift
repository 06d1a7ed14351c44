import Testing
import TinamouControllers
import TinamouLayout
import TinamouLayoutTestSupport

/// Two apps side by side, of which one has shown a keyboard.
@Suite struct `A keyboard on a shared screen` {
  /// A form that scrolls and a field above the keyboard.
  private struct App {
    let scroll = ScrollView("scroll")
    let field = LayoutView("field")
    let window: Window
    /// Where the window is on the screen.
    let frame: Rect

    init(_ frame: Rect) throws {
      self.frame = frame
      let root = LayoutController("root")
      scroll.insetsContentFromKeyboard = true
      root.view.addSubview(scroll)
      root.view.addSubview(field)
      let view = root.view
      for constraint in scroll.pins(to: view) { constraint.isActive = true }
      try LayoutConstraint.activate([
        scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 3000),
        scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        field.leftAnchor.constraint(equalTo: view.leftAnchor),
        field.widthAnchor.constraint(equalToConstant: 100),
        field.heightAnchor.constraint(equalToConstant: 30),
      ])
      window = Window(rootController: root, environment: try padWindow(frame.width, frame.height))
      try window.engine.layoutIfNeeded()
    }

    /// Shows a keyboard by its frame on the screen.
    func show(_ keyboard: Rect?) throws -> TransitionReport {
      var environment = window.environment
      environment.keyboardHeight =
        keyboard.map { LayoutEnvironment.keyboardHeight(ofFrame: $0, inWindow: frame) } ?? 0
      return try window.resize(to: environment)
    }
  }

  @Test func `counts in the coordinates of each window`() throws {
    let primary = try App(Rect(x: 0, y: 0, width: 678, height: 1024))
    // Slide Over ends above the lower edge of the screen.
    let secondary = try App(Rect(x: 967, y: 20, width: 375, height: 984))
    let keyboard = Rect(x: 0, y: 624, width: 1366, height: 400)
    for (app, covered) in [(primary, 400.0), (secondary, 380)] {
      _ = try app.show(keyboard)
      let height = app.frame.height
      #expect(app.field.frame.maxY == height - covered)
      #expect(app.scroll.adjustedContentInset.bottom == covered)
      #expect(app.scroll.keyboardOverlap == covered)
      _ = try app.show(nil)
      #expect(app.field.frame.maxY == height)
      #expect(app.scroll.adjustedContentInset.bottom == 0)
    }
  }

  @Test func `lets only the app below it adapt`() throws {
    let left = try App(Rect(x: 0, y: 0, width: 507, height: 768))
    let right = try App(Rect(x: 517, y: 0, width: 507, height: 768))
    // A floating keyboard docked at the lower right corner.
    let keyboard = Rect(x: 600, y: 500, width: 320, height: 268)
    _ = try left.show(keyboard)
    _ = try right.show(keyboard)
    #expect(left.field.frame.maxY == 768)
    #expect(right.field.frame.maxY == 500)
  }

  @Test func `changes neither the offset nor the traits nor tells of a size`() throws {
    let app = try App(Rect(x: 0, y: 0, width: 507, height: 768))
    app.scroll.contentOffset.y = 1234.5
    let report = try app.show(Rect(x: 0, y: 500, width: 1024, height: 268))
    #expect(app.scroll.contentOffset.y == 1234.5)
    #expect(app.window.traitCollection.horizontalSizeClass == .compact)
    #expect(report[.setup].counts.movedViews == 0)
    #expect(report[.create].counts.movedViews == 1)
  }
}
