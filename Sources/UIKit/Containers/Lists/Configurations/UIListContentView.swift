public import Foundation
import TinamouLayout

/// Lays out a list content configuration: the image before the texts, which are one above the other
/// or side by side, all vertically centred.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let secondLabel = UILabel()
  private let imageView = UIImageView()
  private let space = UIView()
  private let texts = UIStackView()
  private let row = UIStackView()
  private var edges: [NSLayoutConstraint] = []
  private lazy var least = heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
  private var imageSize: [NSLayoutConstraint] = []

  /// The content; another type than `UIListContentConfiguration` is ignored.
  open var configuration: any UIContentConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      update()
    }
  }
  private var storedConfiguration: any UIContentConfiguration

  /// Makes a view that shows the content.
  public init(configuration: UIListContentConfiguration) {
    storedConfiguration = configuration
    super.init(frame: .zero)
    arrange()
    update()
  }

  /// Makes a view without content; the coder is not read.
  public required init?(coder: NSCoder) {
    storedConfiguration = UIListContentConfiguration.cell()
    super.init(coder: coder)
    arrange()
    update()
  }

  /// The guide of the text; `nil` without one.
  open var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : guides.text }
  /// The guide of the second text; `nil` without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondLabel.isHidden ? nil : guides.second }
  /// The guide of the image; `nil` without one.
  open var imageLayoutGuide: UILayoutGuide? { space.isHidden ? nil : guides.image }
  private lazy var guides = (
    text: guide(of: label), second: guide(of: secondLabel), image: guide(of: imageView)
  )

  private func guide(of view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }

  private func arrange() {
    for view in [row, imageView] { view.translatesAutoresizingMaskIntoConstraints = false }
    space.addSubview(imageView)
    texts.addArrangedSubview(label)
    texts.addArrangedSubview(secondLabel)
    row.alignment = .center
    row.addArrangedSubview(space)
    row.addArrangedSubview(texts)
    addSubview(row)
    insetsLayoutMarginsFromSafeArea = false
    least.priority = UILayoutPriority(999)
    edges = [
      row.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
      bottomAnchor.constraint(greaterThanOrEqualTo: row.bottomAnchor),
    ]
    imageSize = [
      imageView.widthAnchor.constraint(equalToConstant: 0),
      imageView.heightAnchor.constraint(equalToConstant: 0),
      space.widthAnchor.constraint(equalToConstant: 0),
      space.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(
      edges + imageSize + [
        least, row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        row.centerYAnchor.constraint(equalTo: centerYAnchor),
        imageView.centerXAnchor.constraint(equalTo: space.centerXAnchor),
        imageView.centerYAnchor.constraint(equalTo: space.centerYAnchor),
      ])
  }

  private func update() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    let insets = content.directionalLayoutMargins
    directionalLayoutMargins = insets
    preservesSuperviewLayoutMargins = content.axesPreservingSuperviewLayoutMargins
      .contains(.horizontal)
    for (edge, distance) in zip(edges, [insets.top, insets.bottom]) { edge.constant = distance }
    least.constant = content.minimumHeight
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondLabel)
    let isBeside = content.prefersSideBySideTextAndSecondaryText
    texts.axis = isBeside ? .horizontal : .vertical
    texts.spacing =
      isBeside
      ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
    secondLabel.setContentHuggingPriority(isBeside ? .required : .defaultLow, for: .horizontal)
    row.spacing = content.imageToTextPadding
    show(content.image, content.imageProperties)
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.numberOfLines = properties.numberOfLines
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = properties.transformed(text)
    }
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func show(
    _ image: UIImage?, _ properties: UIListContentConfiguration.ImageProperties
  ) {
    imageView.image = image
    space.isHidden = image == nil
    let size = image.map(properties.size) ?? .zero
    let reserved = properties.reservedLayoutSize
    let lengths = [
      size.width, size.height, reserved.width > 0 ? reserved.width : size.width,
      reserved.height > 0 ? reserved.height : size.height,
    ]
    for (constraint, length) in zip(imageSize, lengths) { constraint.constant = length }
  }
}
