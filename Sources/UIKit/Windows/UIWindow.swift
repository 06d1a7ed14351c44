public import Foundation
import TinamouEnvironment
import TinamouControllers
import TinamouLayout

/// A window of the app: the root of its views, laid out for the device that tests choose.
@preconcurrency @MainActor open class UIWindow: UIView {
  private(set) lazy var model = Window(environment: UIScreen.main.environment)
  /// The size that the window keeps; `nil` while it follows the screen.
  private var ownSize: CGSize?
  private static var windows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The windows that are visible or were made key.
  static var all: [UIWindow] { windows.compactMap(\.window) }

  /// Makes a window; a window with the size of the screen follows the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    UIWindow.windows.removeAll { $0.window == nil }
    UIWindow.windows.append(WeakWindow(window: self))
    setWindowFrame(frame == .zero ? UIScreen.main.bounds : frame)
  }

  /// Makes a window with the size of the screen; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setFrame(UIScreen.main.bounds)
  }

  override func makeLayoutView() -> LayoutView { model.view }

  open override var frame: CGRect {
    get { super.frame }
    set { setWindowFrame(newValue) }
  }

  open override var superview: UIView? { nil }

  private func setWindowFrame(_ frame: CGRect) {
    setFrame(frame)
    ownSize = frame.size == UIScreen.main.bounds.size ? nil : frame.size
    screenDidChange()
  }

  /// Makes the window follow the app's part of the screen from now on.
  func followScreen() {
    ownSize = nil
    screenDidChange()
  }

  /// The layout environment of the window.
  var environment: LayoutEnvironment {
    let size = ownSize ?? CGSize(UIScreen.main.environment.windowSize)
    let follows = ownSize == nil
    var environment = (follows ? WindowFrame.followsScene : .fixed(Size(size)))
      .environment(inScene: UIScreen.main.environment)
    // A window with a size of its own that is not shown has no place on the screen.
    if isHidden && !follows { environment.safeAreaInsets = .zero }
    return environment
  }

  func screenDidChange() {
    model.engine.environment = environment
    layoutView.frame.size = environment.windowSize
    rootViewController?.view.layoutView.frame.size = environment.windowSize
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { showRoot(insteadOf: oldValue) } }
  }

  private func showRoot(insteadOf old: UIViewController?) {
    old?.isPlacedByContainer = false
    guard let root = rootViewController else {
      model.rootController = nil
      return
    }
    let view: UIView = root.view
    view.removeFromSuperview()
    root.placeView()
    view.willMove(toSuperview: self)
    view.layoutView.frame = Rect(bounds)
    model.rootController = root.model
    view.didMoveToSuperview()
    for inner in view.treeViews { inner.didMoveToWindow() }
    didAddSubview(view)
    if !isHidden { root.show(true) }
  }

  /// Whether the window is the key window.
  open private(set) var isKeyWindow = false
  /// The level of the window; nothing is drawn.
  open var windowLevel: Level = .normal
  /// The screen that the window is on.
  open var screen: UIScreen { .main }

  /// Shows the window and makes it key.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window key.
  open func makeKey() {
    for window in UIWindow.all { window.isKeyWindow = false }
    isKeyWindow = true
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      screenDidChange()
      rootViewController?.show(!isHidden)
    }
  }

  /// The level of a window, which determines the windows in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: CGFloat

    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Windows of the app.
    public static let normal = Level(rawValue: 0)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1000)
  }
}
