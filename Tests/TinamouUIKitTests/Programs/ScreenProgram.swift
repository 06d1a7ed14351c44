import UIKit

/// A random screen, whose code can be written in many ways.
struct ScreenProgram {
  /// A view and its place.
  private struct Node {
    let values: ViewValues
    /// The index of the superview; `nil` for the view of the controller.
    let parent: Int?
    let links: [Link]
  }

  /// A constraint between a view and its superview, or a constant.
  private enum Link {
    case leading(CGFloat, margin: Bool), top(CGFloat), trailing(CGFloat, UILayoutPriority)
    case bottom(CGFloat, UILayoutPriority), width(CGFloat, UILayoutPriority)
    case height(CGFloat, UILayoutPriority), centerX(UILayoutPriority)
  }

  /// When a property is set.
  private enum Moment: CaseIterable {
    case beforeAdding, afterAdding, afterConstraints, afterLayout
  }

  private let nodes: [Node]
  let direction: UIUserInterfaceLayoutDirection

  init(_ generator: inout some RandomNumberGenerator) {
    direction = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
    var nodes: [Node] = []
    for _ in 0..<Int.random(in: 2...10, using: &generator) {
      let values = ViewValues(&generator)
      let parents = nodes.indices.filter { [.plain, .stack].contains(nodes[$0].values.kind) }
      let parent = Bool.random(using: &generator) ? parents.randomElement(using: &generator) : nil
      let isArranged = parent.map { nodes[$0].values.kind == .stack } ?? false
      nodes.append(
        Node(
          values: values, parent: parent,
          links: isArranged ? [] : Self.links(&generator)))
    }
    self.nodes = nodes
  }

  private static func links(_ generator: inout some RandomNumberGenerator) -> [Link] {
    func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &generator).rounded()
    }
    func priority() -> UILayoutPriority {
      [.defaultLow, UILayoutPriority(500), .defaultHigh, UILayoutPriority(999)]
        .randomElement(using: &generator) ?? .defaultLow
    }
    func isWanted() -> Bool { Bool.random(using: &generator) }
    var links: [Link] = [.top(length(0...200))]
    links.append(
      isWanted() ? .centerX(.required) : .leading(length(0...80), margin: isWanted()))
    if isWanted() { links.append(.trailing(length(0...80), priority())) }
    if isWanted() { links.append(.bottom(length(0...80), priority())) }
    if isWanted() { links.append(.width(length(10...200), priority())) }
    if isWanted() { links.append(.height(length(10...100), priority())) }
    return links
  }

  // MARK: Two ways

  /// The frames if each property is set as soon as its view is made.
  @MainActor func plainFrames() throws -> [CGRect] {
    try frames { values in (values.makePlain(), values.settings.map { (.beforeAdding, $0) }) }
  }

  /// The frames if views are made in random ways and properties are set at random moments.
  @MainActor func mixedFrames(_ generator: inout some RandomNumberGenerator) throws -> [CGRect] {
    var random = generator
    defer { generator = random }
    return try frames { values in
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return (values.makeOfSubclass(), [])
      case 1: return (values.makeByExtension(), [])
      default:
        let settings = values.settings.shuffled(using: &random).map { setting in
          (Moment.allCases.randomElement(using: &random) ?? .afterLayout, setting)
        }
        return (values.makePlain(), settings)
      }
    }
  }

  @MainActor private func frames(
    _ make: (ViewValues) -> (UIView, [(Moment, ViewValues.Setting)])
  ) throws -> [CGRect] {
    var frames: [CGRect] = []
    try LayoutWindow.iPhone14.show({ UIViewController() }, direction: direction) { root, window in
      let made = nodes.map { make($0.values) }
      @MainActor func reach(_ moment: Moment) {
        for (view, settings) in made {
          for (wanted, setting) in settings where wanted == moment { setting(view) }
        }
      }
      reach(.beforeAdding)
      for (node, (view, _)) in zip(nodes, made) {
        let parent = node.parent.map { made[$0].0 } ?? root.view
        if let stack = parent as? UIStackView {
          stack.addArrangedSubview(view)
        } else {
          parent?.addSubview(view)
        }
      }
      reach(.afterAdding)
      for (node, (view, _)) in zip(nodes, made) { Self.connect(view, node.links) }
      reach(.afterConstraints)
      window.layoutIfNeeded()
      reach(.afterLayout)
      window.layoutIfNeeded()
      frames = made.map(\.0.frame)
    }
    return frames
  }

  @MainActor private static func connect(_ view: UIView, _ links: [Link]) {
    guard let superview = view.superview else { return }
    for link in links {
      let (constraint, priority): (NSLayoutConstraint, UILayoutPriority) =
        switch link {
        case .leading(let length, let margin):
          (
            view.leadingAnchor.constraint(
              equalTo: margin
                ? superview.layoutMarginsGuide.leadingAnchor : superview.leadingAnchor,
              constant: length), .required
          )
        case .top(let length):
          (view.topAnchor.constraint(equalTo: superview.topAnchor, constant: length), .required)
        case .trailing(let length, let priority):
          (
            view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -length),
            priority
          )
        case .bottom(let length, let priority):
          (
            view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -length),
            priority
          )
        case .width(let length, let priority):
          (view.widthAnchor.constraint(equalToConstant: length), priority)
        case .height(let length, let priority):
          (view.heightAnchor.constraint(equalToConstant: length), priority)
        case .centerX(let priority):
          (view.centerXAnchor.constraint(equalTo: superview.centerXAnchor), priority)
        }
      constraint.priority = priority
      constraint.isActive = true
    }
  }
}
