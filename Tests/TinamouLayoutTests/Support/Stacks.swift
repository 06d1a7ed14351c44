@testable import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// A stack of three labels in a root view, rotated with the axis: along it 60, 40 and 80 long,
/// across it 20, 30 and 10; 10 apart.
struct ThreeLabels {
  let root = LayoutView("root")
  let stack = StackView("stack")
  let labels: [LayoutView]
  let engine: LayoutEngine

  /// A window of this length along the axis and across it.
  init(
    _ axis: LayoutAxis, length: Double = 410, breadth: Double = 100,
    direction: LayoutDirection = .leftToRight
  ) throws {
    let sizes = [(60.0, 20.0), (40, 30), (80, 10)]
    let isRow = axis == .horizontal
    labels = zip(["a", "b", "c"], sizes).map { name, size in
      label(name, isRow ? size.0 : size.1, isRow ? size.1 : size.0)
    }
    root.addSubview(stack)
    labels.forEach(stack.addArrangedSubview)
    stack.axis = axis
    stack.spacing = 10
    engine = LayoutEngine(
      root: root,
      environment: plainEnvironment(
        isRow ? length : breadth, isRow ? breadth : length, direction: direction))
  }

  /// Attaches the stack to all edges of the root view.
  func fill() throws { try LayoutConstraint.activate(stack.pins(to: root)) }

  /// Attaches the stack to the upper leading corner of the root view.
  func rest() throws {
    try LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  /// The exact frames of the labels along the axis.
  func along() throws -> [Span] {
    let snapshot = try engine.solve()
    return labels.map { label in
      Span(snapshot[label]?.exactFrame ?? .zero, stack.axis)
    }
  }

  /// The exact frames of the labels across the axis.
  func across() throws -> [Span] {
    let snapshot = try engine.solve()
    return labels.map { label in
      Span(
        snapshot[label]?.exactFrame ?? .zero, stack.axis == .horizontal ? .vertical : .horizontal)
    }
  }
}

/// A position and a length along one axis.
struct Span: Equatable, CustomStringConvertible {
  var start: Double
  var length: Double

  init(_ start: Double, _ length: Double) {
    self.start = start
    self.length = length
  }

  init(_ frame: Rect, _ axis: LayoutAxis) {
    self =
      axis == .horizontal ? Span(frame.minX, frame.width) : Span(frame.minY, frame.height)
  }

  /// The same position measured from the other end.
  func mirrored(in whole: Double) -> Span { Span(whole - start - length, length) }

  var description: String { "\(start)+\(length)" }
}

extension StackView {
  /// The constraints of the stack as a log of UIKit prints them, in document order.
  var constraintLog: [String] {
    rules.sorted { $0.key < $1.key }.map { _, installed in
      "\(installed.form.identifier): \(installed.constraint)"
    }
  }
}
