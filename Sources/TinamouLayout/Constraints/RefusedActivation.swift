/// The reason why a constraint could not be activated, for its engine to throw while it stands.
struct RefusedActivation {
  let constraint: LayoutConstraint
  let error: LayoutError
}
