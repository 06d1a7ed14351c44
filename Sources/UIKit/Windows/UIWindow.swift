public import Foundation
import TinamouEnvironment
import TinamouControllers
import TinamouLayout

/// A window of the app: the root of its views, laid out for the device that tests choose.
@preconcurrency @MainActor open class UIWindow: InertWindow {
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
    begin(with: frame == .zero ? UIScreen.main.bounds : frame)
  }

  /// Makes a window that fills the scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    begin(with: UIScreen.main.bounds)
  }
  /// Makes a window with the size of the screen; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setFrame(UIScreen.main.bounds)
  }

  private func begin(with frame: CGRect) {
    isHidden = true
    UIWindow.windows.removeAll { $0.window == nil }
    UIWindow.windows.append(WeakWindow(window: self))
    setWindowFrame(frame)
  }

  override func makeLayoutView() -> LayoutView { model.view }

  open override var frame: CGRect {
    get { super.frame }
    set { setWindowFrame(newValue) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      if newValue.size != CGSize(environment.windowSize) { setWindowFrame(super.frame) }
    }
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
    changeEnvironment { model.engine.environment = environment }
    // The frame of a presentation can depend on anything of the screen.
    for controller in rootViewController?.presentedChain ?? [] {
      controller.model.presentationController.containerView?.setNeedsUpdateConstraints()
    }
    layoutView.frame.size = environment.windowSize
    rootViewController?.view.layoutView.frame.size = environment.windowSize
  }

  /// Makes a change of the environment, and informs those who read what has changed then but is not
  /// in the traits of layouts.
  func changeEnvironment(_ change: () -> Void) {
    let old = model.engine.environment
    changeOtherTraits(if: old.barSide != environment.barSide, change)
    if model.engine.environment.allReservedRegions != old.allReservedRegions { regionsDidChange() }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { storedRootViewController }
    set {
      let oldValue = storedRootViewController
      storedRootViewController = newValue
      if rootViewController !== oldValue { showRoot(insteadOf: oldValue) }
    }
  }
  private var storedRootViewController: UIViewController?

  private func showRoot(insteadOf old: UIViewController?) {
    old?.dismissEverything()
    if let view = rootViewController?.view {
      view.removeFromSuperview()
      view.layoutView.frame = Rect(bounds)
    }
    model.rootController = rootViewController?.model
    if !isHidden { rootViewController?.show(true) }
  }

  override func places(_ controller: UIViewController) -> Bool {
    controller === rootViewController
  }

  // MARK: Appearance

  /// The controllers whose appearance ends in the next layout.
  private var appearing: [UIViewController] = []

  func endAppearanceInNextLayout(of controller: UIViewController) {
    if !appearing.contains(controller) { appearing.append(controller) }
  }

  /// Brings the frames of the tree up to date. In a visible window, controllers whose views were
  /// added since the last layout have appeared then.
  open override func layoutIfNeeded() {
    // A controller that appears can add others.
    for _ in 0..<LayoutEngine.largestNumberOfPasses {
      let controllers = appearing
      appearing = []
      for controller in controllers { controller.callIsAppearing() }
      super.layoutIfNeeded()
      for controller in controllers { controller.callDidAppear() }
      if appearing.isEmpty { break }
    }
  }

  /// Whether the window is the key window.
  open private(set) var isKeyWindow = false
  /// The screen that the window is on.
  open var screen: UIScreen { .main }

  /// Shows the window and makes it key.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window key.
  open func makeKey() {
    guard !isKeyWindow else { return }
    for window in UIWindow.all where window.isKeyWindow {
      window.isKeyWindow = false
      window.resignKey()
      window.post(UIWindow.didResignKeyNotification)
    }
    isKeyWindow = true
    becomeKey()
    post(UIWindow.didBecomeKeyNotification)
  }
  /// Called after the window became key.
  open func becomeKey() {}
  /// Called after another window became key.
  open func resignKey() {}

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let oldValue = super.isHidden
      super.isHidden = newValue
      guard isHidden != oldValue else { return }
      screenDidChange()
      for controller in uncoveredControllers { controller.show(!isHidden) }
    }
  }

  /// The controllers that no presentation covers: the root controller or those over it.
  private var uncoveredControllers: ArraySlice<UIViewController> {
    guard let rootViewController else { return [] }
    let controllers = [rootViewController] + rootViewController.presentedChain
    return controllers[(controllers.lastIndex(where: \.coversPresenter) ?? 0)...]
  }

  /// The level of a window, which determines the windows in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: CGFloat

    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Returns a level above another one.
    public static func + (level: Level, height: CGFloat) -> Level {
      Level(rawValue: level.rawValue + height)
    }
    /// Returns a level below another one.
    public static func - (level: Level, height: CGFloat) -> Level {
      Level(rawValue: level.rawValue - height)
    }

    /// Windows of the app.
    public static let normal = Level(rawValue: 0)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1000)
  }
}
