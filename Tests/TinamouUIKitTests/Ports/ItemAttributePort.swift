import Testing
import UIKit

/// A notation of attributes that are applied to a view, as in some libraries: each states its
/// reference, its relation and its priority.
private struct Attribute {
  let name: NSLayoutConstraint.Attribute
  var constant: CGFloat
  var relation = NSLayoutConstraint.Relation.equal
  var other: NSLayoutConstraint.Attribute?
  weak var item: UIView?
  var strength: Float = 1000

  func to(_ item: UIView, _ other: NSLayoutConstraint.Attribute? = nil) -> Attribute {
    var copy = self
    copy.item = item
    copy.other = other ?? name
    return copy
  }
  func with(_ relation: NSLayoutConstraint.Relation) -> Attribute {
    var copy = self
    copy.relation = relation
    return copy
  }
  func at(_ strength: Float) -> Attribute {
    var copy = self
    copy.strength = strength
    return copy
  }
}

private func Top(_ constant: CGFloat = 0) -> Attribute { Attribute(name: .top, constant: constant) }
private func Left(_ constant: CGFloat = 0) -> Attribute {
  Attribute(name: .left, constant: constant)
}
private func Bottom(_ constant: CGFloat = 0) -> Attribute {
  Attribute(name: .bottom, constant: -constant)
}
private func Right(_ constant: CGFloat = 0) -> Attribute {
  Attribute(name: .right, constant: -constant)
}
private func Width(_ constant: CGFloat = 0) -> Attribute {
  Attribute(name: .width, constant: constant)
}
private func Height(_ constant: CGFloat = 0) -> Attribute {
  Attribute(name: .height, constant: constant)
}

extension UIView {
  fileprivate func apply(_ attributes: Attribute...) {
    for attribute in attributes {
      let isSize = attribute.name == .width || attribute.name == .height
      let item = attribute.item ?? (isSize ? nil : superview)
      let constraint = NSLayoutConstraint(
        item: self, attribute: attribute.name, relatedBy: attribute.relation, toItem: item,
        attribute: attribute.other ?? attribute.name, multiplier: 1, constant: attribute.constant)
      constraint.priority = UILayoutPriority(attribute.strength)
      // As in older libraries, the superview holds the constraint.
      superview?.addConstraint(constraint)
    }
  }
}

@MainActor @Suite struct ItemAttributePort {
  @Test(arguments: PortScene.all)
  func `attributes of items give the frames of the arithmetic`(_ scene: PortScene) {
    let stage = PortStage(scene)
    build(scene.kind, stage.first, stage.second)
    let frames = stage.frames
    #expect(frames.0 == scene.expected.0)
    #expect(frames.1 == scene.expected.1)
    #expect(stage.first.constraints.isEmpty)
  }

  private func build(_ kind: PortScene.Kind, _ a: UIView, _ b: UIView) {
    switch kind {
    case .edges:
      a.apply(Top(), Left(), Bottom(), Right())
      b.apply(Top().to(a), Left().to(a), Bottom().to(a), Right().to(a))
    case .insets:
      a.apply(Top(20), Left(10), Bottom(20), Right(10))
      b.apply(Top(5), Left(5), Bottom(5), Right(5))
    case .topBar:
      a.apply(Top(), Left(), Right(), Height(44))
      b.apply(Top().to(a, .bottom), Left(), Right(), Bottom())
    case .bottomBar:
      a.apply(Top(), Left(), Right(), Bottom().to(b, .top))
      b.apply(Left(), Right(), Bottom(), Height(49))
    case .leadingColumn: columns(a, b, Width(100), of: a)
    case .trailingColumn: columns(a, b, Width(80), of: b)
    case .halves: columns(a, b, Width().to(b), of: a)
    case .thirds: columns(a, b, Width(120), of: a)
    case .fixedTopLeading:
      a.apply(Top(20), Left(16), Width(50), Height(40))
      b.apply(Top().to(a), Left(8).to(a, .right), Width(30), Height().to(a))
    case .fixedBottomTrailing:
      a.apply(Bottom(20), Right(16), Width(50), Height(40))
      b.apply(Bottom().to(a), Right(8).to(a, .left), Width(30), Height().to(a))
    case .stacked:
      a.apply(Top(8), Left(8), Right(8), Height(60))
      b.apply(Top(8).to(a, .bottom), Left().to(a), Right().to(a), Height().to(a))
    case .stackedBottomFills:
      a.apply(Top(), Left(), Right(), Height(100))
      b.apply(Top(10).to(a, .bottom), Left(), Right(), Bottom())
    case .gap:
      a.apply(Top(10), Left(), Width(40), Height(30))
      b.apply(Top().to(a), Left(15).to(a, .right), Width().to(a), Height().to(a))
    case .equalHeights:
      a.apply(Top(), Left(), Width(50), Height().to(b))
      b.apply(Top().to(a, .bottom), Left(), Width(50), Bottom())
    case .atLeast:
      line(a, b)
      a.apply(Width(90).with(.greaterThanOrEqual), Width(10).at(500))
    case .atMost:
      line(a, b)
      a.apply(Width(70).with(.lessThanOrEqual), Width(200).at(500))
    case .weakYields:
      line(a, b)
      a.apply(Width(5).at(250))
      b.apply(Width(50).at(750))
    case .strongWins:
      a.apply(Top(), Left(), Height(20), Width(200).at(800), Width(100).at(700))
      b.apply(Top(), Left().to(a, .right), Height(20), Width(40))
    case .metrics:
      a.apply(Top(24), Left(12), Width(36), Height(48))
      b.apply(Top(24), Left(12).to(a, .right), Width(36), Height(48))
    case .sidebar:
      a.apply(Top(20), Left(), Bottom(), Width(90))
      b.apply(Top(20), Left(8).to(a, .right), Bottom(), Right())
    case .header:
      a.apply(Top(), Left(), Right(), Height(64))
      b.apply(Top(16).to(a, .bottom), Left(16), Right(16), Bottom(16))
    case .footer:
      a.apply(Top(16), Left(16), Right(16), Bottom(16).to(b, .top))
      b.apply(Left(), Right(), Bottom(), Height(50))
    case .card:
      a.apply(Top(30), Left(20), Right(20), Height(200))
      b.apply(Top(16).to(a), Left(16).to(a), Right(16).to(a), Bottom(16).to(a))
    case .row:
      a.apply(Top(8), Left(16), Width(44), Height(44))
      b.apply(Top().to(a), Left(12).to(a, .right), Right(16), Bottom().to(a))
    case .overlap:
      a.apply(Top(), Left(), Right(), Height(100))
      b.apply(Top(-40).to(a, .bottom), Left(30), Right(30), Height().to(a))
    }
  }

  private func columns(_ a: UIView, _ b: UIView, _ width: Attribute, of view: UIView) {
    a.apply(Top(), Bottom(), Left())
    b.apply(Top(), Bottom(), Right(), Left().to(a, .right))
    view.apply(width)
  }

  private func line(_ a: UIView, _ b: UIView) {
    a.apply(Top(), Left(), Height(20))
    b.apply(Top(), Right(), Height(20), Left().to(a, .right))
  }
}
