internal import TinamouLayout
internal import TinamouLists

/// A row of the list: an image, a title, a text that wraps, and an accessory.
final class ListCell: TableViewCell {
  let image = LayoutView("image", kind: .image)
  let title = LayoutView("title", kind: .label)
  let body = LayoutView("body", kind: .label)

  required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    let accessory = LayoutView("accessory", kind: .image)
    accessory.intrinsicContentSize = Size(
      width: ManualList.accessory.width, height: ManualList.accessory.height)
    accessoryView = accessory
    title.font = ManualList.titleFont
    body.font = ManualList.bodyFont
    body.numberOfLines = 0
    for view in [image, title, body] { contentView.addSubview(view) }
    let margins = contentView.layoutMarginsGuide
    let constraints = [
      image.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      image.topAnchor.constraint(equalTo: margins.topAnchor),
      image.widthAnchor.constraint(equalToConstant: ManualList.image),
      image.heightAnchor.constraint(equalToConstant: ManualList.image),
      image.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: ManualList.gap),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: ManualList.lineGap),
      body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ]
    for constraint in constraints { constraint.isActive = true }
  }
}
