public import Foundation

/// Images of controls, which do not change their sizes here.
extension UIStepper {
  /// Does nothing: nothing is drawn.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing: nothing is drawn.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing: nothing is drawn.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing: nothing is drawn.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {}
}

extension UISegmentedControl {
  /// A part of the segments.
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  /// Does nothing: nothing is drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: nothing is drawn.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: nothing is drawn.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  /// Does nothing: nothing is drawn.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {}
}

extension UISearchBar {
  /// Does nothing: nothing is drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: nothing is drawn.
  public func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing: nothing is drawn.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Does nothing: nothing is drawn.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UIPageControl {
  /// Does nothing: nothing is drawn.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
}
