public import Foundation

/// A drawing context; there is none, because nothing is drawn.
public final class CGContext {
  init() {}

  /// Does nothing: nothing is drawn.
  public func setFillColor(_ color: CGColor) {}
  /// Does nothing: nothing is drawn.
  public func setStrokeColor(_ color: CGColor) {}
  /// Does nothing: nothing is drawn.
  public func setLineWidth(_ width: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func beginPath() {}
  /// Does nothing: nothing is drawn.
  public func closePath() {}
  /// Does nothing: nothing is drawn.
  public func move(to point: CGPoint) {}
  /// Does nothing: nothing is drawn.
  public func addLine(to point: CGPoint) {}
  /// Does nothing: nothing is drawn.
  public func addRect(_ rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func addEllipse(in rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Does nothing: nothing is drawn.
  public func addPath(_ path: CGPath) {}
  /// Does nothing: nothing is drawn.
  public func fillPath() {}
  /// Does nothing: nothing is drawn.
  public func strokePath() {}
  /// Does nothing: nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func fillEllipse(in rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func strokeEllipse(in rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func clip() {}
  /// Does nothing: nothing is drawn.
  public func saveGState() {}
  /// Does nothing: nothing is drawn.
  public func restoreGState() {}
  /// Does nothing: nothing is drawn.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func rotate(by angle: CGFloat) {}
}

/// Does nothing: nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}
/// Does nothing: nothing is drawn.
public func UIRectFrame(_ rect: CGRect) {}
/// Does nothing: nothing is drawn.
public func UIRectClip(_ rect: CGRect) {}
/// Does nothing: nothing is drawn.
public func UIGraphicsPushContext(_ context: CGContext) {}
/// Does nothing: nothing is drawn.
public func UIGraphicsPopContext() {}
/// Returns `nil`: there is no drawing context.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
