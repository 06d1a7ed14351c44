import Testing
import UIKit

/// A presentation whose presented view is a panel around the view of the controller.
private class Panel: UIPresentationController {
  lazy var wrapper: UIView = {
    let wrapper = UIView(frame: containerView?.frame ?? .zero)
    wrapper.addSubview(presentedViewController.view)
    return wrapper
  }()
  let dimming = UIView()

  override var presentedView: UIView? { wrapper }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.addSubview(dimming)
    dimming.translatesAutoresizingMaskIntoConstraints = false
    dimming.topAnchor.constraint(equalTo: containerView.topAnchor).isActive = true
    dimming.leadingAnchor.constraint(equalTo: containerView.leadingAnchor).isActive = true
    dimming.trailingAnchor.constraint(equalTo: containerView.trailingAnchor).isActive = true
    dimming.bottomAnchor.constraint(equalTo: containerView.bottomAnchor).isActive = true
    containerView.addSubview(wrapper)
    place(in: containerView)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if let containerView { place(in: containerView) }
  }

  func place(in container: UIView) {
    let size = container.bounds.size
    wrapper.frame = CGRect(x: 0, y: size.height - 300, width: size.width, height: 300)
    presentedViewController.view.frame = CGRect(x: 0, y: 0, width: size.width, height: 300)
  }
}

/// A panel that the system adds, at the right edge.
private final class SidePanel: Panel {
  override func presentationTransitionWillBegin() {}
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: bounds.width - 200, y: 0, width: 200, height: bounds.height)
  }
  override func place(in container: UIView) {
    wrapper.frame = frameOfPresentedViewInContainerView
    presentedViewController.view.frame = wrapper.bounds.insetBy(dx: 10, dy: 10)
  }
}

/// Presentations whose presented view is not that of the controller.
@MainActor @Suite struct WrappedPresentationTests {
  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let kind: Panel.Type
    init(_ kind: Panel.Type) { self.kind = kind }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      kind == SidePanel.self
        ? SidePanel(presentedViewController: presented, presenting: presenting)
        : Panel(presentedViewController: presented, presenting: presenting)
    }
  }

  private final class Sheet: UIViewController {
    var notes: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      notes.append(isBeingPresented ? "presented" : "shown")
    }
    override func viewDidDisappear(_ animated: Bool) { notes.append("gone") }
  }

  private func present(_ kind: Panel.Type, _ test: (UIWindow, Sheet, Panel) throws -> Void) throws {
    let window = UIWindow()
    let (root, sheet, delegate) = (UIViewController(), Sheet(), Delegate(kind))
    window.rootViewController = root
    window.makeKeyAndVisible()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    root.present(sheet, animated: true)
    window.layoutIfNeeded()
    try test(window, sheet, #require(sheet.presentationController as? Panel))
    sheet.dismiss(animated: true)
    #expect(root.presentedViewController == nil)
    #expect(sheet.notes == ["presented", "gone"])
  }

  @Test func `the view of a presented controller stays in the panel of its presentation`() throws {
    try present(Panel.self) { window, sheet, panel in
      let size = window.bounds.size
      let wrapper = try #require(panel.presentedView)
      #expect(
        wrapper.frame
          == CGRect(x: 0, y: size.height - 300, width: size.width, height: 300))
      #expect(sheet.view.superview === wrapper)
      #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: size.width, height: 300))
      #expect(panel.dimming.frame == window.bounds)
      #expect(sheet.view.safeAreaInsets.bottom == window.safeAreaInsets.bottom)
    }
  }

  @Test func `a panel that the app does not add is added with the frame of the presentation`()
    throws
  {
    try present(SidePanel.self) { window, sheet, panel in
      let size = window.bounds.size
      let frame = CGRect(x: size.width - 200, y: 0, width: 200, height: size.height)
      #expect(panel.wrapper.superview === panel.containerView)
      #expect(panel.wrapper.frame == frame)
      #expect(sheet.view.frame == CGRect(x: 10, y: 10, width: 180, height: size.height - 20))
      window.frame = CGRect(x: 0, y: 0, width: 700, height: 500)
      window.layoutIfNeeded()
      #expect(panel.wrapper.frame == CGRect(x: 500, y: 0, width: 200, height: 500))
    }
  }
}
