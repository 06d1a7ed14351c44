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
  public func fillPath(using rule: CGPathFillRule = .winding) {}
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
  public func clip(using rule: CGPathFillRule = .winding) {}
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
  /// Does nothing: nothing is drawn.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Does nothing: nothing is drawn.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Does nothing: nothing is drawn.
  public func addLines(between points: [CGPoint]) {}
  /// Does nothing: nothing is drawn.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Does nothing: nothing is drawn.
  public func clip(to rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func clear(_ rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func fill(_ rects: [CGRect]) {}
  /// Does nothing: nothing is drawn.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Does nothing: nothing is drawn.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Does nothing: nothing is drawn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Does nothing: nothing is drawn.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Does nothing: nothing is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Does nothing: nothing is drawn.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func setAllowsAntialiasing(_ allows: Bool) {}
  /// Does nothing: nothing is drawn.
  public func setShouldAntialias(_ antialiases: Bool) {}
  /// Does nothing: nothing is drawn.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// Does nothing: nothing is drawn.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
  /// Does nothing: nothing is drawn.
  public func endTransparencyLayer() {}
  /// Does nothing: nothing is drawn.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func clip(to rect: CGRect, mask: CGImage) {}
  /// Does nothing: nothing is drawn.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  /// Does nothing: nothing is drawn.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  /// How pictures are scaled; nothing is drawn.
  public var interpolationQuality = CGInterpolationQuality.default
  /// Returns `nil`: nothing is drawn.
  public func makeImage() -> CGImage? { nil }
}

/// Does nothing: nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}
/// Does nothing: nothing is drawn.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
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
