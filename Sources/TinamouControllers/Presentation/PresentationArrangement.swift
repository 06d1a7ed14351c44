import TinamouLayout
internal import TinamouSolver

/// The constraints that determine the frame of a presented view.
///
/// The safe area has precedence over the size, and the size over the position in the middle. The
/// constraints that connect a bubble with its source are weaker than all constraints of apps: they
/// move the bubble, and never the source. A bubble whose source no longer exists is in the middle
/// of the window.
struct PresentationArrangement {
  let form: PresentationForm
  private let constraints: [LayoutConstraint]

  private static let safety = LayoutPriority(999.75)
  private static let size = LayoutPriority(999.5)
  private static let middle = LayoutPriority(999.25)
  private static let attachment = LayoutPriority(0.02)
  private static let alignment = LayoutPriority(0.01)

  init(
    _ form: PresentationForm, of view: LayoutView, in container: LayoutView, source: LayoutView?
  ) {
    self.form = form
    let safeArea = container.safeAreaLayoutGuide
    constraints =
      switch form {
      case .full: Self.fill(view, container, top: container.topAnchor, gap: 0)
      case .card:
        Self.fill(
          view, container, top: safeArea.topAnchor, gap: container.platform.value(of: .cardTop))
      case .placed(let rect):
        [
          view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: rect.minX),
          view.topAnchor.constraint(equalTo: container.topAnchor, constant: rect.minY),
          view.widthAnchor.constraint(equalToConstant: max(0, rect.width)),
          view.heightAnchor.constraint(equalToConstant: max(0, rect.height)),
        ]
      case .sheet(let size):
        Self.stay(view, container, margins: .zero) + Self.wish(view, size)
          + Self.center(view, in: safeArea)
      case .popover(let popover):
        Self.stay(view, container, margins: popover.margins) + Self.wish(view, popover.size)
          + (source.map { Self.attach(view, to: $0, popover) } ?? Self.center(view, in: safeArea))
      }
  }

  /// Whether all constraints are still active, because no view was removed.
  var isActive: Bool { constraints.allSatisfy(\.isActive) }

  func activate() { for constraint in constraints { constraint.isActive = true } }

  func deactivate() { LayoutConstraint.deactivate(constraints) }

  private static func fill(
    _ view: LayoutView, _ container: LayoutView, top: YAxisAnchor, gap: Double
  ) -> [LayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: container.leftAnchor),
      view.rightAnchor.constraint(equalTo: container.rightAnchor),
      view.topAnchor.constraint(equalTo: top, constant: gap),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ]
  }

  /// Returns constraints that keep the view inside the safe area and above the keyboard.
  private static func stay(
    _ view: LayoutView, _ container: LayoutView, margins: EdgeInsets
  ) -> [LayoutConstraint] {
    let safeArea = container.safeAreaLayoutGuide
    let keyboard = container.keyboardLayoutGuide
    return with(
      safety,
      [
        view.leftAnchor.constraint(
          greaterThanOrEqualTo: safeArea.leftAnchor, constant: margins.left),
        view.rightAnchor.constraint(
          lessThanOrEqualTo: safeArea.rightAnchor, constant: -margins.right),
        view.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: margins.top),
        view.bottomAnchor.constraint(
          lessThanOrEqualTo: keyboard.topAnchor, constant: -margins.bottom),
      ])
  }

  private static func wish(_ view: LayoutView, _ size: Size) -> [LayoutConstraint] {
    with(
      self.size,
      [
        view.widthAnchor.constraint(equalToConstant: size.width),
        view.heightAnchor.constraint(equalToConstant: size.height),
      ])
  }

  private static func center(_ view: LayoutView, in guide: LayoutGuide) -> [LayoutConstraint] {
    with(
      middle,
      [
        view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      ])
  }

  /// Returns constraints that place the view beside the source, with space for the arrow in
  /// between, and centered along the source.
  private static func attach(
    _ view: LayoutView, to source: LayoutView, _ popover: PresentationForm.Popover
  ) -> [LayoutConstraint] {
    let rect = popover.rect
    let edges = (
      left: rect.map { source.left + $0.minX } ?? source.left,
      right: rect.map { source.left + $0.maxX } ?? source.right,
      top: rect.map { source.top + $0.minY } ?? source.top,
      bottom: rect.map { source.top + $0.maxY } ?? source.bottom
    )
    let middleX = rect.map { source.left + $0.midX } ?? source.centerX
    let middleY = rect.map { source.top + $0.midY } ?? source.centerY
    let gap = view.platform.value(of: .popoverArrow)
    func join(
      _ attribute: LayoutAttribute, _ place: LayoutExpression, _ priority: LayoutPriority
    ) -> LayoutConstraint {
      LayoutConstraint(
        LayoutExpression([LayoutExpression.Term(view, attribute)]), .equal, place,
        priority: priority)
    }
    return switch popover.arrow {
    case .down:
      [join(.bottom, edges.top - gap, attachment), join(.centerX, middleX, alignment)]
    case .left:
      [join(.left, edges.right + gap, attachment), join(.centerY, middleY, alignment)]
    case .right:
      [join(.right, edges.left - gap, attachment), join(.centerY, middleY, alignment)]
    default:
      [join(.top, edges.bottom + gap, attachment), join(.centerX, middleX, alignment)]
    }
  }

  private static func with(
    _ priority: LayoutPriority, _ constraints: [LayoutConstraint]
  ) -> [LayoutConstraint] {
    for constraint in constraints { constraint.priority = priority }
    return constraints
  }
}
