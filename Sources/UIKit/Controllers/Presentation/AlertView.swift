import Foundation
import TinamouEnvironment

/// The texts, fields and buttons of an alert or action sheet, one below the other.
///
/// Where they are on iOS 26 and later was read from the views of UIKit's alerts (github
/// anvu69/liquid_shell); see `SystemMetric` for the numbers of each system.
final class AlertView: UIView {
  /// The form of the content.
  enum Layout {
    /// A card: two buttons that fit are side by side.
    case card
    /// A popover: no button cancels, because a tap beside it does.
    case popover
    /// At the lower edge of a phone before iOS 26: the button that cancels is apart from the
    /// others.
    case lowerEdge
  }

  private var platform: Platform { UIScreen.main.platform }

  private func number(_ metric: SystemMetric) -> CGFloat { CGFloat(platform.value(of: metric)) }

  /// Shows the present content of an alert.
  func show(_ alert: UIAlertController, _ layout: Layout) {
    for view in subviews { view.removeFromSuperview() }
    let last = addTexts(of: alert)
    addButtons(of: alert, layout, below: last)
  }

  // MARK: Texts

  /// Adds title, message and fields, and returns the last one.
  private func addTexts(of alert: UIAlertController) -> UIView? {
    let texts: [UIView?] =
      [
        alert.title.map { label($0, .headline) },
        // The message was smaller before iOS 26.
        alert.message.map { label($0, platform.system >= .iOS26 ? .subheadline : .footnote) },
      ] + (alert.textFields ?? [])
    var last: UIView?
    for text in texts.compactMap(\.self) {
      let inset = number(.alertTextInset)
      let top =
        last.map {
          text.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: number(.alertTextGap))
        } ?? text.topAnchor.constraint(equalTo: topAnchor, constant: number(.alertTextTop))
      add(
        text,
        [
          top, text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
          text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
        ])
      last = text
    }
    return last
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    return label
  }

  // MARK: Buttons

  /// Adds the buttons in rows, and ends the view below the last one.
  private func addButtons(of alert: UIAlertController, _ layout: Layout, below text: UIView?) {
    let inset = number(.alertButtonsInset)
    var last = text
    for (index, row) in rows(of: alert.actions, layout).enumerated() {
      let gap = index == 0 ? number(.alertButtonsTop) : self.gap(above: row, layout)
      let top =
        last.map { ($0.bottomAnchor, gap) }
        ?? (topAnchor, inset)
      var before: UIView?
      for action in row {
        let button = button(action, isBold: action === alert.preferredAction)
        var constraints = [
          button.topAnchor.constraint(equalTo: top.0, constant: top.1),
          button.heightAnchor.constraint(equalToConstant: buttonHeight(of: alert)),
        ]
        if let before {
          constraints += [
            button.leadingAnchor.constraint(
              equalTo: before.trailingAnchor, constant: number(.alertButtonGap)),
            button.widthAnchor.constraint(equalTo: before.widthAnchor),
          ]
        } else {
          constraints.append(
            button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset))
        }
        add(button, constraints)
        before = button
      }
      before?.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset).isActive = true
      last = before
    }
    // A window that is too low determines the height instead.
    let end = last?.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset)
    end?.priority = .defaultHigh
    end?.isActive = true
  }

  /// The actions of each row. The one that cancels is the first one of two in a row, otherwise the
  /// last.
  private func rows(of actions: [UIAlertAction], _ layout: Layout) -> [[UIAlertAction]] {
    let cancelling = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    switch layout {
    case .popover: return others.map { [$0] }
    case .lowerEdge: return (others + cancelling).map { [$0] }
    case .card:
      let pair = cancelling + others
      if pair.count == 2, pair.allSatisfy(fitsBesideAnother) { return [pair] }
      return (others + cancelling).map { [$0] }
    }
  }

  /// Whether the title of an action fits into half of a card.
  private func fitsBesideAnother(_ action: UIAlertAction) -> Bool {
    let room = number(.alertWidth) - 2 * number(.alertButtonsInset) - number(.alertButtonGap)
    return button(action, isBold: true).intrinsicContentSize.width <= room / 2
  }

  private func gap(above row: [UIAlertAction], _ layout: Layout) -> CGFloat {
    let isApart = layout == .lowerEdge && row.contains { $0.style == .cancel }
    return number(isApart ? .actionSheetInset : .alertButtonGap)
  }

  private func buttonHeight(of alert: UIAlertController) -> CGFloat {
    number(alert.preferredStyle == .alert ? .alertButtonHeight : .actionSheetButtonHeight)
  }

  private func button(_ action: UIAlertAction, isBold: Bool) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .medium)
    button.isEnabled = action.isEnabled
    return button
  }

  private func add(_ view: UIView, _ constraints: [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate(constraints)
  }
}
