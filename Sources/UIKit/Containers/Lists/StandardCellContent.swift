import Foundation

/// The standard labels and image view of a cell, which are subviews of its content view.
///
/// Interface Builder records these places: the text of a contact is 91 points wide and ends 6
/// points before the second one, and a subtitle is 1 point below the text, both in the middle of
/// the row, which is 20 points higher.
@MainActor struct StandardCellContent {
  let textLabel = UILabel()
  let detailTextLabel: UILabel?
  private let imageView = StandardImageView()
  private let contentView: UIView

  /// The image view, which becomes part of the content when it is first asked for.
  var shownImageView: UIImageView {
    if imageView.superview == nil { placeImage() }
    return imageView
  }

  /// Adds the labels of a style to the content view of a cell.
  init(_ style: UITableViewCell.CellStyle, in cell: UITableViewCell) {
    contentView = cell.contentView
    detailTextLabel = style == .default ? nil : UILabel()
    let fonts: (text: UIFont.TextStyle, detail: UIFont.TextStyle) =
      switch style {
      case .default, .value1: (.body, .body)
      case .subtitle: (.body, .caption1)
      case .value2: (.caption1, .caption1)
      }
    textLabel.font = .preferredFont(forTextStyle: fonts.text)
    detailTextLabel?.font = .preferredFont(forTextStyle: fonts.detail)
    for label in [textLabel, detailTextLabel].compactMap(\.self) {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    let start = textLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
    // An image is stronger.
    start.priority = .defaultHigh - 1
    let least = cell.heightAnchor.constraint(
      greaterThanOrEqualToConstant: UITableView.defaultRowHeight)
    least.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([start, least])
    if let detail = detailTextLabel {
      if style == .subtitle {
        place(detail, belowTextIn: cell)
      } else {
        place(detail, besideTextOf: style)
      }
    } else {
      placeInMiddle(textLabel)
      textLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    }
  }

  private func place(_ detail: UILabel, besideTextOf style: UITableViewCell.CellStyle) {
    let margins = contentView.layoutMarginsGuide
    for label in [textLabel, detail] { placeInMiddle(label) }
    detail.setContentHuggingPriority(.required, for: .horizontal)
    if style == .value1 {
      NSLayoutConstraint.activate([
        detail.leadingAnchor.constraint(
          greaterThanOrEqualTo: textLabel.trailingAnchor, constant: 8),
        detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    } else {
      NSLayoutConstraint.activate([
        textLabel.widthAnchor.constraint(equalToConstant: 91),
        detail.leadingAnchor.constraint(equalTo: textLabel.trailingAnchor, constant: 6),
        detail.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      ])
    }
  }

  /// Centres a view in the content, which is at least as high with its margins.
  private func placeInMiddle(_ view: UIView) {
    NSLayoutConstraint.activate([
      view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: contentView.layoutMarginsGuide.topAnchor),
    ])
  }

  private func place(_ detail: UILabel, belowTextIn cell: UITableViewCell) {
    let texts = UILayoutGuide()
    contentView.addLayoutGuide(texts)
    let margins = contentView.layoutMarginsGuide
    for label in [textLabel, detail] {
      label.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      texts.topAnchor.constraint(equalTo: textLabel.topAnchor),
      texts.bottomAnchor.constraint(equalTo: detail.bottomAnchor),
      texts.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 10),
      detail.leadingAnchor.constraint(equalTo: textLabel.leadingAnchor),
      detail.topAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 1),
    ])
  }

  private func placeImage() {
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.setContentHuggingPriority(.required, for: .horizontal)
    contentView.insertSubview(imageView, at: 0)
    placeInMiddle(imageView)
    imageView.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
      .isActive = true
    imageView.distanceOfText = textLabel.leadingAnchor.constraint(
      equalTo: imageView.trailingAnchor, constant: 16)
  }
}

/// The image view of a cell, beside which the text begins if there is an image.
private final class StandardImageView: UIImageView {
  var distanceOfText: NSLayoutConstraint?

  override var image: UIImage? {
    get { super.image }
    set {
      super.image = newValue
      distanceOfText?.isActive = newValue != nil
    }
  }
}
