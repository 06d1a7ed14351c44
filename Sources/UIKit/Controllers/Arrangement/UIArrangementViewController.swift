import Foundation
import TinamouControllers
import TinamouLayout

/// Shows a primary and a secondary controller, arranged by the size of its view and by a fold.
@preconcurrency @MainActor open class UIArrangementViewController: UIViewController {
  /// The place of a controller in an arrangement.
  public struct ViewPlacement: Hashable, Sendable {
    let placement: TinamouControllers.Arrangement.Placement

    /// The leading or upper one of a split arrangement, and the front one of an overlay
    /// arrangement.
    public static let primary = ViewPlacement(placement: .primary)
    /// The other one.
    public static let secondary = ViewPlacement(placement: .secondary)
  }

  /// How the controllers are arranged.
  public protocol Arrangement {
    /// What the arrangement knows about one of its views.
    associatedtype ViewProperties

    /// The properties of a view that none were set for.
    var defaultViewProperties: ViewProperties { get }
    /// Sets the properties of the view at a placement.
    mutating func setViewProperties(_ properties: ViewProperties, for placement: ViewPlacement)
  }

  private var arrangementController: ArrangementController? { model as? ArrangementController }

  override func makeModel() -> LayoutController { ArrangementController() }

  override var isLaidOutByModel: Bool { true }

  /// Chooses how the controllers are arranged; by default a split arrangement.
  public final func updateArrangement(
    _ arrangement: some Arrangement, animated: Bool = false
  ) {
    guard let layout = (arrangement as? any LayoutArrangement)?.layout else { return }
    arrangementController?.arrangement = layout
  }

  /// Sets the controller at a placement, or removes it.
  public final func setViewController(
    _ viewController: UIViewController?, for placement: ViewPlacement, animated: Bool = false
  ) {
    let old = self.viewController(for: placement)
    guard old !== viewController else { return }
    old?.willMove(toParent: nil)
    old?.leaveParent()
    if let viewController { adoptChild(viewController) }
    arrangementController?.setViewController(viewController?.model, for: placement.placement)
    viewController?.didMove(toParent: self)
  }

  /// Returns the controller at a placement; `nil` for none.
  public final func viewController(for placement: ViewPlacement) -> UIViewController? {
    arrangementController?.viewController(for: placement.placement)?.owner
  }

  /// Returns the placement of a controller; `nil` if it is not in the arrangement.
  public final func placement(for viewController: UIViewController) -> ViewPlacement? {
    arrangementController?.placement(of: viewController.model).map(ViewPlacement.init)
  }
}

/// An arrangement that the layout knows.
protocol LayoutArrangement {
  var layout: TinamouControllers.Arrangement { get }
}

extension UIArrangementViewController.Arrangement where Self == UISplitArrangement {
  /// The default split arrangement.
  public static var split: UISplitArrangement { UISplitArrangement() }
}

extension UIArrangementViewController.Arrangement where Self == UIOverlayArrangement {
  /// The default overlay arrangement.
  public static var overlay: UIOverlayArrangement { UIOverlayArrangement() }
}
