import Testing
import UIKit

/// Child controllers, sheets, presentations of an app and a table, with frames computed by hand.
@MainActor @Suite struct ProfileScreenTests {
  @Test(arguments: CourseSetting.all)
  func `cards of a profile are controllers in containers`(_ setting: CourseSetting) throws {
    try setting.show({ UINavigationController(rootViewController: ProfileController()) }) {
      (stack: UINavigationController, _) in
      let profile = try #require(stack.topViewController as? ProfileController)
      let top = setting.safeArea.top + 44
      let width = setting.size.width - 40
      #expect(profile.header.frame == CGRect(x: 20, y: top, width: width, height: 180))
      #expect(profile.first.frame == CGRect(x: 20, y: top + 200, width: width, height: 140))
      #expect(profile.second.frame == CGRect(x: 20, y: top + 360, width: width, height: 140))
      #expect(profile.date.frame == CGRect(x: 20, y: top + 520, width: width, height: 18))
      for case let child as CountsController in profile.children {
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: width, height: 140))
        #expect(child.button.frame == CGRect(x: 20, y: 76, width: width - 40, height: 44))
        #expect(child.stack.frame == CGRect(x: 20, y: 20, width: width - 40, height: 50))
        let boxes = child.stack.arrangedSubviews.map(\.frame)
        #expect(
          boxes == [
            setting.rect(0, 0, 100, 50, in: width - 40),
            setting.rect(width - 140, 0, 100, 50, in: width - 40),
          ])
      }
      #expect(profile.children.count == 2)
    }
  }

  @Test(arguments: CourseSetting.all)
  func `a presentation of the app places its view`(_ setting: CourseSetting) throws {
    let transition = CardTransition()
    try setting.show(UIViewController.init) { controller, window in
      let card = UIViewController()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = transition
      controller.present(card, animated: true)
      window.layoutIfNeeded()
      let presentation = try #require(card.presentationController as? CardPresentation)
      let (width, height) = (setting.size.width, setting.size.height)
      #expect(
        isNear(
          card.view.frame,
          CGRect(x: 10, y: height * 0.6 - 10, width: width - 20, height: height * 0.4)))
      #expect(presentation.dimming.frame == CGRect(x: 0, y: 0, width: width, height: height))
      #expect(presentation.dimming.alpha == 1)
      #expect(card.view.superview === presentation.containerView)
      #expect(card.view.window === window)
      card.dismiss(animated: true)
      #expect(controller.presentedViewController == nil)
      #expect(card.view.window == nil)
      #expect(presentation.dimming.superview == nil)
    }
  }

  /// Half of the window, a height of the app above the safe area, and the window below its safe
  /// area and a gap of 10.
  @Test(arguments: CourseSetting.all)
  func `a sheet has the height of its detent`(_ setting: CourseSetting) throws {
    try setting.show(UIViewController.init) { controller, window in
      let (width, height) = (setting.size.width, setting.size.height)
      let sheet = UIViewController()
      let presentation = try #require(sheet.sheetPresentationController)
      presentation.prefersGrabberVisible = true
      presentation.detents = [
        .large(), .medium(), .custom(identifier: .init("small")) { _ in 200 },
      ]
      presentation.selectedDetentIdentifier = .medium
      controller.present(sheet, animated: true)
      @MainActor func expectTop(_ top: CGFloat) {
        window.layoutIfNeeded()
        let wanted = CGRect(x: 0, y: top, width: width, height: height - top)
        #expect(isNear(sheet.view.frame, wanted), "\(sheet.view.frame), not \(wanted)")
      }
      expectTop(height / 2)
      presentation.animateChanges { presentation.selectedDetentIdentifier = .init("small") }
      expectTop(height - 200 - setting.safeArea.bottom)
      presentation.animateChanges { presentation.selectedDetentIdentifier = .large }
      expectTop(setting.safeArea.top + 10)
      // Without a selection, the sheet has its smallest height.
      presentation.animateChanges { presentation.selectedDetentIdentifier = nil }
      expectTop(height - 200 - setting.safeArea.bottom)
    }
  }

  /// A picture of 120 x 60 in a width of 60 is 30 high; the text follows after 10 points.
  @Test(arguments: CourseSetting.all)
  func `cells of a table have a picture and a text`(_ setting: CourseSetting) throws {
    try setting.show(FavoritesController.init) { controller, window in
      let table = controller.tableView
      let width = setting.size.width
      for (row, cell) in table.visibleCells.enumerated() {
        #expect(cell.frame == CGRect(x: 0, y: 52 * CGFloat(row), width: width, height: 52))
        let content = try #require(cell.contentView.subviews.first as? UIListContentView)
        let (image, text) = (
          try #require(content.imageLayoutGuide), try #require(content.textLayoutGuide)
        )
        window.layoutIfNeeded()
        #expect(image.layoutFrame == setting.rect(16, 11, 60, 30))
        let start =
          setting.direction == .leftToRight
          ? text.layoutFrame.minX : width - text.layoutFrame.maxX
        #expect(start == 86)
        #expect(content.secondaryTextLayoutGuide == nil)
      }
      #expect(table.visibleCells.count == 3)
      controller.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
      window.layoutIfNeeded()
      #expect(table.visibleCells.count == 2)
    }
  }
}
