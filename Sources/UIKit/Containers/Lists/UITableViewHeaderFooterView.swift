import Foundation
import TinamouLayout

/// What stands above or below the rows of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// What the view shows.
  public let contentView = UIView()
  /// The name under which the view is used again.
  public let reuseIdentifier: String?
  private var label: UILabel?

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    placeContent()
  }

  /// Makes a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    placeContent()
  }

  /// Makes a view that a table asks for, by `init(reuseIdentifier:)`.
  public required convenience init(dequeuedFor reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  private func placeContent() {
    fill(with: contentView)
  }

  /// A view behind the content; it is no part of the layout.
  open var backgroundView: UIView?
  /// A smaller text, which is not laid out.
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

  /// The view is about to be used for another section.
  open func prepareForReuse() {}
}
