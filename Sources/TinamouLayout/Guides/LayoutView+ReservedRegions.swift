extension LayoutView {
  /// Returns the regions of a kind that intersect the view, as
  /// `UIView.reservedRegions(kind:options:)` of iOS 27.1.
  ///
  /// The frames are in the coordinates of the view, not clipped to it, at their physical sides in
  /// every language.
  ///
  /// - Parameters:
  ///   - kind: The kind of region.
  ///   - includesInactive: Whether to return also regions that content need not keep clear of now,
  ///     such as the fold of a device that is flat.
  /// - Returns: The regions; none outside of a window.
  public func reservedRegions(
    kind: ReservedRegion.Kind, includesInactive: Bool = false
  ) -> [ReservedRegion] {
    guard let environment = engine?.environment else { return [] }
    let place = convert(Rect(origin: boundsOrigin, size: frame.size), to: nil)
    return environment.allReservedRegions.filter { region in
      region.kind == kind && (includesInactive || region.isActive)
        && region.from(place.origin).intersects(frame.size)
    }.map { $0.from(place.origin - boundsOrigin) }
  }
}
