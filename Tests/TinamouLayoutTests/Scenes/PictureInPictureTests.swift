import Testing
import TinamouLayout

@Suite struct PictureInPictureTests {
  @Test func `the picture keeps to its corner through rotation and keyboard`() throws {
    for direction in LayoutDirection.allCases {
      var arrangement = try screen("ipad-mini-6", .landscape, .current, direction)
      try arrangement.startPictureInPicture(size: Size(width: 320, height: 180))
      func expected(_ frame: Rect) -> Rect {
        direction == .leftToRight ? frame : frame.mirrored(in: arrangement.screen.bounds.width)
      }
      #expect(
        arrangement.pictureInPictureFrame
          == expected(Rect(x: 797, y: 528, width: 320, height: 180)))
      arrangement.rotate()
      #expect(
        arrangement.pictureInPictureFrame
          == expected(Rect(x: 408, y: 917, width: 320, height: 180)))
      try arrangement.showKeyboard(height: 400)
      #expect(
        arrangement.pictureInPictureFrame
          == expected(Rect(x: 408, y: 537, width: 320, height: 180)))
      arrangement.hideKeyboard()
      try arrangement.movePictureInPicture(
        to: Point(x: direction == .leftToRight ? 371 : 373, y: 500))
      #expect(arrangement.pictureInPicture?.corner == .topLeading)
      #expect(
        arrangement.pictureInPictureFrame == expected(Rect(x: 16, y: 40, width: 320, height: 180)))
    }
  }

  @Test func `without room it is smaller and still above the keyboard`() throws {
    var arrangement = try screen("ipad-air-2")
    try arrangement.startPictureInPicture(
      size: Size(width: 800, height: 450), corner: .topTrailing)
    try arrangement.showKeyboard(height: 400)
    let frame = try #require(arrangement.pictureInPictureFrame)
    #expect(frame.minY == 36)
    #expect(frame.maxY == 352)
    #expect(frame.width / frame.height == 800.0 / 450)
    #expect(frame.maxX == 1008)
    try arrangement.showKeyboard(height: 760)
    #expect(arrangement.pictureInPictureFrame?.height == 0)
  }

  @Test func `it goes on by itself when the primary app goes to the background`() throws {
    for profile in MultitaskingProfile.allCases {
      var arrangement = try screen("ipad-air-2", .landscape, profile)
      try arrangement.split(.half)
      try arrangement.setPlayingVideo(true, of: "other")
      var secondary = arrangement
      try secondary.setActivation(.background)
      #expect((secondary.pictureInPicture == nil) == (profile == .iOS9))
      try arrangement.setPlayingVideo(true, of: "app")
      try arrangement.setActivation(.background)
      #expect(arrangement.pictureInPicture?.applicationID == "app")
      #expect(
        arrangement.pictureInPictureFrame == Rect(x: 752, y: 608, width: 256, height: 144))
    }
    var dismissed = try screen("ipad-air-2", .landscape, .iOS9)
    try dismissed.setPlayingVideo(true, of: "app")
    try dismissed.split(.half)
    try dismissed.moveDivider(to: 0)
    #expect(dismissed.pictureInPicture?.applicationID == "app")
  }

  @Test func `any known app may have the one picture`() throws {
    var arrangement = try screen("ipad-air-2", .landscape, .iOS9)
    try arrangement.startPictureInPicture(of: "third", corner: .topLeading)
    #expect(arrangement.scene(of: "third") == nil)
    #expect(arrangement.pictureInPictureFrame == Rect(x: 16, y: 36, width: 256, height: 144))
    try arrangement.startPictureInPicture(of: "app")
    #expect(arrangement.pictureInPicture?.applicationID == "app")
    try arrangement.resizePictureInPicture(to: Size(width: 400, height: 225))
    #expect(arrangement.pictureInPictureFrame?.maxX == 1008)
    try arrangement.stopPictureInPicture()
    let before = arrangement
    #expect(throws: SceneError.noPictureInPicture) { try arrangement.stopPictureInPicture() }
    #expect(throws: SceneError.noPictureInPicture) {
      try arrangement.movePictureInPicture(to: .zero)
    }
    #expect(throws: SceneError.noPictureInPicture) {
      try arrangement.resizePictureInPicture(to: Size(width: 100, height: 100))
    }
    for side in [0, 1025, Double.nan] {
      #expect(throws: SceneError.self) {
        try arrangement.startPictureInPicture(size: Size(width: side, height: 100))
      }
    }
    #expect(arrangement == before)
  }

  @Test func `phones have it since iOS 14`() throws {
    var today = try screen("iphone-14", .portrait)
    try today.startPictureInPicture()
    #expect(today.pictureInPictureFrame?.width == 130)
    var old = try screen("iphone-6", .portrait)
    #expect(throws: SceneError.self) { try old.startPictureInPicture() }
    var ios9 = try screen("iphone-14", .portrait, .iOS9)
    #expect(
      throws: SceneError.featureNotOffered(
        .pictureInPicture, device: "iphone-14", profile: .iOS9)
    ) { try ios9.startPictureInPicture() }
    #expect(
      SceneError.featureNotOffered(.pictureInPicture, device: "iphone-14", profile: .iOS9)
        .description == "iphone-14 has no Picture in Picture on iOS 9")
  }
}
