public import TinamouLayout

/// Shows a primary and a secondary controller, arranged by the size of its view and by a fold, as
/// `UIArrangementViewController` of iOS 27.1 does.
///
/// Constraints in the view, an ``ArrangementView``, lay both out inside of the safe area. A
/// controller that is not shown keeps its view, which leaves the view tree. The first layout after
/// a device is folded is that without a fold, because the regions of the window arrive later.
open class ArrangementController: LayoutController {
  /// How the controllers are arranged.
  public var arrangement = Arrangement.split() {
    didSet { if arrangement != oldValue { setNeedsArrangement() } }
  }
  private var controllers: [Arrangement.Placement: LayoutController] = [:]

  /// Makes a controller that shows two others.
  ///
  /// - Parameters:
  ///   - arrangement: How they are arranged.
  ///   - name: A name that reports show.
  public init(_ arrangement: Arrangement = .split(), name: String? = nil) {
    self.arrangement = arrangement
    super.init(name)
  }

  /// Returns the controller at a placement; `nil` for none.
  public func viewController(for placement: Arrangement.Placement) -> LayoutController? {
    controllers[placement]
  }

  /// Sets the controller at a placement, or removes it.
  ///
  /// A controller that contains the receiver is ignored, and one that is at the other placement
  /// leaves it.
  ///
  /// - Parameters:
  ///   - controller: The controller; `nil` for none.
  ///   - placement: The placement.
  public func setViewController(
    _ controller: LayoutController?, for placement: Arrangement.Placement
  ) {
    let old = controllers[placement]
    guard controller !== old, !(controller?.contains(self) ?? false) else { return }
    if let controller {
      for (other, present) in controllers where present === controller {
        controllers[other] = nil
      }
    }
    controllers[placement] = controller
    if let old, !controllers.values.contains(where: { $0 === old }) { old.removeFromParent() }
    if let controller, controller.parent !== self { addChild(controller) }
    setNeedsArrangement()
  }

  /// Returns the placement of a controller; `nil` if it is not in the arrangement.
  public func placement(of controller: LayoutController) -> Arrangement.Placement? {
    Arrangement.Placement.allCases.first { controllers[$0] === controller }
  }

  /// Returns whether the controller at a placement is shown.
  public func isShown(_ placement: Arrangement.Placement) -> Bool {
    guard controllers[placement] != nil else { return false }
    if case .single(let shown) = plan { return shown == placement }
    return true
  }

  // MARK: Life

  open override func loadView() -> LayoutView { ArrangementView(name) }

  open override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    setNeedsArrangement()
    super.viewWillTransition(to: size, with: coordinator)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateArrangement()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if arranged != plan { setNeedsArrangement() }
  }

  package override func reservedRegionsDidChange() { setNeedsArrangement() }

  package override var shownChildren: [LayoutController] {
    Arrangement.Placement.allCases.filter(isShown).compactMap { controllers[$0] }
  }

  override func childrenDidChange() {
    for (placement, controller) in controllers where controller.parent !== self {
      controllers[placement] = nil
      setNeedsArrangement()
    }
  }

  override func releaseReferences() { controllers = [:] }

  // MARK: Arranging

  /// The plan of the last arrangement.
  private var arranged: ArrangementView.Plan?

  /// Places the views of both controllers.
  func updateArrangement() {
    guard let view = viewIfLoaded as? ArrangementView else { return }
    let plan = plan
    arranged = plan
    view.arrange(
      ArrangementView.Contents(
        plan: plan, arrangement: arrangement, views: controllers.mapValues(\.view)))
  }

  private func setNeedsArrangement() { viewIfLoaded?.setNeedsUpdateConstraints() }

  /// Where the views are, by the size, the traits and the fold of the view.
  private var plan: ArrangementView.Plan {
    let present = Arrangement.Placement.allCases.filter { controllers[$0] != nil }
    if present.count < 2 { return .single(present.first ?? .primary) }
    let fold = viewIfLoaded?.crossingFold
    switch arrangement {
    case .overlay(let overlay):
      guard let fold, overlay.axes.contains(fold.axis.arrangementAxis) else { return .over }
      return .beside(
        fold.axis.arrangementAxis, first: overlay.secondaryIsFirst ? .secondary : .primary,
        isAtFold: true)
    case .split(let split):
      let axis = fold?.axis.arrangementAxis ?? axisBySize
      let isLow = traitCollection.verticalSizeClass == .compact
      let isNarrow = traitCollection.horizontalSizeClass == .compact
      guard split.axes.contains(axis), !(isLow && isNarrow) else {
        return .single(split.firstPlacement)
      }
      return .beside(axis, first: .primary, isAtFold: fold != nil)
    }
  }

  /// A view that is wider than high is divided along its width.
  private var axisBySize: LayoutAxis {
    let known = viewIfLoaded?.frame.size ?? .zero
    let size = known == .zero ? viewIfLoaded?.engine?.environment.windowSize ?? .zero : known
    return size.width > size.height ? .horizontal : .vertical
  }
}

extension FoldAxis {
  /// The axis along which the parts beside the fold follow one another.
  var arrangementAxis: LayoutAxis { self == .vertical ? .horizontal : .vertical }
}
