import Testing
import TinamouEnvironment
import UIKit

/// `UIArrangementViewController` with both arrangements.
///
/// The frames on the iPhone Duo were read in the simulator of iOS 27.1 (Japanese lab of the 27.1
/// SDK; github alexey1312/iPhone-Duo-Agent-Skill), there below a navigation bar; here without one.
@MainActor @Suite struct ArrangementTests {
  private nonisolated static let directions: [UIUserInterfaceLayoutDirection] = [
    .leftToRight, .rightToLeft,
  ]

  private final class Screen: UIArrangementViewController {
    let (primary, secondary) = (UIViewController(), UIViewController())

    override func viewDidLoad() {
      super.viewDidLoad()
      setViewController(primary, for: .primary)
      setViewController(secondary, for: .secondary)
    }

    /// The frames of the views that are shown, in the window.
    var frames: [CGRect?] {
      [primary, secondary].map { child in
        child.view.window == nil ? nil : child.view.convert(child.view.bounds, to: nil)
      }
    }
  }

  private func frames(
    in window: LayoutWindow, _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ change: (Screen) -> Void = { _ in }
  ) throws -> [CGRect?] {
    var frames: [CGRect?] = []
    try window.show(Screen.init, direction: direction) { screen, window in
      change(screen)
      window.layoutIfNeeded()
      frames = screen.frames
    }
    return frames
  }

  @Test func `an overlay forgets an edge that is no longer stated`() throws {
    var overlay = UIOverlayArrangement()
    var properties = overlay.defaultViewProperties
    properties.edge = .trailing
    overlay.setViewProperties(properties, for: .secondary)
    let stated = try frames(in: .iPhoneDuo(.book)) { $0.updateArrangement(overlay) }
    #expect(stated.map { $0?.minX == 0 } == [true, false])
    overlay.setViewProperties(overlay.defaultViewProperties, for: .secondary)
    let usual = try frames(in: .iPhoneDuo(.book)) { $0.updateArrangement(overlay) }
    #expect(usual.map { $0?.minX == 0 } == [false, true])
  }

  // MARK: Split

  @Test(arguments: directions)
  func `views share a wide window equally`(_ direction: UIUserInterfaceLayoutDirection) throws {
    let frames = try frames(in: .iPhoneDuo(.open), direction)
    let starts: [CGFloat] = direction == .leftToRight ? [0, 433.5] : [433.5, 0]
    for (frame, start) in zip(frames, starts) {
      let frame = try #require(frame)
      // The middle is not on a pixel.
      #expect(abs(frame.minX - start) < 0.2)
      #expect(abs(frame.width - 433.5) < 0.2)
      #expect((frame.minY, frame.maxY) == (0, 635))
    }
  }

