import Testing
import UIKit

/// A chain notation as in some libraries: a block receives a maker, and each link of a chain is an
/// attribute.
@MainActor private final class Maker {
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  @MainActor final class Link {
    private let view: UIView
    private var attributes: [NSLayoutConstraint.Attribute]
    private var made: [NSLayoutConstraint] = []

    init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
      self.view = view
      attributes = [attribute]
    }

    private func and(_ attribute: NSLayoutConstraint.Attribute) -> Link {
      attributes.append(attribute)
      return self
    }
    var top: Link { and(.top) }
    var bottom: Link { and(.bottom) }
    var leading: Link { and(.leading) }
    var trailing: Link { and(.trailing) }
    var width: Link { and(.width) }
    var height: Link { and(.height) }
    var size: Link { width.height }

    private func make(
      _ relation: NSLayoutConstraint.Relation, _ other: UIView?,
      _ attribute: NSLayoutConstraint.Attribute?, _ constant: CGFloat, _ multiplier: CGFloat = 1
    ) -> Link {
      for own in attributes {
        let constraint = NSLayoutConstraint(
          item: view, attribute: own, relatedBy: relation, toItem: other,
          attribute: attribute ?? own, multiplier: multiplier, constant: constant)
        constraint.isActive = true
        made.append(constraint)
      }
      return self
    }

    @discardableResult
    func equalTo(_ number: CGFloat) -> Link { make(.equal, nil, nil, number) }
    @discardableResult
    func atLeast(_ number: CGFloat) -> Link { make(.greaterThanOrEqual, nil, nil, number) }
    @discardableResult
    func atMost(_ number: CGFloat) -> Link { make(.lessThanOrEqual, nil, nil, number) }
    @discardableResult
    func equalTo(
      _ other: UIView, _ attribute: NSLayoutConstraint.Attribute? = nil, times: CGFloat = 1
    ) -> Link { make(.equal, other, attribute, 0, times) }
    @discardableResult
    func equalToSuperview(times: CGFloat = 1) -> Link {
      make(.equal, view.superview, nil, 0, times)
    }
    /// Inwards from the edges of the superview.
    @discardableResult
    func inset(_ number: CGFloat) -> Link {
      for constraint in made {
        let isFar = [.trailing, .bottom].contains(constraint.firstAttribute)
        constraint.constant = isFar ? -number : number
      }
      return self
    }
    @discardableResult
    func offset(_ number: CGFloat) -> Link {
      for constraint in made { constraint.constant = number }
      return self
    }
    @discardableResult
    func priority(_ value: Float) -> Link {
      // Made again: UIKit does not allow an active required constraint to become optional.
      NSLayoutConstraint.deactivate(made)
      for constraint in made { constraint.priority = UILayoutPriority(value) }
      NSLayoutConstraint.activate(made)
      return self
    }
  }

  var top: Link { Link(view, .top) }
  var bottom: Link { Link(view, .bottom) }
  var leading: Link { Link(view, .leading) }
  var trailing: Link { Link(view, .trailing) }
  var width: Link { Link(view, .width) }
  var height: Link { Link(view, .height) }
  var edges: Link { top.bottom.leading.trailing }
  var size: Link { width.height }
}

extension UIView {
  fileprivate func lay(_ body: (Maker) -> Void) { body(Maker(self)) }
}

@MainActor @Suite struct ChainPort {
  @Test(arguments: PortScene.all)
  func `a chain notation gives the frames of the arithmetic`(_ scene: PortScene) {
    let stage = PortStage(scene)
    let (a, b) = (stage.first, stage.second)
    build(scene.kind, a, b)
    let frames = stage.frames
    #expect(frames.0 == scene.expected.0)
    #expect(frames.1 == scene.expected.1)
  }

