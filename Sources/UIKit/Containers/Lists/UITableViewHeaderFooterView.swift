import Foundation
import TinamouLayout

/// A header or footer of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: InertTableViewHeaderFooterView {
  /// The view for the content.
  public let contentView = UIView()
  /// The reuse identifier.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  private let ownReuseIdentifier: String?
  private var label: UILabel?

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    ownReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    placeContent()
  }

  /// Makes a view without a reuse identifier.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Makes a view; the coder is not read.
  public required init?(coder: NSCoder) {
    ownReuseIdentifier = nil
    super.init(coder: coder)
    placeContent()
  }

  /// Makes a view that a table dequeues, with `init(reuseIdentifier:)`.
  public required convenience init(dequeuedFor reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  private func placeContent() {
    fill(with: contentView)
  }

  /// The content; its view fills the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.show(newValue, in: contentView) }
  }
  /// Returns the content of a header in a grouped list, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  private var configured = ConfiguredContent()

  /// Updates the configuration of a header or footer for a state.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void
  /// Updates the configuration whenever the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { storedConfigurationUpdateHandler }
    set {
      storedConfigurationUpdateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  private var storedConfigurationUpdateHandler: ConfigurationUpdateHandler?
  /// The state for which the view is configured.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// Makes the next pass update the configuration.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }
  /// Called before the next pass after the state changed, and when the table makes the view.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  private var needsConfiguration = true

  private func configureIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    track(.updateConfiguration) { updateConfiguration(using: configurationState) }
  }

  override func setNeedsUpdateOfConfiguration() { setNeedsUpdateConfiguration() }

  override func willUpdateConstraints() { configureIfNeeded() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    configureIfNeeded()
  }

  /// A view behind the content, which fills the header.
  open var backgroundView: UIView? {
    get { storedBackgroundView }
    set {
      let oldValue = storedBackgroundView
      storedBackgroundView = newValue
      placeBackground(backgroundView, insteadOf: oldValue)
    }
  }
  private var storedBackgroundView: UIView?
  /// The label of a smaller text, which is not laid out.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The text.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.font = .preferredFont(forTextStyle: .headline)
    made.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(made)
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      made.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
      made.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      made.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
    label = made
    return made
  }

  /// Called before the view is reused for another section.
  open func prepareForReuse() {}
}
