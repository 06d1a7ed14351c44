import SafariServices
import Testing
import UIKit

/// The screens of an app that lists people, with frames computed by hand.
@MainActor @Suite struct SocialScreenTests {
  /// A padding of 12 and spacings of 10 leave a third of the width less 44 for each item.
  @Test(arguments: CourseSetting.all)
  func `people are in three columns`(_ setting: CourseSetting) throws {
    let people = (0..<5).map { Person(name: "Person \($0)") }
    try setting.show(PeopleController.init) { controller, window in
      #expect(!controller.emptyState.isHidden)
      #expect(controller.contentUnavailableConfiguration == nil)
      let middle = setting.size.height / 2 - 150
      #expect(
        controller.emptyState.frame
          == CGRect(x: 40, y: middle - 100, width: setting.size.width - 80, height: 200))
      controller.show(people)
      window.layoutIfNeeded()
      let collection = try #require(controller.collectionView)
      let side = (setting.size.width - 44) / 3
      #expect(collection.visibleCells.count == 5)
      for (index, cell) in collection.visibleCells.enumerated() {
        // Flow layouts are not mirrored.
        let x = 12 + CGFloat(index % 3) * (side + 10)
        let y = 12 + CGFloat(index / 3) * (side + 40 + 10)
        #expect(isNear(cell.frame, CGRect(x: x, y: y, width: side, height: side + 40)))
        let person = try #require(cell as? PersonCell)
        #expect(
          isNear(person.avatar.frame, CGRect(x: 8, y: 8, width: side - 16, height: side - 16)))
        #expect(
          isNear(person.name.frame, CGRect(x: 8, y: side + 4, width: side - 16, height: 20)))
        #expect(person.name.text == "Person \(index)")
      }
      controller.collectionView(collection, didSelectItemAt: IndexPath(item: 2, section: 0))
      #expect(UIPasteboard.general.string == "Person 2")
    }
  }

  @Test(arguments: CourseSetting.all)
  func `an alert is in the middle of the window`(_ setting: CourseSetting) throws {
    try setting.show(UIViewController.init) { controller, window in
      let alert = AlertController(title: "No network", message: "Try again later.")
      controller.present(alert, animated: true)
      window.layoutIfNeeded()
      #expect(alert.view.frame == CGRect(origin: .zero, size: setting.size))
      let (x, y) = ((setting.size.width - 280) / 2, (setting.size.height - 220) / 2)
      #expect(isNear(alert.container.frame, CGRect(x: x, y: y, width: 280, height: 220)))
      #expect(alert.titleLabel.frame == CGRect(x: 20, y: 20, width: 240, height: 28))
      #expect(alert.messageLabel.frame == CGRect(x: 20, y: 56, width: 240, height: 88))
      #expect(alert.button.frame == CGRect(x: 20, y: 156, width: 240, height: 44))
      alert.button.sendActions(for: .touchUpInside)
      #expect(controller.presentedViewController == nil)
    }
  }

  /// Bars of 44 and 49 points are outside of the safe area of the content.
  @Test(arguments: CourseSetting.all)
  func `tabs have stacks with their own safe area`(_ setting: CourseSetting) throws {
    try setting.show({
      let tabs = UITabBarController()
      UITabBar.appearance().tintColor = .systemGreen
      UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
      let people = UINavigationController(rootViewController: PeopleController())
      people.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
      tabs.viewControllers = [
        people, UINavigationController(rootViewController: UIViewController()),
      ]
      return tabs
    }) { (tabs: UITabBarController, _) in
      let stack = try #require(tabs.selectedViewController as? UINavigationController)
      let people = try #require(stack.topViewController)
      #expect(people.view.frame.size == setting.size)
      #expect(
        people.view.safeAreaInsets
          == UIEdgeInsets(
            top: setting.safeArea.top + 44, left: 0, bottom: setting.safeArea.bottom + 49, right: 0)
      )
      let page = SFSafariViewController(url: URL(fileURLWithPath: "/"))
      page.preferredControlTintColor = .systemGreen
      people.present(page, animated: true)
      #expect(people.presentedViewController === page)
    }
  }
}
