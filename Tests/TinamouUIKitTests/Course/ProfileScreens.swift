import UIKit

/// The presentation of a card in the lower part of the window, over a dimmed view.
final class CardPresentation: UIPresentationController {
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let height = container.bounds.height * 0.4
    return CGRect(
      x: 10, y: container.bounds.height - height - 10, width: container.bounds.width - 20,
      height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    container.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Provides the presentation of a card.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// A profile: a header and two cards, each of them a controller in a container.
final class ProfileController: UIViewController {
  let header = UIView()
  let first = UIView()
  let second = UIView()
  let date = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: Selector("close"))
    let padding: CGFloat = 20
    for card in [header, first, second, date] {
      card.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(card)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: padding),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -padding),
      ])
    }
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      header.heightAnchor.constraint(equalToConstant: 180),
      first.topAnchor.constraint(equalTo: header.bottomAnchor, constant: padding),
      first.heightAnchor.constraint(equalToConstant: 140),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: padding),
      second.heightAnchor.constraint(equalToConstant: 140),
      date.topAnchor.constraint(equalTo: second.bottomAnchor, constant: padding),
      date.heightAnchor.constraint(equalToConstant: 18),
    ])
    add(CountsController(), to: first)
    add(CountsController(), to: second)
  }

  private func add(_ child: UIViewController, to container: UIView) {
    addChild(child)
    container.addSubview(child.view)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: self)
  }
}

/// Two numbers above a button.
final class CountsController: UIViewController {
  let stack = UIStackView()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.cornerRadius = 18
    stack.distribution = .equalSpacing
    for _ in 0..<2 {
      let box = UIView()
      box.widthAnchor.constraint(equalToConstant: 100).isActive = true
      stack.addArrangedSubview(box)
    }
    button.setTitle("Show", for: .normal)
    button.configuration = .tinted()
    button.configuration?.title = "Show"
    button.configuration?.image = UIImage(systemName: "person")
    button.configuration?.imagePadding = 6
    for child in [stack, button] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let padding: CGFloat = 20
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: padding),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: padding),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -padding),
      stack.heightAnchor.constraint(equalToConstant: 50),
      button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -padding),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: padding),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -padding),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

/// Favourites in a table, with the standard content of cells.
final class FavoritesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()
  var names = ["Ann", "Bo", "Cy"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Favorites"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.separatorStyle = .none
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    tableView.tableFooterView = UIView(frame: .zero)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    content.image = UIImage(size: CGSize(width: 120, height: 60))
    content.imageProperties.maximumSize = CGSize(width: 60, height: 60)
    content.imageToTextPadding = 10
    cell.contentConfiguration = content
    return cell
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .left)
  }
}

extension FavoritesController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
