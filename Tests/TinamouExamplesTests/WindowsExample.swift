import Tinamou

/// How wide the window of an app is after each step on an iPad Air 2 in landscape orientation.
func widthsOfSteps() throws -> [Double?] {
  guard let device = Device.named("ipad-air-2") else { return [] }
  var screen = ScreenArrangement(
    device, .landscape, application: Application("app"), others: [Application("other")])
  var widths: [Double?] = []
  func note() { widths.append(screen.scene(of: "app")?.environment.windowSize.width) }

  try screen.split(.half)  // app and other side by side
  note()
  try screen.moveDivider(to: 700)  // snaps: app has 2/3
  note()
  screen.rotate()
  note()
  try screen.place("app", in: .slideOver)  // other has the full screen
  note()
  return widths
}
