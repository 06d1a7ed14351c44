import TinamouFormat
import TinamouLayout

/// Rules about folds, window controls, and what a device has in front of the window.
extension PieceInspection {
  /// Reports a text or control in a region that is reserved.
  mutating func checkReserved(_ place: InspectedView) {
    guard place.isTextOrControl else { return }
    report(
      .acrossFold, "\(place.name) lies across the fold", [place], acrossFold(place),
      help: "keep it inside of 'root.fold.before' or 'root.fold.after' while the fold is active")
    if place.isScrolled || place.kind.insetsItsContent { return }
    for region in environment.allReservedRegions where region.isWindowControls {
      report(
        .underWindowControls, "\(place.name) lies under the controls of the window", [place],
        meeting(place.aligned, SweptRect(frame(of: region), over: swept)),
        help: "keep it beside 'root.windowControls', or in a region that retreats from corners")
    }
    report(
      .underCover, "\(place.name) lies under a camera, the status bar or a strip", [place],
      covered(place),
      help: "keep its edges inside of 'root.safeArea', or beside the region")
  }

  /// The sizes at which a text or control lies under a camera, the status bar or a strip.
  func covered(_ place: InspectedView) -> SizeSet {
    guard place.isTextOrControl, !place.isScrolled else { return SizeSet() }
    return environment.reservedRegions.filter { $0.kind == .occlusion && $0.isActive }
      .reduce(SizeSet()) { $0.union(meeting(place.aligned, SweptRect(frame(of: $1), over: swept))) }
  }

  /// The sizes at which a view lies in the fold. The rows of a table scroll past a fold that lies
  /// across, and not past an upright one.
  private func acrossFold(_ place: InspectedView) -> SizeSet {
    guard let fold = environment.activeDivision else { return SizeSet() }
    var band = frame(of: fold)
    if let scrollView = place.item.scrollView {
      guard fold.axis == .vertical, scrollView.kind == .table else {
        return SizeSet()
      }
      // Wherever the row is now, it comes into the window.
      (band.y, band.height) = (place.aligned.moving.y, place.aligned.moving.height)
    }
    return meeting(place.aligned, SweptRect(band, over: swept))
  }

  /// The frame of a region in the window.
  private func frame(of region: ReservedRegion) -> MovingRect {
    let rect = region.frame
    var x = MovingNumber(rect.minX)
    if region.isAtRightEdge, let window { x = window.moving.width - rect.width }
    return MovingRect(
      x: x, y: MovingNumber(rect.minY), width: MovingNumber(rect.width),
      height: MovingNumber(rect.height))
  }
}
