import UIKit

/// Edits of properties of views.
extension EditedScreen {
  func changeStack() {
    guard let stack = one(of: views.filter { $0 is UIStackView } + [view]) as? UIStackView else {
      return
    }
    switch random(7) {
    case 0: stack.axis = one(of: [.horizontal, .vertical])
    case 1:
      stack.distribution = one(of: [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
      ])
    case 2: stack.alignment = one(of: [.fill, .leading, .center, .firstBaseline, .lastBaseline])
    case 3: stack.spacing = one(of: [0, 5, 20, UIStackView.spacingUseSystem])
    case 4: stack.isLayoutMarginsRelativeArrangement.toggle()
    case 5: stack.isBaselineRelativeArrangement.toggle()
    default:
      guard !stack.arrangedSubviews.isEmpty else { return }
      let arranged = one(of: stack.arrangedSubviews)
      if random(2) == 0 {
        stack.removeArrangedSubview(arranged)
      } else {
        stack.setCustomSpacing(one(of: [3, 30, UIStackView.spacingUseDefault]), after: arranged)
      }
    }
  }

  func changeMargins() {
    let view = view
    let margin = CGFloat(random(30))
    switch random(4) {
    case 0: view.layoutMargins = UIEdgeInsets(top: margin, left: 5, bottom: 6, right: margin)
    case 1: view.directionalLayoutMargins.leading = margin
    case 2: view.preservesSuperviewLayoutMargins.toggle()
    default: view.insetsLayoutMarginsFromSafeArea.toggle()
    }
  }

  func changeText() {
    let text = String(repeating: "lorem ", count: random(12))
    switch view {
    case let label as UILabel:
      label.text = text
      label.numberOfLines = random(3)
      if random(2) == 0 {
        label.font = one(of: [.systemFont(ofSize: 30), .boldSystemFont(ofSize: 12)])
      }
    case let button as UIButton: button.setTitle(text, for: .normal)
    default: break
    }
  }

  func changeContent() {
    let view = view
    let axis: NSLayoutConstraint.Axis = one(of: [.horizontal, .vertical])
    switch random(3) {
    case 0: (view as? Box)?.size = CGSize(width: random(90), height: random(60))
    case 1: view.setContentHuggingPriority(UILayoutPriority(Float(249 + random(4))), for: axis)
    default:
      view.setContentCompressionResistancePriority(
        UILayoutPriority(Float(749 + random(3))), for: axis)
    }
  }

  func changeTraits() {
    switch random(3) {
    case 0: view.semanticContentAttribute = one(of: [.unspecified, .forceRightToLeft])
    case 1:
      view.traitOverrides.preferredContentSizeCategory = one(of: [.large, .accessibilityLarge])
    default: controller.traitOverrides.layoutDirection = one(of: [.leftToRight, .rightToLeft])
    }
  }
}
