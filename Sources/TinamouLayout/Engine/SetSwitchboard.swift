/// Which sets apply, and what their views had before.
struct SetSwitchboard {
  /// The constraints that sets have activated.
  var constraints: [LayoutConstraint] = []
  /// The attributes that sets have overridden, with the views' own values.
  var originals: [ViewOverride.Key: ViewOverride] = [:]
}
