public import Foundation
import TinamouEnvironment
import TinamouLayout

extension UIWindowScene {
  /// The place and size of a scene.
  @preconcurrency @MainActor public final class Geometry: MainActorObject {
    /// The frame on the screen, in points.
    public let systemFrame: CGRect
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether the user is dragging an edge or a corner of the window.
    ///
    /// Costly work can wait until it is `false`: see ``UIWindow/drag(through:)``.
    public let isInteractivelyResizing: Bool
    /// Whether the orientation is locked; never.
    public var isInterfaceOrientationLocked: Bool { false }
    /// The coordinates of the scene.
    public var coordinateSpace: any UICoordinateSpace { UIScreen.main }

    init(of scene: UIWindowScene) {
      systemFrame = CGRect(origin: .zero, size: CGSize(UIScreen.main.environment.windowSize))
      interfaceOrientation = scene.interfaceOrientation
      isInteractivelyResizing = scene.isDragged
      super.init(mainActor: ())
    }

    func isEqual(to other: Geometry) -> Bool {
      systemFrame == other.systemFrame && interfaceOrientation == other.interfaceOrientation
        && isInteractivelyResizing == other.isInteractivelyResizing
    }
  }

  /// The present place and size of the scene.
  public var effectiveGeometry: Geometry { Geometry(of: self) }

  /// Makes a change, and informs the delegate if the scene has another place or size then.
  func changeGeometry<Failure: Error>(_ change: () throws(Failure) -> Void) throws(Failure) {
    let previous = effectiveGeometry
    try change()
    guard !effectiveGeometry.isEqual(to: previous) else { return }
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self, didUpdateEffectiveGeometry: previous)
  }
}

/// The delegate of a scene, which receives its geometry; tests start what they need, so the methods
/// of its life cycle are never called.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}

/// The delegate of a window scene; see ``UISceneDelegate``.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: InertWindowSceneDelegate {
  /// The window of the scene, which nobody asks for here.
  var window: UIWindow? { get set }
  /// The place or size of the scene has changed; the windows have not been laid out yet.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
}
