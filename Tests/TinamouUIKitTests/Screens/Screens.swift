import UIKit

/// A list and its detail, side by side in a regular width, and one of them in a compact width.
final class AdaptiveListController: UIViewController {
  let list = UIView()
  let detail = UILabel()
  private var compact: [NSLayoutConstraint] = []
  private var regular: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    detail.text = "Choose an entry from the list to read it here."
    detail.numberOfLines = 0
    detail.font = .preferredFont(forTextStyle: .body)
    detail.adjustsFontForContentSizeCategory = true
    for subview in [list, detail] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: safeArea.topAnchor),
      list.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
    ])
    compact = [
      list.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      list.heightAnchor.constraint(equalToConstant: 200),
      detail.topAnchor.constraint(equalTo: list.bottomAnchor, constant: 12),
      detail.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ]
    regular = [
      list.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      list.widthAnchor.constraint(equalToConstant: 320),
      detail.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 12),
      detail.leadingAnchor.constraint(equalTo: list.trailingAnchor, constant: 16),
      detail.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ]
    update()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  private func update() {
    let isRegular = traitCollection.horizontalSizeClass == .regular
    NSLayoutConstraint.deactivate(isRegular ? compact : regular)
    NSLayoutConstraint.activate(isRegular ? regular : compact)
  }
}

/// A row of a chat: a bubble at one side, at most three quarters of the row wide.
final class BubbleCell: UITableViewCell {
  let bubble = UIView()
  let label = UILabel()
  private var own: NSLayoutConstraint?
  private var other: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    bubble.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    own = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
    other = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ text: String, isOwn: Bool) {
    label.text = text
    own?.isActive = false
    other?.isActive = false
    (isOwn ? own : other)?.isActive = true
  }
}

/// A chat.
final class ChatController: UITableViewController {
  private let messages = [
    ("Hello", false), ("Did you see the tinamou in the garden this morning?", true),
    ("No! They hide so well that I have never seen one, although I have looked for years.", false),
    ("Next time", true),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
    let message = messages[indexPath.row]
    (cell as? BubbleCell)?.show(message.0, isOwn: message.1)
    return cell
  }
}