  @Test func `one view is above the other in a high window`() throws {
    let frames = try frames(in: .iPhoneDuo(.closed))
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 382, height: 322))
    #expect(frames[1] == CGRect(x: 0, y: 322, width: 382, height: 322))
  }

  @Test(arguments: directions)
  func `parts end at an upright fold`(_ direction: UIUserInterfaceLayoutDirection) throws {
    let frames = try frames(in: .iPhoneDuo(.book), direction)
    let left = CGRect(x: 0, y: 0, width: 455.5, height: 635)
    let right = CGRect(x: 495.5, y: 0, width: 371.5, height: 635)
    let expected = direction == .leftToRight ? [left, right] : [right, left]
    for (found, wanted) in zip(frames, expected) {
      #expect(abs((found?.minX ?? -9) - wanted.minX) < 0.4)
      #expect(abs((found?.maxX ?? -9) - wanted.maxX) < 0.4)
    }
  }

  @Test func `parts end at a fold that lies across`() throws {
    let frames = try frames(in: .iPhoneDuo(.tabletop))
    #expect(frames[0]?.minY == 82)
    #expect(abs((frames[0]?.maxY ?? 0) - 455.5) < 0.4)
    #expect(abs((frames[1]?.minY ?? 0) - 495.5) < 0.4)
    #expect(frames[1]?.maxY == 917)
  }

  @Test func `a window that is compact both ways shows the primary view`() throws {
    let frames = try frames(in: .iPhoneDuo(.closedRight))
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 594, height: 432))
    #expect(frames[1] == nil)
  }

  @Test func `the view with the higher priority is shown where there is space for one`() throws {
    let frames = try frames(in: .iPhoneDuo(.closedRight)) { screen in
      var split = UISplitArrangement()
      var properties = split.defaultViewProperties
      properties.layoutPriority = 1
      split.setViewProperties(properties, for: .secondary)
      screen.updateArrangement(split)
    }
    #expect(frames[0] == nil)
    #expect(frames[1] == CGRect(x: 0, y: 0, width: 594, height: 432))
  }

  @Test func `an axis that is not allowed shows one view`() throws {
    let frames = try frames(in: .iPhoneDuo(.open)) {
      $0.updateArrangement(.split.axes(.vertical))
    }
    #expect(frames[0]?.width == 867)
    #expect(frames[1] == nil)
  }

  @Test(arguments: directions)
  func `a preferred width is kept`(_ direction: UIUserInterfaceLayoutDirection) throws {
    let frames = try frames(in: .iPhoneDuo(.open), direction) { screen in
      var split = UISplitArrangement()
      var properties = split.defaultViewProperties
      properties.width.preferred = .absolute(300)
      split.setViewProperties(properties, for: .primary)
      screen.updateArrangement(split)
    }
    #expect(frames.map { $0?.width } == [300, 567])
    #expect(frames[0]?.minX == (direction == .leftToRight ? 0 : 567))
  }

  @Test func `a fold overrides preferred widths`() throws {
    let frames = try frames(in: .iPhoneDuo(.book)) { screen in
      var split = UISplitArrangement()
      var properties = split.defaultViewProperties
      properties.width.preferred = .fractional(0.25)
      split.setViewProperties(properties, for: .primary)
      screen.updateArrangement(split)
    }
    #expect(abs((frames[0]?.width ?? 0) - 455.5) < 0.4)
  }

  // MARK: Overlay

  @Test func `an overlay has the primary view in front, both in the whole area`() throws {
    try LayoutWindow.iPhoneDuo(.open).show(Screen.init) { screen, window in
      screen.updateArrangement(.overlay)
      window.layoutIfNeeded()
      #expect(
        screen.frames == Array(repeating: CGRect(x: 0, y: 0, width: 867, height: 635), count: 2))
      #expect(screen.view.subviews == [screen.secondary.view, screen.primary.view])
    }
  }

  @Test(arguments: directions)
  func `beside a fold the secondary view leads, unless an edge is stated`(
    _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    for edge in [NSDirectionalRectEdge.trailing, .leading] {
      let frames = try frames(in: .iPhoneDuo(.book), direction) { screen in
        var overlay = UIOverlayArrangement()
        var properties = overlay.defaultViewProperties
        properties.edge = edge
        overlay.setViewProperties(properties, for: .primary)
        screen.updateArrangement(overlay)
      }
      let primaryIsLeft = (edge == .leading) == (direction == .leftToRight)
      #expect(((frames[0]?.minX ?? -1) < (frames[1]?.minX ?? -1)) == primaryIsLeft)
    }
  }

  // MARK: Children

  @Test func `a view that is hidden leaves the window and comes back as the same one`() throws {
    try LayoutWindow.iPhoneDuo(.closedRight).show(Screen.init) { screen, window in
      let hidden = screen.secondary.view
      #expect(hidden?.superview == nil)
      try window.resize(to: .iPhoneDuo(.open))
      #expect(hidden?.window === window)
      #expect(screen.secondary.view === hidden)
    }
  }

  @Test func `folding moves the parts without another size of the window`() throws {
    try LayoutWindow.iPhoneDuo(.open).show(Screen.init) { screen, window in
      let flat = screen.frames
      try window.resize(to: .iPhoneDuo(.book))
      #expect(screen.frames != flat)
      try window.resize(to: .iPhoneDuo(.open))
      #expect(screen.frames == flat)
    }
  }

  @Test func `a controller is found by its placement, and a removed one leaves`() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    #expect(screen.viewController(for: .primary) === screen.primary)
    #expect(screen.placement(for: screen.secondary) == .secondary)
    #expect(screen.children.count == 2)
    screen.setViewController(nil, for: .secondary)
    #expect(screen.secondary.parent == nil)
    #expect(screen.placement(for: screen.secondary) == nil)
  }
}
