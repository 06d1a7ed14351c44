import Testing
import UIKit

/// Storyboards, segues and nibs: code that mentions them compiles, and what it asks of them is
/// reported.
@MainActor @Suite struct InterfaceFileTests {
  init() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
  }

  private func problems(_ body: () -> Void) -> [String] {
    body()
    return TinamouUIKit.clearProblems().map(\.description)
  }

  @Test func `a storyboard gives nothing and says so`() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(
      problems {
        _ = storyboard.instantiateInitialViewController()
        _ = storyboard.instantiateViewController(withIdentifier: "Detail")
      } == [
        "the storyboard 'Main' is not read: make its first controller in code",
        "the storyboard 'Main' is not read: make the controller 'Detail' in code",
      ])
  }

  @Test func `a controller has no storyboard, and its segue is reported`() {
    let controller = UIViewController()
    #expect(controller.storyboard == nil)
    #expect(TinamouUIKit.problems.isEmpty)
    #expect(
      problems { controller.performSegue(withIdentifier: "detail", sender: nil) } == [
        "the segue 'detail' is not known: present or push the controller in code"
      ])
  }

  @Test func `a nib that is only made is not reported`() {
    #expect(problems { _ = UINib(nibName: "Cell", bundle: nil) }.isEmpty)
  }

  @Test func `a nib whose objects are wanted is reported`() {
    let nib = UINib(nibName: "Cell", bundle: nil)
    let expected = "the nib 'Cell' is not read: make its views in code, or register a class"
    #expect(problems { _ = nib.instantiate(withOwner: nil) } == [expected])
    #expect(problems { _ = Bundle.main.loadNibNamed("Cell", owner: nil) } == [expected])
    #expect(
      problems { UITableView().register(nib, forCellReuseIdentifier: "cell") } == [expected])
  }
}
