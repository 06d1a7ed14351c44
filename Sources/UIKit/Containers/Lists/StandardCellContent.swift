import Foundation

/// The standard labels and image view of a cell.
@MainActor struct StandardCellContent {
  let textLabel = UILabel()
  let detailTextLabel: UILabel?
  private let imageView = UIImageView()
  private let row: UIStackView

  /// The image view, which becomes part of the row when it is first asked for.
  var shownImageView: UIImageView {
    if imageView.superview == nil { row.insertArrangedSubview(imageView, at: 0) }
    return imageView
  }

  init(_ style: UITableViewCell.CellStyle, in contentView: UIView) {
    let texts = UIStackView(arrangedSubviews: [textLabel])
    textLabel.font = .preferredFont(forTextStyle: .body)
    switch style {
    case .default: detailTextLabel = nil
    case .subtitle:
      let detail = UILabel()
      detail.font = .preferredFont(forTextStyle: .caption1)
      texts.axis = .vertical
      texts.addArrangedSubview(detail)
      detailTextLabel = detail
    case .value1, .value2:
      let detail = UILabel()
      detail.font = .preferredFont(forTextStyle: .body)
      detail.setContentHuggingPriority(.required, for: .horizontal)
      texts.spacing = 8
      texts.addArrangedSubview(detail)
      detailTextLabel = detail
    }
    row = UIStackView(arrangedSubviews: [texts])
    imageView.setContentHuggingPriority(.required, for: .horizontal)
    row.spacing = 16
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    let least = contentView.heightAnchor.constraint(
      greaterThanOrEqualToConstant: UITableView.defaultRowHeight)
    least.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      row.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor), least,
    ])
  }
}
