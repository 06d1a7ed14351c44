import Tinamou

/// A picture of a view on a phone and on a tablet, as an SVG document.
func pictures(of root: LayoutView) throws -> String {
  let engine = LayoutEngine(root: root)
  let windows = try ["iphone-14", "ipad-air-2"].compactMap { name in
    try Device.named(name).map { device in
      let window = WindowConfiguration.device(device)
      engine.environment = try window.environment()
      return WindowPicture(try engine.solve(), of: engine, in: window)
    }
  }
  return LayoutPreview(title: "Card", windows: windows).svg
}
