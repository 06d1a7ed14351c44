import Testing
import TinamouEnvironment
import UIKit

/// Alerts and action sheets. The numbers of iOS 26 and later were read from the views of UIKit's
/// alerts on iOS 26.5 and 27.0 (github anvu69/liquid_shell).
@MainActor @Suite struct AlertTests {
  private static let phone = LayoutWindow(device: "iphone-17-pro").on(.iOS27)
  private static let pad = LayoutWindow(device: "ipad-air-11-m4").on(.iOS27)

  private func alert(
    _ style: UIAlertController.Style = .alert, _ actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Discard changes?", message: "Your edits will be lost.", preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    return alert
  }

  /// Presents an alert in a window, and looks at it.
  private func present(
    _ alert: UIAlertController, in window: LayoutWindow,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    source: Bool = false, _ body: (UIView, UIWindow) throws -> Void
  ) throws {
    try window.show({ UIViewController() }, direction: direction) { root, window in
      if source {
        let button = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 44))
        root.view.addSubview(button)
        alert.popoverPresentationController?.sourceView = button
      }
      root.present(alert, animated: false)
      window.layoutIfNeeded()
      try body(try #require(alert.view), window)
      #expect(TinamouUIKit.clearProblems().isEmpty)
    }
  }

  private func buttons(_ view: UIView) -> [UIButton] {
    view.subviews.compactMap { $0 as? UIButton }
  }

  @Test func `an alert is a card of 320 points with two buttons side by side`() throws {
    let alert = alert(.alert, [("Discard", .destructive), ("Keep editing", .cancel)])
    try present(alert, in: Self.phone) { view, window in
      #expect(view.frame.width == 320)
      #expect(view.frame.minX == 41)
      let labels = view.subviews.compactMap { $0 as? UILabel }
      #expect(labels.map(\.frame.minX) == [30, 30])
      #expect(labels.map(\.frame.width) == [260, 260])
      #expect(labels[0].frame.minY == 24)
      // Frames are on pixels, of which three are a point.
      #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 7.3) < 0.34)
      let buttons = buttons(view)
      // The one that cancels is leading, whatever its place in the list is.
      #expect(buttons.map(\.currentTitle) == ["Keep editing", "Discard"])
      #expect(buttons.map(\.frame.minX) == [16, 164])
      #expect(buttons.map(\.frame.width) == [140, 140])
      #expect(buttons.map(\.frame.height) == [48, 48])
      #expect(abs(buttons[0].frame.minY - labels[1].frame.maxY - 18.7) < 0.34)
      #expect(abs(view.frame.height - buttons[0].frame.maxY - 16) < 0.34)
      // The middle of the safe area, which is 62 and 34 smaller than the window.
      #expect(abs(view.frame.midY - (62 + (874 - 62 - 34) / 2)) < 0.34)
    }
  }

  @Test func `three buttons are stacked, and the one that cancels is the last`() throws {
    let alert = alert(
      .alert, [("Keep editing", .cancel), ("Discard", .destructive), ("Share", .default)])
    try present(alert, in: Self.pad) { view, _ in
      let buttons = buttons(view)
      #expect(buttons.map(\.currentTitle) == ["Discard", "Share", "Keep editing"])
      #expect(buttons.map(\.frame.width) == [288, 288, 288])
      #expect(buttons[1].frame.minY - buttons[0].frame.maxY == 8)
      #expect(view.frame.width == 320)
    }
  }

  @Test func `titles that do not fit side by side are stacked`() throws {
    let alert = alert(.alert, [("Discard all of the changes", .default), ("Cancel", .cancel)])
    try present(alert, in: Self.phone) { view, _ in
      #expect(buttons(view).map(\.frame.width) == [288, 288])
    }
  }

  @Test func `an alert before iOS 26 is 270 points wide`() throws {
    let window = LayoutWindow.iPhone14.on(.iOS18)
    let alert = alert(.alert, [("OK", .default), ("Cancel", .cancel)])
    try present(alert, in: window) { view, _ in
      #expect(view.frame.width == 270)
      #expect(buttons(view).map(\.frame.width) == [135, 135])
    }
  }

  @Test func `an alert is above the keyboard`() throws {
    try present(alert(.alert, [("OK", .default)]), in: Self.phone) { view, window in
      UIScreen.main.keyboardHeight = 328
      defer { UIScreen.main.keyboardHeight = 0 }
      window.layoutIfNeeded()
      #expect(abs(view.frame.midY - (62 + (874 - 62 - 328) / 2)) < 0.34)
    }
  }

  /// It was seen in the middle of the part on the left (Japanese lab of the 27.1 SDK), which ends
  /// at 455.5.
  @Test func `an alert is beside an upright fold`() throws {
    for (direction, middle) in [
      (UIUserInterfaceLayoutDirection.leftToRight, 455.5 / 2),
      // The other part ends at the strip.
      (.rightToLeft, (495.5 + 867) / 2),
    ] {
      let alert = alert(.alert, [("OK", .default)])
      try present(alert, in: .iPhoneDuo(.book), direction: direction) { view, _ in
        #expect(abs(view.frame.midX - middle) < 0.34)
      }
    }
    try present(alert(.alert, [("OK", .default)]), in: .iPhoneDuo(.tabletop)) { view, _ in
      #expect(abs(view.frame.midX - 669 / 2) < 0.34)
    }
  }

  @Test func `an alert has fields, and takes its content when it is presented`() throws {
    let alert = alert(.alert, [])
    alert.addTextField()
    try present(alert, in: Self.phone) { view, _ in
      #expect(view.subviews.filter { $0 is UITextField }.map(\.frame.width) == [260])
    }
    alert.dismiss(animated: false)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    try present(alert, in: Self.phone) { view, _ in
      #expect(buttons(view).map(\.currentTitle) == ["OK"])
    }
  }

  // MARK: Action sheets

  @Test func `an action sheet with a source is a popover on every device`() throws {
    for (window, width) in [(Self.phone, CGFloat(240)), (Self.pad, 288)] {
      let sheet = alert(.actionSheet, [("Discard", .destructive), ("Cancel", .cancel)])
      try present(sheet, in: window, source: true) { view, _ in
        #expect(view.frame.width == width)
        // The arrow of 13 points is between the source and the popover.
        #expect(view.frame.minY == 157)
        // A tap beside the popover cancels.
        #expect(buttons(view).map(\.currentTitle) == ["Discard"])
        #expect(buttons(view).map(\.frame.height) == [48])
        #expect(sheet.popoverPresentationController?.arrowDirection == .up)
      }
    }
  }

  @Test func `an action sheet without a source is a card from iOS 26 on`() throws {
    let sheet = alert(.actionSheet, [("Discard", .destructive), ("Cancel", .cancel)])
    try present(sheet, in: Self.phone) { view, _ in
      #expect(view.frame.width == 320)
      #expect(view.frame.minX == 41)
      #expect(buttons(view).map(\.frame.width) == [140, 140])
    }
  }

  @Test func `an action sheet of a phone before iOS 26 is at the lower edge`() throws {
    let sheet = alert(.actionSheet, [("Cancel", .cancel), ("Discard", .destructive)])
    try present(sheet, in: LayoutWindow.iPhone14.on(.iOS18), source: true) { view, _ in
      #expect(view.frame.minX == 8)
      #expect(view.frame.width == 374)
      #expect(abs(view.frame.maxY - (844 - 34)) < 0.01)
      let buttons = buttons(view)
      #expect(buttons.map(\.currentTitle) == ["Discard", "Cancel"])
      #expect(buttons[1].frame.minY - buttons[0].frame.maxY == 8)
      #expect(buttons.map(\.frame.height) == [57, 57])
    }
  }

  @Test func `an action sheet of an iPad is a popover on every system`() throws {
    let sheet = alert(.actionSheet, [("Discard", .destructive), ("Cancel", .cancel)])
    try present(sheet, in: LayoutWindow.iPadMini6.on(.iOS18), source: true) { view, _ in
      #expect(view.frame.width == 304)
      #expect(buttons(view).map(\.currentTitle) == ["Discard"])
    }
  }
}
