import Testing
import UIKit

/// An animation that runs a block to present, and another one to dismiss.
private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  var presenting: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  var dismissing: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  var makePresentation: (UIViewController, UIViewController?) -> UIPresentationController? = {
    _, _ in nil
  }
  var notes: [String] = []
  private var isPresenting = true

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makePresentation(presented, presenting) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    notes.append(isPresenting ? "presents" : "dismisses")
    (isPresenting ? presenting : dismissing)(context)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    notes.append(transitionCompleted ? "completed" : "cancelled")
  }
}

/// A presentation at the lower edge, 300 points high.
private final class Drawer: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
  }
}

/// Presentations and dismissals that an app animates.
@MainActor @Suite struct AnimatedPresentationTests {
  private final class Sheet: UIViewController {
    var note: (String) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  private let window = UIWindow()
  private let root = UIViewController()
  private let sheet = Sheet()
  private let animator = Animator()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = animator
    sheet.note = { [animator] in animator.notes.append($0) }
  }

  @Test func `an animation can place the presented view by its frame`() {
    let frame = CGRect(x: 40, y: 200, width: 310, height: 180)
    animator.presenting = { context in
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.autoresizingMask = .flexibleTopMargin
      view.frame = frame.offsetBy(dx: 0, dy: 800)
      UIView.animate(withDuration: 0.3) {
        view.frame = frame
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let size = window.bounds.size
    root.present(sheet, animated: true)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == frame)
    window.frame = CGRect(x: 0, y: 0, width: 700, height: 500)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == frame.offsetBy(dx: 0, dy: 500 - size.height))
    sheet.dismiss(animated: true)
    #expect(
      animator.notes == [
        "will appear", "presents", "completed", "did appear", "will disappear", "dismisses",
        "completed", "did disappear",
      ])
  }

  @Test func `an animation can place the presented view by constraints`() {
    animator.presenting = { context in
      guard let view = context.view(forKey: .to) else { return }
      let container = context.containerView
      container.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 200),
        view.heightAnchor.constraint(equalToConstant: 100),
      ])
      context.completeTransition(true)
    }
    root.present(sheet, animated: true)
    window.frame = CGRect(x: 0, y: 0, width: 700, height: 500)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == CGRect(x: 250, y: 200, width: 200, height: 100))
  }

  @Test func `a view that ends with the frame of its presentation follows it`() {
    animator.makePresentation = {
      Drawer(presentedViewController: $0, presenting: $1)
    }
    animator.presenting = { context in
      guard let controller = context.viewController(forKey: .to) else { return }
      let frame = context.finalFrame(for: controller)
      #expect(controller.view.frame == frame)
      context.containerView.addSubview(controller.view)
      controller.view.frame = frame.offsetBy(dx: 0, dy: frame.height)
      context.containerView.layoutIfNeeded()
      UIView.animate(withDuration: 0.3) { controller.view.frame = frame }
    }
    root.present(sheet, animated: true)
    window.layoutIfNeeded()
    let size = window.bounds.size
    #expect(
      sheet.view.frame == CGRect(x: 0, y: size.height - 300, width: size.width, height: 300))
    window.frame = CGRect(x: 0, y: 0, width: 700, height: 500)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == CGRect(x: 0, y: 200, width: 700, height: 300))
  }

  @Test func `an animation knows what takes part`() {
    animator.presenting = { [root, sheet, window] context in
      #expect(context.viewController(forKey: .from) === root)
      #expect(context.viewController(forKey: .to) === sheet)
      #expect(context.view(forKey: .from) == nil)
      #expect(context.containerView.bounds == window.bounds)
      #expect(context.initialFrame(for: root) == window.bounds)
      #expect(context.initialFrame(for: sheet) == .zero)
      #expect(context.finalFrame(for: sheet) == window.bounds)
      #expect(context.isAnimated && context.presentationStyle == .custom)
    }
    animator.dismissing = { [root, sheet] context in
      #expect(context.viewController(forKey: .from) === sheet)
      #expect(context.view(forKey: .from) === sheet.view)
      #expect(context.viewController(forKey: .to) === root)
      #expect(context.view(forKey: .to) == nil)
      #expect(context.finalFrame(for: sheet) == .zero)
      context.completeTransition(false)
    }
    root.present(sheet, animated: true)
    sheet.dismiss(animated: true)
    #expect(animator.notes.contains("presents") && animator.notes.contains("cancelled"))
    #expect(root.presentedViewController == nil)
  }

  @Test func `without animation no animator is asked`() {
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == window.bounds)
    sheet.dismiss(animated: false)
    #expect(!animator.notes.contains("presents") && !animator.notes.contains("dismisses"))
  }

  @Test func `the view of the presenter stays in the window`() {
    sheet.modalPresentationStyle = .fullScreen
    animator.presenting = { [root] context in
      #expect(context.view(forKey: .from) === root.view)
      context.view(forKey: .to).map(context.containerView.addSubview)
    }
    animator.dismissing = { [root] context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
        return
      }
      #expect(to === root.view)
      context.containerView.insertSubview(to, belowSubview: from)
    }
    root.present(sheet, animated: true)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == window.bounds)
    sheet.dismiss(animated: true)
    window.frame = CGRect(x: 0, y: 0, width: 700, height: 500)
    window.layoutIfNeeded()
    #expect(root.view.superview === window)
    #expect(root.view.frame == window.bounds)
    #expect(animator.notes.filter { $0 == "completed" }.count == 2)
  }

  @Test func `a controller that was placed by an animation can be presented again`() {
    animator.presenting = { context in
      context.view(forKey: .to)?.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    }
    root.present(sheet, animated: true)
    sheet.dismiss(animated: true)
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == window.bounds)
  }
}
