/// Which sets apply, and what their views had before.
struct SetSwitchboard {
  /// The places of the sets that apply.
  var applying: [Int] = []
  /// Whether the sets or the tree changed since they were last switched.
  var isStale = true
  /// The sizes of containers that the sets of this layout follow, in points.
  var containerSizes: [LayoutItem.ID: Size] = [:]
  /// The constraints that sets have activated.
  var constraints: [LayoutConstraint] = []
  /// The attributes that sets have overridden, with the views' own values.
  var originals: [ViewOverride.Key: ViewOverride] = [:]
}
