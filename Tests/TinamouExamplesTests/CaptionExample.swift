import Tinamou

/// Where the caption of a photo is in a wide and in a narrow window.
func captionFrames() throws -> [Rect] {
  let root = LayoutView("root")
  let photo = LayoutView("photo", kind: .image)
  let caption = LayoutView("caption", kind: .label)
  root.addSubview(photo)
  root.addSubview(caption)
  caption.intrinsicContentSize = Size(width: 180, height: 20.5)

  let readable = root.readableContentGuide
  try LayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
    photo.topAnchor.constraint(equalTo: readable.topAnchor, constant: 16),
    photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
    caption.trailingAnchor.constraint(lessThanOrEqualTo: readable.trailingAnchor),
  ])

  let beside = ConstraintSet(
    name: "beside", conditions: [TraitCondition(horizontalSizeClass: .regular)],
    constraints: [
      photo.widthAnchor.constraint(equalTo: readable.widthAnchor, multiplier: 0.5),
      caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
      caption.topAnchor.constraint(equalTo: photo.topAnchor),
    ])
  let below = ConstraintSet(
    name: "below", conditions: [TraitCondition(horizontalSizeClass: .compact)],
    constraints: [
      photo.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      caption.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      caption.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
    ])

  let engine = LayoutEngine(root: root)
  engine.constraintSets = [beside, below]
  return try [1024.0, 320.0].compactMap { width in
    let window = WindowConfiguration.size(Size(width: width, height: 768))
    engine.environment = try window.environment()
    return try engine.solve()[caption]?.frame
  }
}
