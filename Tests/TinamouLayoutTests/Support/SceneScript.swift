import TinamouLayout

/// One call to a screen; positions are those of a left-to-right language.
enum SceneStep: Sendable {
  case place(String, Split)
  case split(Split, String, String?)
  case enterFullScreen(String)
  case enterSlideOver(String?)
  case dragDivider(Double)
  case releaseDivider
  case rotate
  case resize(String, Size)
  case moveWindow(String, Point)
  case setActivation(ActivationState, String?)
  case setPlayingVideo(Bool, String)
  case showKeyboard(Double, String)
  case hideKeyboard
  case startPicture(String, ScreenCorner)
  case movePicture(Point)
  case stopPicture
  case connectDisplay(Size)
  case disconnectDisplay

  /// Makes the step; on a screen of a right-to-left language at the mirrored position.
  func apply(to screen: inout ScreenArrangement) throws(SceneError) {
    let width = screen.screen.bounds.width
    func x(_ position: Double, _ extent: Double = 0) -> Double {
      screen.direction == .leftToRight ? position : width - extent - position
    }
    switch self {
    case .place(let id, let split): try screen.place(id, in: split)
    case .split(let share, let id, let other): try screen.split(share, for: id, with: other)
    case .enterFullScreen(let id): try screen.enterFullScreen(id)
    case .enterSlideOver(let id): try screen.enterSlideOver(id)
    case .dragDivider(let position): try screen.dragDivider(to: x(position))
    case .releaseDivider: try screen.releaseDivider()
    case .rotate: screen.rotate()
    case .resize(let id, let size): try screen.resize(to: size, for: id)
    case .moveWindow(let id, let origin):
      let extent = screen.scene(of: id)?.frame.width ?? 0
      try screen.moveWindow(of: id, to: Point(x: x(origin.x, extent), y: origin.y))
    case .setActivation(let state, let id): try screen.setActivation(state, of: id)
    case .setPlayingVideo(let isPlaying, let id): try screen.setPlayingVideo(isPlaying, of: id)
    case .showKeyboard(let height, let id): try screen.showKeyboard(height: height, by: id)
    case .hideKeyboard: screen.hideKeyboard()
    case .startPicture(let id, let corner):
      try screen.startPictureInPicture(of: id, corner: corner)
    case .movePicture(let point):
      try screen.movePictureInPicture(to: Point(x: x(point.x), y: point.y))
    case .stopPicture: try screen.stopPictureInPicture()
    case .connectDisplay(let size): try screen.connectExternalDisplay(size: size)
    case .disconnectDisplay: screen.disconnectExternalDisplay()
    }
  }
}

/// A source of random steps, valid and invalid.
struct SceneScript {
  private var state: UInt64
  private let names = ["app", "other", "third", "game", "ghost"]

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from zero up to the limit, excluding it.
  mutating func random(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[random(elements.count)]
  }

  /// An app; unknown ones are rare.
  private mutating func name() -> String {
    random(20) == 0 ? names[4] : names[random(4)]
  }

  /// Multiples of half a point, so that mirroring is exact, and occasionally no number.
  private mutating func position() -> Double {
    random(40) == 0 ? .nan : Double(random(2800) - 20) / 2
  }

  mutating func step() -> SceneStep {
    switch random(24) {
    case 0, 1: .place(name(), one(of: Split.allCases))
    case 2, 3, 4: .split(one(of: Split.allCases), name(), random(2) == 0 ? nil : name())
    case 5: .enterFullScreen(name())
    case 6, 7: .enterSlideOver(random(2) == 0 ? nil : name())
    case 8, 9, 10: .dragDivider(position())
    case 11, 12: .releaseDivider
    case 13, 14: .rotate
    case 15: .resize(name(), Size(width: position(), height: position()))
    case 16: .moveWindow(name(), Point(x: position(), y: position()))
    case 17: .setActivation(one(of: ActivationState.allCases), random(2) == 0 ? nil : name())
    case 18: .setPlayingVideo(random(2) == 0, name())
    case 19: .showKeyboard(position() / 3, name())
    case 20: .hideKeyboard
    case 21: .startPicture(name(), one(of: ScreenCorner.allCases))
    case 22: .movePicture(Point(x: position(), y: position()))
    default:
      one(of: [.stopPicture, .connectDisplay(Size(width: 800, height: 600)), .disconnectDisplay])
    }
  }
}
