public import Foundation
internal import TinamouControllers
import TinamouLayout

/// The presentation of a controller.
///
/// A subclass that a ``UIViewControllerTransitioningDelegate`` returns determines the frame of the
/// presented view.
@preconcurrency @MainActor
open class UIPresentationController: MainActorObject, UIContentContainer {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  /// The delegate, which decides how popovers and sheets adapt to compact sizes.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private var container: UIView?
  private lazy var bridge = PresentationBridge(self)

  /// Makes a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init(mainActor: ())
  }

  /// The presented controller; a new one if it no longer exists.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that presents it; a new one if there is none.
  open var presentingViewController: UIViewController {
    presented?.presentingViewController ?? presenting ?? UIViewController()
  }
  /// The view over the window that contains the presented view, for presentations of an app.
  open var containerView: UIView? { container }
  /// The view in the container: that of the presented controller, or one around it.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// The frame of the presented view in the container, in points.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// The style that was requested.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle ?? .none
  }
  /// Whether the presentation covers the window; it always can.
  open var shouldPresentInFullscreen: Bool { true }
  /// The style in a compact width, of which the delegate may choose another one.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Returns the style for traits, of which the delegate may choose another one.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle }
  /// Whether the presenting controller disappears; its view stays in the window.
  open var shouldRemovePresentersView: Bool { false }
  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection {
    presented?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  /// Called before the presented view appears.
  open func presentationTransitionWillBegin() {}
  /// Called after the presented view appeared.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view disappears.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presented view disappeared.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the views of the container are laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the views of the container are laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Called after the preferred size of the presented controller changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of the presented view in a container, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the size of the container changes; the frame of the presented view is computed
  /// again in each pass.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Life

  /// Prepares the presentation of the layout.
  func prepare(_ model: PresentationController) {
    model.delegate = bridge
    model.custom = bridge
  }

  /// The style in which the presentation adapts to a compact size; `nil` for that of the system.
  func adaptiveStyle(in traits: UITraitCollection) -> UIModalPresentationStyle? {
    if let delegate {
      return delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
    }
    let own = adaptivePresentationStyle(for: traits)
    return own == .none ? nil : own
  }

  /// The frame of the presented view in a container of a size; `nil` for that of the style.
  func frame(in size: CGSize, _ insets: UIEdgeInsets) -> CGRect? {
    guard let container else { return nil }
    if container.bounds.size != size { container.layoutView.frame.size = Size(size) }
    return frameOfPresentedViewInContainerView
  }

  /// Begins a presentation of the app in the container of the layout.
  func begin(in view: LayoutView, size: CGSize) {
    let made = PresentationContainer(view, self)
    made.isPlacedByContainer = true
    made.layoutView.frame.size = Size(size)
    container = made
    view.setNeedsUpdateConstraints()
    presentationTransitionWillBegin()
    showOtherView(in: made)
  }

  /// Shows a view of the app in place of that of the controller. As in UIKit, only the app places
  /// it from then on.
  private func showOtherView(in container: UIView) {
    guard let presented, let other = presentedView, other !== presented.viewIfLoaded else { return }
    presented.model.presentationController.isPlacedByApp = true
    guard other.superview == nil else { return }
    container.addSubview(other)
    other.frame = frameOfPresentedViewInContainerView
  }

  /// Lets an app's animation of the presentation place the view. If it has the frame of the
  /// presentation afterwards, it follows that one; otherwise only the app places it.
  func place(by animation: (_ container: UIView, _ frame: CGRect) -> Void) {
    guard let container, let presented, let view = presented.viewIfLoaded else { return }
    let frame = frameOfPresentedViewInContainerView
    let model = presented.model.presentationController
    guard !model.isPlacedByApp else { return animation(container, frame) }
    setPlacedByApp(true, model, view)
    view.frame = frame
    animation(container, frame)
    if view.frame == frame && view.translatesAutoresizingMaskIntoConstraints {
      setPlacedByApp(false, model, view)
    }
  }

  private func setPlacedByApp(_ isPlaced: Bool, _ model: PresentationController, _ view: UIView) {
    model.isPlacedByApp = isPlaced
    view.isPlacedByContainer = !isPlaced
    container?.setNeedsUpdateConstraints()
  }

  /// Whether the presentation determines the frame of a controller's view in the container.
  func places(_ controller: UIViewController) -> Bool {
    controller === presented && !controller.model.presentationController.isPlacedByApp
  }

  /// Ends the presentation.
  func end() {
    guard container != nil else { return }
    dismissalTransitionDidEnd(true)
    container = nil
  }
}

/// The container of an app's presentation, in place of the layout's.
final class PresentationContainer: UIView {
  private let container: LayoutView
  private weak var presentation: UIPresentationController?

  init(_ container: LayoutView, _ presentation: UIPresentationController) {
    (self.container, self.presentation) = (container, presentation)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func makeLayoutView() -> LayoutView { container }

  override func places(_ controller: UIViewController) -> Bool {
    presentation?.places(controller) ?? false
  }

  /// Animations of presentations that cover the window add the view of the presenter to their
  /// container, from which UIKit takes it back afterwards. Here it stays in the window.
  override func accepts(_ view: UIView) -> Bool {
    view !== presentation?.presentingViewController.viewIfLoaded
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

/// Answers the questions of the layout's presentation with that of UIKit.
@MainActor final class PresentationBridge {
  private weak var owner: UIPresentationController?

  init(_ owner: UIPresentationController) { self.owner = owner }
}

extension PresentationBridge: @preconcurrency AdaptivePresentationDelegate {
  func adaptivePresentationStyle(
    for controller: PresentationController, traits: TraitCollection
  ) -> ModalPresentationStyle? {
    guard let style = owner?.adaptiveStyle(in: UITraitCollection(traits)) else { return nil }
    return style == .none ? ModalPresentationStyle.none : style.style
  }
}

extension PresentationBridge: @preconcurrency CustomPresentation {
  func frame(inContainerOf size: Size, safeAreaInsets: EdgeInsets) -> Rect? {
    owner?.frame(in: CGSize(size), UIEdgeInsets(safeAreaInsets)).map(Rect.init)
  }

  func willTransition(to traits: TraitCollection, with coordinator: TransitionCoordinator) {
    owner?.willTransition(to: UITraitCollection(traits), with: CoordinatorBridge(coordinator))
  }

  func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    owner?.viewWillTransition(to: CGSize(size), with: CoordinatorBridge(coordinator))
  }
}

/// An object whose size depends on a container.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }
  /// The preferred size of a child changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}
