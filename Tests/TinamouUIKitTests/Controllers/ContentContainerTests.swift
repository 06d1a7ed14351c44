import Testing
import UIKit

/// The calls that parents and presentations get for the sizes of controllers.
@MainActor @Suite struct ContentContainerTests {
  /// A parent that is as wide as the window, whose child has the preferred height.
  private final class Parent: UIViewController {
    let child = Child()
    private(set) var changes = 0
    private var height = NSLayoutConstraint()

    override func viewDidLoad() {
      addChild(child)
      view.addSubview(child.view)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      height = child.view.heightAnchor.constraint(equalToConstant: 0)
      NSLayoutConstraint.activate([
        child.view.topAnchor.constraint(equalTo: view.topAnchor),
        child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        height,
      ])
      child.didMove(toParent: self)
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      changes += 1
      if container === child { height.constant = container.preferredContentSize.height }
    }
  }

  private final class Child: UIViewController {
    var contentHeight: CGFloat = 120
    var sizes: [CGSize] = []

    override func viewDidLayoutSubviews() {
      preferredContentSize = CGSize(width: 100, height: contentHeight)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  @Test func `a child whose preferred size changes is resized by its parent`() {
    let parent = Parent()
    let window = UIWindow.showing(parent)
    window.layoutIfNeeded()
    #expect(parent.child.view.frame.height == 120)
    #expect(parent.changes == 1)
    parent.child.contentHeight = 200
    parent.child.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(parent.child.view.frame.height == 200)
    #expect(parent.changes == 2)
  }

  @Test func `a parent determines the sizes that its children get`() throws {
    final class Column: UIViewController {
      let (left, right) = (Child(), Child())
      override func viewDidLoad() {
        for child in [left, right] {
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
      override func viewDidLayoutSubviews() {
        let size = view.bounds.size
        left.view.frame = CGRect(x: 0, y: 0, width: 300, height: size.height)
        right.view.frame = CGRect(x: 300, y: 0, width: size.width - 300, height: size.height)
      }
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        container === left
          ? CGSize(width: 300, height: parentSize.height)
          : super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
      }
    }
    try LayoutWindow.iPadAir2(.landscape).show(Column.init) { controller, window in
      try window.resize(to: .iPadAir2(.portrait))
      #expect(controller.left.sizes == [CGSize(width: 300, height: 1024)])
      #expect(controller.left.view.frame.size == CGSize(width: 300, height: 1024))
    }
  }

  private final class Drawer: UIPresentationController {
    var notes: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      let height = presentedViewController.preferredContentSize.height
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      notes.append("prefers \(container.preferredContentSize.height)")
      containerView?.setNeedsLayout()
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      notes.append("\(newCollection.horizontalSizeClass)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      notes.append("to \(size.width)")
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.notes.append("completed")
      }
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Drawer(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func `a presentation gets the preferred size and the window`() throws {
    try LayoutWindow.iPadAir2(.landscape).show(UIViewController.init) { root, window in
      let (content, delegate) = (UIViewController(), Delegate())
      content.modalPresentationStyle = .custom
      content.transitioningDelegate = delegate
      content.preferredContentSize.height = 250
      root.present(content, animated: true)
      let drawer = try #require(content.presentationController as? Drawer)
      #expect(drawer.notes.isEmpty)
      content.preferredContentSize.height = 400
      content.preferredContentSize.height = 400
      window.layoutIfNeeded()
      #expect(drawer.notes == ["prefers 400.0"])
      #expect(content.view.frame == CGRect(x: 0, y: 368, width: 1024, height: 400))
      drawer.notes = []
      try window.resize(to: .iPadAir2(.split(.oneThird)))
      #expect(drawer.notes == ["compact", "to 320.0", "completed"])
      #expect(content.view.frame == CGRect(x: 0, y: 368, width: 320, height: 400))
    }
  }
}
