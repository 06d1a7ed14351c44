import Tinamou

/// Whether a rotation stays within 50 ms, and the report of its stages.
func rotationWithinBudget(_ controller: LayoutController) throws -> (isMet: Bool, report: String) {
  guard let phone = Device.named("iphone-14") else { return (false, "") }
  let portrait = try WindowConfiguration.device(phone).environment()
  let landscape = try WindowConfiguration.device(phone, orientation: .landscape).environment()
  let window = Window(rootController: controller, environment: portrait)
  window.budget = TransitionBudget(frameSeconds: 0.05)
  try window.engine.layoutIfNeeded()
  let report = try window.resize(to: landscape)
  return (report.verdict == .met, "\(report)")
}
