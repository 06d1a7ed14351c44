import UIKit

/// A layout that every notation of the ports can express: two views in a superview, with frames
/// computed by hand as functions of the superview's size.
struct PortScene: CustomStringConvertible, Sendable {
  /// The layouts.
  enum Kind: CaseIterable, Sendable {
    case edges, insets, topBar, bottomBar, leadingColumn, trailingColumn, fixedTopLeading
    case fixedBottomTrailing, halves, thirds, stacked, stackedBottomFills, gap, equalHeights
    case atLeast, atMost, weakYields, strongWins, metrics, sidebar, header, footer, card, row
    case overlap
  }

  let kind: Kind
  let width: Double
  let height: Double

  var description: String { "\(kind) in \(Int(width)) x \(Int(height))" }

  /// All layouts in three sizes.
  static let all = [(320.0, 480.0), (390, 844), (768, 1024)].flatMap { width, height in
    Kind.allCases.map { PortScene(kind: $0, width: width, height: height) }
  }

  /// The frames of the two views.
  var expected: (CGRect, CGRect) {
    let (w, h) = (width, height)
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    let all = rect(0, 0, w, h)
    return switch kind {
    case .edges: (all, all)
    case .insets: (rect(10, 20, w - 20, h - 40), rect(5, 5, w - 10, h - 10))
    case .topBar: (rect(0, 0, w, 44), rect(0, 44, w, h - 44))
    case .bottomBar: (rect(0, 0, w, h - 49), rect(0, h - 49, w, 49))
    case .leadingColumn: (rect(0, 0, 100, h), rect(100, 0, w - 100, h))
    case .trailingColumn: (rect(0, 0, w - 80, h), rect(w - 80, 0, 80, h))
    case .fixedTopLeading: (rect(16, 20, 50, 40), rect(74, 20, 30, 40))
    case .fixedBottomTrailing: (rect(w - 66, h - 60, 50, 40), rect(w - 104, h - 60, 30, 40))
    case .halves: (rect(0, 0, w / 2, h), rect(w / 2, 0, w / 2, h))
    case .thirds: (rect(0, 0, 120, h), rect(120, 0, w - 120, h))
    case .stacked: (rect(8, 8, w - 16, 60), rect(8, 76, w - 16, 60))
    case .stackedBottomFills: (rect(0, 0, w, 100), rect(0, 110, w, h - 110))
    case .gap: (rect(0, 10, 40, 30), rect(55, 10, 40, 30))
    case .equalHeights: (rect(0, 0, 50, h / 2), rect(0, h / 2, 50, h / 2))
    case .atLeast: (rect(0, 0, 90, 20), rect(90, 0, w - 90, 20))
    case .atMost: (rect(0, 0, 70, 20), rect(70, 0, w - 70, 20))
    case .weakYields: (rect(0, 0, w - 50, 20), rect(w - 50, 0, 50, 20))
    case .strongWins: (rect(0, 0, 200, 20), rect(200, 0, 40, 20))
    case .metrics: (rect(12, 24, 36, 48), rect(60, 24, 36, 48))
    case .sidebar: (rect(0, 20, 90, h - 20), rect(98, 20, w - 98, h - 20))
    case .header: (rect(0, 0, w, 64), rect(16, 80, w - 32, h - 96))
    case .footer: (rect(16, 16, w - 32, h - 82), rect(0, h - 50, w, 50))
    case .card: (rect(20, 30, w - 40, 200), rect(36, 46, w - 72, 168))
    case .row: (rect(16, 8, 44, 44), rect(72, 8, w - 88, 44))
    case .overlap: (rect(0, 0, w, 100), rect(30, 60, w - 60, 100))
    }
  }
}

/// The superview with two views that a port lays out.
@MainActor final class PortStage {
  let root: UIView
  let first = UIView()
  let second = UIView()

  init(_ scene: PortScene) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: scene.width, height: scene.height))
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  var frames: (CGRect, CGRect) {
    root.layoutIfNeeded()
    return (first.frame, second.frame)
  }
}
