import UIKit

/// The properties of a view, with random values.
struct ViewValues {
  enum Kind: CaseIterable {
    case plain, label, button, field, image, stack
  }

  let kind: Kind
  let text: String
  let points: CGFloat
  let lines: Int
  let isHidden: Bool
  let direction: UISemanticContentAttribute
  let margins: NSDirectionalEdgeInsets
  let hugging: UILayoutPriority
  let resistance: UILayoutPriority
  let axis: NSLayoutConstraint.Axis
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  let spacing: CGFloat
  let insets: UIEdgeInsets
  let image: CGSize

  private static let words = ["Vor", "dem", "Gesetz", "steht", "ein", "Türhüter", "und", "lacht"]

  init(_ generator: inout some RandomNumberGenerator) {
    kind = Kind.allCases.randomElement(using: &generator) ?? .plain
    let count = Int.random(in: 1...12, using: &generator)
    let words = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }
    text = words.joined(separator: " ")
    points = [12, 17, 22.5].randomElement(using: &generator) ?? 17
    lines = Int.random(in: 0...2, using: &generator)
    isHidden = Int.random(in: 0..<8, using: &generator) == 0
    direction =
      [.unspecified, .unspecified, .forceRightToLeft, .spatial].randomElement(using: &generator)
      ?? .unspecified
    margins = NSDirectionalEdgeInsets(
      top: 0, leading: .random(in: 0...20, using: &generator), bottom: 4,
      trailing: .random(in: 0...20, using: &generator))
    let priorities: [UILayoutPriority] = [
      .init(1), .defaultLow, .init(251), .defaultHigh, .init(999),
    ]
    hugging = priorities.randomElement(using: &generator) ?? .defaultLow
    resistance = priorities.randomElement(using: &generator) ?? .defaultHigh
    axis = Bool.random(using: &generator) ? .horizontal : .vertical
    distribution =
      [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
      .randomElement(using: &generator) ?? .fill
    alignment =
      [.fill, .leading, .center, .trailing].randomElement(using: &generator) ?? .fill
    spacing = .random(in: 0...16, using: &generator).rounded()
    insets = UIEdgeInsets(
      top: 3, left: .random(in: 0...12, using: &generator).rounded(), bottom: 5, right: 1)
    image = CGSize(width: CGFloat.random(in: 5...60, using: &generator).rounded(), height: 24)
  }

  /// A property of the view with its value.
  typealias Setting = @MainActor (UIView) -> Void

  /// The properties, each of which can be set at any time.
  @MainActor var settings: [Setting] {
    var settings: [Setting] = [
      { $0.isHidden = isHidden }, { $0.semanticContentAttribute = direction },
      { $0.directionalLayoutMargins = margins },
      { $0.setContentHuggingPriority(hugging, for: .horizontal) },
      { $0.setContentCompressionResistancePriority(resistance, for: .horizontal) },
      { $0.translatesAutoresizingMaskIntoConstraints = false },
    ]
    switch kind {
    case .plain: break
    case .label:
      settings += [
        Self.set { (label: UILabel) in label.text = text },
        Self.set { (label: UILabel) in label.font = .systemFont(ofSize: points) },
        Self.set { (label: UILabel) in label.numberOfLines = lines },
      ]
    case .button:
      settings += [
        Self.set { (button: UIButton) in button.setTitle(text, for: .normal) },
        Self.set { (button: UIButton) in button.contentEdgeInsets = insets },
      ]
    case .field:
      settings += [
        Self.set { (field: UITextField) in field.text = text },
        Self.set { (field: UITextField) in field.borderStyle = .roundedRect },
        Self.set { (field: UITextField) in field.font = .systemFont(ofSize: points) },
      ]
    case .image: settings += [Self.set { (view: UIImageView) in view.image = .ofSize(image) }]
    case .stack:
      settings += [
        Self.set { (stack: UIStackView) in stack.axis = axis },
        Self.set { (stack: UIStackView) in stack.distribution = distribution },
        Self.set { (stack: UIStackView) in stack.alignment = alignment },
        Self.set { (stack: UIStackView) in stack.spacing = spacing },
        Self.set { (stack: UIStackView) in
          stack.isLayoutMarginsRelativeArrangement = lines == 1
        },
      ]
    }
    return settings
  }

