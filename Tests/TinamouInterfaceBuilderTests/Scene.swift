import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

/// A storyboard with a view controller, whose view is 375 x 667 unless stated.
struct Scene {
  let document: InterfaceDocument

  init(
    _ inside: String,
    frame: String = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>",
    attributes: String = "", header: String = "toolsVersion=\"17156\" useSafeAreas=\"YES\"",
    beside: String = "", resources: String = "", device: String = "retina4_7",
    orientation: String = "portrait", controller: String = "", others: String = ""
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(header) \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="controller">
      <device id="\(device)" orientation="\(orientation)"/>
      <scenes><scene sceneID="scene"><objects><viewController id="controller" \(controller)>\(beside)
      <view key="view" id="root" \(attributes)>\(frame)
      \(inside)
      </view></viewController></objects></scene>\(others)</scenes>
      <resources>\(resources)</resources>
      </document>
      """
    document = try InterfaceDocument(SourceText(name: "Main.storyboard", text: text))
  }

  /// The first root translated.
  func layout(_ options: ImportOptions = ImportOptions()) throws -> ImportedLayout {
    try document.layout(of: document.roots[0], options: options)
  }

  /// The frames at the canvas by the ids of Interface Builder.
  func frames(_ options: ImportOptions = ImportOptions()) throws -> [String: Rect] {
    try layout(options).frames()
  }
}

extension ImportedLayout {
  /// The frames by the ids of Interface Builder, in a window or at the canvas.
  func frames(in request: LayoutRequest? = nil) throws -> [String: Rect] {
    guard let request = request ?? file.requests.first else { return [:] }
    let snapshot = try FileLayout(file).solve(request.environment(of: file))
    var frames: [String: Rect] = [:]
    for view in views {
      frames[view.object] = snapshot.items.first { $0.name == view.name && !$0.isGuide }?.frame
    }
    return frames
  }
}

/// A plain view that constraints place, at any recorded frame, which Interface Builder flags.
func view(_ id: String, _ inside: String = "", attributes: String = "", as name: String = "view")
  -> String
{
  """
  <\(name) translatesAutoresizingMaskIntoConstraints="NO" misplaced="YES" id="\(id)" \(attributes)>
  <rect key="frame" x="1" y="2" width="30" height="40"/>\(inside)</\(name)>
  """
}

/// A constraint.
func constraint(_ attributes: String, id: String = "c") -> String {
  "<constraint \(attributes) id=\"\(id)\"/>"
}
