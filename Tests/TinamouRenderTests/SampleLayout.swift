import TinamouLayout
import TinamouRender

/// A small tree with an example of everything that is drawn.
struct SampleLayout {
  let root = LayoutView("root")
  let photo = LayoutView("photo", kind: .image)
  let title = LayoutView("title", kind: .label)
  let button = LayoutView("button", kind: .button)
  let column = LayoutGuide("column")
  let engine: LayoutEngine

  /// Makes the tree; the horizontal position of the button is ambiguous unless it is given.
  init(isButtonOpen: Bool = false, photoWidth: Double? = nil) throws {
    engine = LayoutEngine(root: root)
    for view in [photo, title, button] { root.addSubview(view) }
    root.addLayoutGuide(column)
    title.text = "A day in Lisbon and another one in Sintra"
    title.numberOfLines = 0
    button.text = "Go"
    try LayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      photo.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      photo.heightAnchor.constraint(equalToConstant: 100),
      title.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      title.widthAnchor.constraint(equalToConstant: 150),
      title.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
      button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      column.topAnchor.constraint(equalTo: root.topAnchor),
      column.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    if !isButtonOpen {
      try LayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: title.leadingAnchor)
      ])
    }
    if let photoWidth {
      try LayoutConstraint.activate([photo.widthAnchor.constraint(equalToConstant: photoWidth)])
    }
  }

  /// The picture in a window.
  func picture(
    _ window: WindowConfiguration, edit: (inout LayoutEnvironment) -> Void = { _ in }
  ) throws -> WindowPicture {
    engine.environment = try window.environment(on: Platform(.iOS18))
    edit(&engine.environment)
    return WindowPicture(try engine.solve(), of: engine, in: window)
  }
}

extension WindowConfiguration {
  /// A window of an iPad Air 2 in landscape orientation.
  static func pad(_ split: Split) -> WindowConfiguration {
    Device.named("ipad-air-2").map { .device($0, orientation: .landscape, split: split) }
      ?? .size(.zero)
  }
}
