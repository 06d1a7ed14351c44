import TinamouLayout

/// A title on one line above a text that wraps, in the content of a cell.
struct TextPair {
  private let title = LayoutView("title", kind: .label)
  private let detail = LayoutView("detail", kind: .label)

  init(in contentView: LayoutView, _ titleStyle: TextStyle, _ detailStyle: TextStyle) {
    title.font = .preferredFont(forTextStyle: titleStyle)
    detail.font = .preferredFont(forTextStyle: detailStyle)
    for view in [title, detail] { contentView.addSubview(view) }
    let margins = contentView.layoutMarginsGuide
    let constraints = [
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      detail.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
    for constraint in constraints { constraint.isActive = true }
  }

  func show(_ texts: Texts) {
    title.text = texts.title
    detail.text = texts.detail
    detail.numberOfLines = texts.lines
  }

  /// What the pair shows.
  struct Texts {
    var title: String
    var detail: String
    /// The largest number of lines of the detail; 0 for any.
    var lines: Int
  }
}
