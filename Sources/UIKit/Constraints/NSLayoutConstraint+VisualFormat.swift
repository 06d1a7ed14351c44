import Foundation
import TinamouFormat
import TinamouLayout
import TinamouSolver

extension NSLayoutConstraint {
  /// Makes inactive constraints of a visual format such as `H:|-[photo(100)]-8-[title]-|`.
  ///
  /// Where UIKit throws an exception, a problem is reported, and there are no constraints.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try LayoutConstraint.constraints(
        withVisualFormat: format, options: .init(rawValue: opts.rawValue),
        metrics: metrics?.compactMapValues(number), views: views.compactMapValues(LayoutItem.of)
      ).map { constraint in
        let model = ConstraintModel(
          constraint.left, constraint.relation, constraint.right, priority: constraint.priority,
          location: constraint.location)
        model.systemSpacing = constraint.systemSpacing
        return NSLayoutConstraint(model)
      }
    } catch {
      TinamouUIKit.report(.invalidConstraint("\(error)"))
      return []
    }
  }

  private static func number(_ metric: Any) -> Double? {
    switch metric {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
