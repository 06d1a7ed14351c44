import Foundation

/// The title of a section in a grouped table, above or below its rows.
///
/// Interface Builder records the heights: a line of 13 points has 22 points around it in a header,
/// and 14 in a footer.
final class SectionTitleView: UITableViewHeaderFooterView {
  /// An end of a section.
  enum End {
    case header, footer
  }

  private let place: End
  private let margin: CGFloat

  /// Makes a view whose title has margins at the sides, in points.
  init(_ title: String, at place: End, margin: CGFloat) {
    (self.place, self.margin) = (place, margin)
    super.init(reuseIdentifier: nil)
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    titleLabel = label
    let vertical =
      switch place {
      case .header: label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7)
      case .footer: label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7)
      }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: margin),
      label.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -margin),
      vertical,
    ])
  }

  required init?(coder: NSCoder) { nil }
  /// Never called: no section title is reused.
  required convenience init(dequeuedFor reuseIdentifier: String) {
    self.init("", at: .header, margin: 0)
  }

  private var titleLabel: UILabel?
  override var textLabel: UILabel? { titleLabel }

  /// The height of the title and the space around it in a width, in points.
  func height(inWidth width: CGFloat) -> CGFloat {
    let text = titleLabel?.sizeThatFits(CGSize(width: width - 2 * margin, height: 0)).height ?? 0
    let space: CGFloat =
      switch place {
      case .header: 22.34
      case .footer: 14.34
      }
    let scale = UIScreen.main.scale
    return text + (space * scale).rounded(.down) / scale
  }
}
