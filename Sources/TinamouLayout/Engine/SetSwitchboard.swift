/// Which sets apply, and what their views had before.
struct SetSwitchboard {
  /// The places of the sets that apply.
  var applying: [Int] = []
  /// Whether the sets or the tree changed since they were last switched.
  var isStale = true
  /// The places of the items that the constraints of a set mention, by the place of the set; known
  /// since the sets or the tree last changed.
  var mentions: [Int: [Int32]] = [:]
  /// The sizes of containers that the sets of this layout follow, in points.
  var containerSizes: [LayoutItem.ID: Size] = [:]
  /// The constraints of the sets that apply, set by set.
  var constraints: [[LayoutConstraint]] = []
  /// The attributes that sets have overridden, with the views' own values.
  var originals: [ViewOverride.Key: ViewOverride] = [:]
}
