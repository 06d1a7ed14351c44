import Testing
import UIKit

/// The calls that the delegate of a navigation controller gets.
@MainActor @Suite struct NavigationDelegateTests {
  private final class Noting: NSObject, UINavigationControllerDelegate {
    var notes: [String] = []
    var hidden: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      notes.append("will \(viewController.title ?? "")")
      let hides = hidden.contains(viewController.title ?? "")
      navigationController.setNavigationBarHidden(hides, animated: animated)
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { notes.append("did \(viewController.title ?? "")") }
  }

  private final class Screen: UIViewController {
    weak var noting: Noting?
    convenience init(_ title: String, _ noting: Noting) {
      self.init()
      (self.title, self.noting) = (title, noting)
    }
    override func viewWillAppear(_ animated: Bool) {
      noting?.notes.append("\(title ?? "") appears")
    }
  }

  @Test func `the delegate is called before and after controllers appear`() {
    let noting = Noting()
    let navigation = UINavigationController(rootViewController: Screen("list", noting))
    navigation.delegate = noting
    let window = UIWindow()
    window.rootViewController = navigation
    #expect(noting.notes.isEmpty)
    window.makeKeyAndVisible()
    #expect(noting.notes == ["will list", "list appears", "did list"])
    noting.notes = []
    navigation.pushViewController(Screen("detail", noting), animated: true)
    #expect(noting.notes == ["will detail", "detail appears", "did detail"])
    noting.notes = []
    window.isHidden = true
    window.isHidden = false
    #expect(noting.notes == ["detail appears"])
    noting.notes = []
    navigation.popViewController(animated: true)
    #expect(noting.notes == ["will list", "list appears", "did list"])
  }

  @Test func `a bar that the delegate hides takes no space`() {
    let noting = Noting()
    noting.hidden = ["list"]
    let (list, detail) = (Screen("list", noting), Screen("detail", noting))
    let navigation = UINavigationController(rootViewController: list)
    navigation.delegate = noting
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let bare = list.view.safeAreaInsets.top
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(detail.view.safeAreaInsets.top == bare + 44)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(list.view.safeAreaInsets.top == bare)
  }
}
