import TinamouLayout

/// The caption above the picture of a window.
struct PictureCaption {
  let title: String
  var details: [String]

  init(_ window: WindowConfiguration?, _ environment: LayoutEnvironment) {
    let traits = environment.traits
    let size = PictureNumber.text(environment.windowSize)
    var ownScale = 2.0
    if case .device(let device, let orientation, let split) = window {
      title = device.name
      let held = device.pose(orientation)?.rawValue ?? orientation.rawValue
      details = [held, Self.name(of: split), size]
      ownScale = device.displayScale
    } else {
      title = size
      details = []
    }
    details += [
      "\(traits.horizontalSizeClass.rawValue) × \(traits.verticalSizeClass.rawValue)",
      "text \(traits.preferredContentSizeCategory.rawValue)",
      traits.layoutDirection == .rightToLeft ? "right to left" : "left to right",
    ]
    if traits.displayScale != ownScale {
      details.append("@\(PictureNumber.text(traits.displayScale))x")
    }
    if environment.keyboardHeight > 0 {
      details.append("keyboard \(PictureNumber.text(environment.keyboardHeight))")
    }
    let ownEnvironment = try? window?.environment(on: environment.platform)
    let ownProfile =
      ownEnvironment?.readableWidthProfile ?? .profile(of: environment.platform.system)
    if environment.readableWidthProfile != ownProfile {
      details.append("readable \(environment.readableWidthProfile.name)")
    }
  }

  private static func name(of split: Split) -> String {
    switch split {
    case .full: "full screen"
    case .twoThirds, .half, .oneThird: "split \(split.rawValue)"
    case .slideOver: "slide over"
    }
  }
}
