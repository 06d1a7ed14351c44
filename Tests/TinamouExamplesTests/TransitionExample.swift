import Tinamou

/// The left edges of a view on the way to a narrower window, in four frames.
func framesOfResize() throws -> [Double] {
  guard let pad = Device.named("ipad-air-2") else { return [] }
  let controller = LayoutController("root")
  let badge = LayoutView("badge")
  controller.view.addSubview(badge)
  try LayoutConstraint.activate([
    badge.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    badge.widthAnchor.constraint(equalToConstant: 24),
  ])
  let window = Window(
    rootController: controller,
    environment: try WindowConfiguration.device(pad, orientation: .landscape).environment())
  let transition = try window.beginTransition(
    to: WindowConfiguration.device(pad, orientation: .landscape, split: .half).environment())
  var lefts: [Double] = []
  if let animation = transition.animation, let place = animation.items.firstIndex(of: badge.id) {
    var frames = animation.makeFrames()
    for step in 0...3 {
      transition.run(Double(step) / 3, into: &frames)
      lefts.append(frames[place].minX)
    }
  }
  transition.finish()
  return lefts
}
