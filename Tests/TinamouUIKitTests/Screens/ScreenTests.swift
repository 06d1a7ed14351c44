import Testing
import UIKit

/// Screens written as for iOS, in both layout directions, three text sizes and five windows.
@MainActor @Suite struct ScreenTests {
  struct Setting: CustomStringConvertible, Sendable {
    let window: LayoutWindow
    let width: Double
    let isRegular: Bool
    let textSize: UIContentSizeCategory
    let direction: UIUserInterfaceLayoutDirection

    var description: String { "\(window) \(textSize.rawValue) \(direction)" }
  }

  /// The width and the width class of each window are those of the table of devices.
  nonisolated static let settings: [Setting] = {
    let windows: [(LayoutWindow, Double, Bool)] = [
      (.iPhoneSE, 375, false), (.iPhone14, 390, false), (.iPadAir2(.landscape), 1024, true),
      (.iPadAir2(.split(.half)), 507, false), (.iPadAir2(.split(.oneThird)), 320, false),
    ]
    var settings: [Setting] = []
    for (window, width, isRegular) in windows {
      for textSize in [
        UIContentSizeCategory.small, .large, .accessibilityLarge,
      ] {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
          settings.append(
            Setting(
              window: window, width: width, isRegular: isRegular, textSize: textSize,
              direction: direction))
        }
      }
    }
    return settings
  }()

  /// Shows a controller and checks it; no error may be reported.
  private func show<Controller: UIViewController>(
    _ make: () -> Controller, _ setting: Setting, _ look: (Controller, UIWindow) -> Void
  ) throws {
    TinamouUIKit.clearProblems()
    try setting.window.show(make, textSize: setting.textSize, direction: setting.direction, look)
    #expect(TinamouUIKit.clearProblems().map(\.description) == [])
  }

  /// A horizontal span in a layout direction, mirrored if necessary.
  private func minX(_ frame: CGRect, in width: Double, _ setting: Setting) -> Double {
    setting.direction == .leftToRight ? Double(frame.minX) : width - Double(frame.maxX)
  }

  @Test(arguments: settings)
  func `a list stands above or beside its detail`(_ setting: Setting) throws {
    try show(AdaptiveListController.init, setting) { controller, _ in
      let (list, detail) = (controller.list.frame, controller.detail.frame)
      #expect(minX(list, in: setting.width, setting) == 0)
      if setting.isRegular {
        #expect(list.width == 320)
        #expect(minX(detail, in: setting.width, setting) == 336)
        #expect(detail.width == CGFloat(setting.width - 336 - 20))
        #expect(detail.minY == list.minY + 12)
      } else {
        #expect(list.width == CGFloat(setting.width))
        #expect(list.height == 200)
        #expect(minX(detail, in: setting.width, setting) == 16)
        #expect(detail.width == CGFloat(setting.width - 32))
        #expect(detail.minY == list.maxY + 12)
      }
    }
  }

  @Test(arguments: settings)
  func `bubbles of a chat keep to their sides`(_ setting: Setting) throws {
    try show(ChatController.init, setting) { controller, _ in
      let cells = controller.tableView.visibleCells.compactMap { $0 as? BubbleCell }
      #expect(cells.count == 4)
      var top: CGFloat = 0
      for (index, cell) in cells.enumerated() {
        let bubble = cell.bubble.frame
        #expect(abs(cell.frame.minY - top) < 1e-9)
        top = cell.frame.maxY
        #expect(abs(bubble.height - (cell.contentView.bounds.height - 8)) < 0.001)
        #expect(Double(bubble.width) <= 0.75 * setting.width + 0.5)
        let side = minX(bubble, in: setting.width, setting)
        if index.isMultiple(of: 2) {
          #expect(abs(side - 12) < 0.5)
        } else {
          #expect(abs(side + Double(bubble.width) - setting.width + 12) < 0.5)
        }
        #expect(cell.label.frame.minX == 12)
        #expect(cell.label.frame.minY == 8)
      }
    }
  }
}
