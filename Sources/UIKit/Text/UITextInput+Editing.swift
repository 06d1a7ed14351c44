import Foundation

/// The commands of the menu for editing, with the pasteboard of the program.
extension UITextInput {
  func selectEverything() {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }

  func copySelection() {
    guard let range = selectedTextRange, !range.isEmpty, let part = text(in: range) else { return }
    UIPasteboard.general.string = part
  }

  func deleteSelection() {
    if let range = selectedTextRange, !range.isEmpty { deleteBackward() }
  }

  func cut() {
    copySelection()
    deleteSelection()
  }

  func paste() {
    if let text = UIPasteboard.general.string { insertText(text) }
  }
}