  private func build(_ kind: PortScene.Kind, _ a: UIView, _ b: UIView) {
    switch kind {
    case .edges:
      a.lay { $0.edges.equalToSuperview() }
      b.lay { $0.edges.equalTo(a) }
    case .insets:
      a.lay {
        $0.leading.trailing.equalToSuperview().inset(10)
        $0.top.bottom.equalToSuperview().inset(20)
      }
      b.lay { $0.edges.equalToSuperview().inset(5) }
    case .topBar:
      a.lay {
        $0.top.leading.trailing.equalToSuperview()
        $0.height.equalTo(44)
      }
      below(a, b)
    case .bottomBar:
      a.lay { $0.top.leading.trailing.equalToSuperview() }
      b.lay {
        $0.bottom.leading.trailing.equalToSuperview()
        $0.height.equalTo(49)
        $0.top.equalTo(a, .bottom)
      }
    case .leadingColumn: columns(a, b) { a.lay { $0.width.equalTo(100) } }
    case .trailingColumn: columns(a, b) { b.lay { $0.width.equalTo(80) } }
    case .halves: columns(a, b) { a.lay { $0.width.equalTo(b) } }
    case .thirds: columns(a, b) { a.lay { $0.width.equalTo(120) } }
    case .fixedTopLeading:
      a.lay {
        $0.top.equalToSuperview().offset(20)
        $0.leading.equalToSuperview().offset(16)
        $0.width.equalTo(50)
        $0.height.equalTo(40)
      }
      b.lay {
        $0.top.height.equalTo(a)
        $0.leading.equalTo(a, .trailing).offset(8)
        $0.width.equalTo(30)
      }
    case .fixedBottomTrailing:
      a.lay {
        $0.bottom.equalToSuperview().inset(20)
        $0.trailing.equalToSuperview().inset(16)
        $0.width.equalTo(50)
        $0.height.equalTo(40)
      }
      b.lay {
        $0.top.bottom.equalTo(a)
        $0.trailing.equalTo(a, .leading).offset(-8)
        $0.width.equalTo(30)
      }
    case .stacked:
      a.lay {
        $0.top.leading.trailing.equalToSuperview().inset(8)
        $0.height.equalTo(60)
      }
      b.lay {
        $0.leading.trailing.height.equalTo(a)
        $0.top.equalTo(a, .bottom).offset(8)
      }
    case .stackedBottomFills:
      a.lay {
        $0.top.leading.trailing.equalToSuperview()
        $0.height.equalTo(100)
      }
      b.lay {
        $0.top.equalTo(a, .bottom).offset(10)
        $0.bottom.leading.trailing.equalToSuperview()
      }
    case .gap:
      a.lay {
        $0.leading.equalToSuperview()
        $0.top.equalToSuperview().offset(10)
        $0.width.equalTo(40)
        $0.height.equalTo(30)
      }
      b.lay {
        $0.top.size.equalTo(a)
        $0.leading.equalTo(a, .trailing).offset(15)
      }
    case .equalHeights:
      a.lay {
        $0.top.leading.equalToSuperview()
        $0.width.equalTo(50)
        $0.height.equalTo(b)
      }
      b.lay {
        $0.top.equalTo(a, .bottom)
        $0.bottom.leading.equalToSuperview()
        $0.width.equalTo(a)
      }
    case .atLeast:
      line(a, b)
      a.lay {
        $0.width.atLeast(90)
        $0.width.equalTo(10).priority(500)
      }
    case .atMost:
      line(a, b)
      a.lay {
        $0.width.atMost(70)
        $0.width.equalTo(200).priority(500)
      }
    case .weakYields:
      line(a, b)
      a.lay { $0.width.equalTo(5).priority(250) }
      b.lay { $0.width.equalTo(50).priority(750) }
    case .strongWins:
      a.lay {
        $0.top.leading.equalToSuperview()
        $0.height.equalTo(20)
        $0.width.equalTo(200).priority(800)
        $0.width.equalTo(100).priority(700)
      }
      b.lay {
        $0.top.height.equalTo(a)
        $0.leading.equalTo(a, .trailing)
        $0.width.equalTo(40)
      }
    case .metrics:
      a.lay {
        $0.leading.equalToSuperview().offset(12)
        $0.top.equalToSuperview().offset(24)
        $0.width.equalTo(36)
        $0.height.equalTo(48)
      }
      b.lay {
        $0.top.size.equalTo(a)
        $0.leading.equalTo(a, .trailing).offset(12)
      }
    case .sidebar:
      a.lay {
        $0.top.equalToSuperview().offset(20)
        $0.leading.bottom.equalToSuperview()
        $0.width.equalTo(90)
      }
      b.lay {
        $0.top.bottom.equalTo(a)
        $0.leading.equalTo(a, .trailing).offset(8)
        $0.trailing.equalToSuperview()
      }
    case .header:
      a.lay {
        $0.top.leading.trailing.equalToSuperview()
        $0.height.equalTo(64)
      }
      b.lay {
        $0.leading.trailing.bottom.equalToSuperview().inset(16)
        $0.top.equalTo(a, .bottom).offset(16)
      }
    case .footer:
      a.lay { $0.top.leading.trailing.equalToSuperview().inset(16) }
      b.lay {
        $0.bottom.leading.trailing.equalToSuperview()
        $0.height.equalTo(50)
        $0.top.equalTo(a, .bottom).offset(16)
      }
    case .card:
      a.lay {
        $0.leading.trailing.equalToSuperview().inset(20)
        $0.top.equalToSuperview().offset(30)
        $0.height.equalTo(200)
      }
      b.lay { $0.edges.equalTo(a).inset(16) }
    case .row:
      a.lay {
        $0.leading.equalToSuperview().offset(16)
        $0.top.equalToSuperview().offset(8)
        $0.size.equalTo(44)
      }
      b.lay {
        $0.top.bottom.equalTo(a)
        $0.leading.equalTo(a, .trailing).offset(12)
        $0.trailing.equalToSuperview().inset(16)
      }
    case .overlap:
      a.lay {
        $0.top.leading.trailing.equalToSuperview()
        $0.height.equalTo(100)
      }
      b.lay {
        $0.top.equalTo(a, .bottom).offset(-40)
        $0.leading.trailing.equalTo(a).inset(30)
        $0.height.equalTo(a)
      }
    }
  }

  private func below(_ a: UIView, _ b: UIView) {
    b.lay {
      $0.top.equalTo(a, .bottom)
      $0.bottom.leading.trailing.equalToSuperview()
    }
  }

  private func columns(_ a: UIView, _ b: UIView, _ widths: () -> Void) {
    a.lay { $0.top.bottom.leading.equalToSuperview() }
    b.lay {
      $0.top.bottom.trailing.equalToSuperview()
      $0.leading.equalTo(a, .trailing)
    }
    widths()
  }

  private func line(_ a: UIView, _ b: UIView) {
    a.lay {
      $0.top.leading.equalToSuperview()
      $0.height.equalTo(20)
    }
    b.lay {
      $0.top.height.equalTo(a)
      $0.leading.equalTo(a, .trailing)
      $0.trailing.equalToSuperview()
    }
  }
}
