/// The reason why a constraint could not be activated, which its engine throws as long as it
/// applies.
struct RefusedActivation {
  let constraint: LayoutConstraint
  let error: LayoutError
}
