public import Foundation

/// Where somebody would draw; there is none, since nothing is drawn.
public final class CGContext {
  private init() {}

  /// Draws nothing.
  public func setFillColor(_ color: CGColor) {}
  /// Draws nothing.
  public func setStrokeColor(_ color: CGColor) {}
  /// Draws nothing.
  public func setLineWidth(_ width: CGFloat) {}
  /// Draws nothing.
  public func beginPath() {}
  /// Draws nothing.
  public func closePath() {}
  /// Draws nothing.
  public func move(to point: CGPoint) {}
  /// Draws nothing.
  public func addLine(to point: CGPoint) {}
  /// Draws nothing.
  public func addRect(_ rect: CGRect) {}
  /// Draws nothing.
  public func addEllipse(in rect: CGRect) {}
  /// Draws nothing.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Draws nothing.
  public func addPath(_ path: CGPath) {}
  /// Draws nothing.
  public func fillPath() {}
  /// Draws nothing.
  public func strokePath() {}
  /// Draws nothing.
  public func fill(_ rect: CGRect) {}
  /// Draws nothing.
  public func stroke(_ rect: CGRect) {}
  /// Draws nothing.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws nothing.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws nothing.
  public func clip() {}
  /// Draws nothing.
  public func saveGState() {}
  /// Draws nothing.
  public func restoreGState() {}
  /// Draws nothing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Draws nothing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Draws nothing.
  public func rotate(by angle: CGFloat) {}
}

/// Where to draw: nowhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