  private static func set<View: UIView>(_ set: @escaping @MainActor (View) -> Void) -> Setting {
    { view in if let view = view as? View { set(view) } }
  }

  // MARK: Ways to make a view

  /// A view without properties.
  @MainActor func makePlain() -> UIView {
    switch kind {
    case .plain: UIView()
    case .label: UILabel()
    case .button: UIButton(type: .system)
    case .field: UITextField()
    case .image: UIImageView()
    case .stack: UIStackView()
    }
  }

  /// A view of a subclass that sets all properties in its initialiser.
  @MainActor func makeOfSubclass() -> UIView {
    switch kind {
    case .plain: OwnView(self)
    case .label: OwnLabel(self)
    case .field: OwnField(self)
    case .image: OwnImage(self)
    case .stack: OwnStack(self)
    // The type of a button is set by an initialiser that subclasses cannot call.
    case .button: makeByExtension()
    }
  }

  /// A view that an initialiser of an extension has made.
  @MainActor func makeByExtension() -> UIView {
    switch kind {
    case .plain: UIView(values: self)
    case .label: UILabel(label: self)
    case .button: UIButton(button: self)
    case .field: UITextField(field: self)
    case .image: UIImageView(imageView: self)
    case .stack: UIStackView(stack: self)
    }
  }
}

extension UIImage {
  @MainActor fileprivate static func ofSize(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in }
  }
}

private final class OwnView: UIView {
  init(_ values: ViewValues) {
    super.init(frame: .zero)
    for setting in values.settings { setting(self) }
  }
  required init?(coder: NSCoder) { nil }
}

private final class OwnLabel: UILabel {
  init(_ values: ViewValues) {
    super.init(frame: .zero)
    for setting in values.settings { setting(self) }
  }
  required init?(coder: NSCoder) { nil }
}

private final class OwnField: UITextField {
  init(_ values: ViewValues) {
    super.init(frame: .zero)
    for setting in values.settings { setting(self) }
  }
  required init?(coder: NSCoder) { nil }
}

private final class OwnImage: UIImageView {
  init(_ values: ViewValues) {
    super.init(frame: .zero)
    for setting in values.settings { setting(self) }
  }
  required init?(coder: NSCoder) { nil }
}

private final class OwnStack: UIStackView {
  init(_ values: ViewValues) {
    super.init(frame: .zero)
    for setting in values.settings { setting(self) }
  }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  /// Sets what every view has.
  fileprivate convenience init(values: ViewValues) {
    self.init()
    isHidden = values.isHidden
    semanticContentAttribute = values.direction
    directionalLayoutMargins = values.margins
    translatesAutoresizingMaskIntoConstraints = false
    setContentHuggingPriority(values.hugging, for: .horizontal)
    setContentCompressionResistancePriority(values.resistance, for: .horizontal)
  }
}

extension UILabel {
  fileprivate convenience init(label values: ViewValues) {
    self.init(values: values)
    numberOfLines = values.lines
    text = values.text
    font = .systemFont(ofSize: values.points)
  }
}

extension UIButton {
  fileprivate convenience init(button values: ViewValues) {
    self.init(type: .system)
    isHidden = values.isHidden
    semanticContentAttribute = values.direction
    directionalLayoutMargins = values.margins
    translatesAutoresizingMaskIntoConstraints = false
    setContentHuggingPriority(values.hugging, for: .horizontal)
    setContentCompressionResistancePriority(values.resistance, for: .horizontal)
    contentEdgeInsets = values.insets
    setTitle(values.text, for: .normal)
  }
}

extension UITextField {
  fileprivate convenience init(field values: ViewValues) {
    self.init(values: values)
    font = .systemFont(ofSize: values.points)
    borderStyle = .roundedRect
    text = values.text
  }
}

extension UIImageView {
  fileprivate convenience init(imageView values: ViewValues) {
    self.init(values: values)
    image = .ofSize(values.image)
  }
}

extension UIStackView {
  fileprivate convenience init(stack values: ViewValues) {
    self.init(values: values)
    spacing = values.spacing
    isLayoutMarginsRelativeArrangement = values.lines == 1
    alignment = values.alignment
    distribution = values.distribution
    axis = values.axis
  }
}
