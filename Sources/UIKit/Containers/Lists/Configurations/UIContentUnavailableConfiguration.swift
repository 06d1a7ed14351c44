public import Foundation

/// What is shown in place of content: an image, texts and buttons. It is not laid out.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The alignment of the content.
  public enum Alignment: Int, Sendable {
    case center, natural
  }

  /// The image.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties: UIListContentConfiguration.TextProperties
  /// The text below.
  public var secondaryText: String?
  /// The text below, with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the text below.
  public var secondaryTextProperties: UIListContentConfiguration.TextProperties
  /// The button below the texts.
  public var button = UIButton.Configuration.borderless()
  /// The action of the button.
  public var buttonProperties = ButtonProperties()
  /// The alignment of the content.
  public var alignment = Alignment.center
  /// The distances from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The space between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 0
  /// The space between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 0
  /// The space between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 0
  /// Has no effect: nothing is drawn.
  public var background = UIBackgroundConfiguration.clear()

  /// The action of a button.
  public struct ButtonProperties {
    /// The action; never performed.
    public var primaryAction: UIAction?
    /// Whether the button is enabled.
    public var isEnabled = true
  }

  @MainActor private init() {
    textProperties = .init(font: .preferredFont(forTextStyle: .title2))
    secondaryTextProperties = .init(font: .preferredFont(forTextStyle: .body))
  }

  /// Returns a configuration without content.
  @MainActor public static func empty() -> Self { Self() }
  /// Returns the configuration for a search without results.
  @MainActor public static func search() -> Self { Self() }
  /// Returns the configuration while content is loaded.
  @MainActor public static func loading() -> Self { Self() }

  /// Makes an empty view.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// Returns the configuration itself.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// An empty view in place of content.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  /// The configuration, which is not laid out.
  open var configuration: any UIContentConfiguration

  /// Makes a view.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  /// Returns `nil`: there are no files of Interface Builder.
  public required init?(coder: NSCoder) { nil }
}

/// The state for which ``UIViewController/contentUnavailableConfiguration`` is set.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// The text of the search.
  public var searchText: String?

  /// Makes a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
