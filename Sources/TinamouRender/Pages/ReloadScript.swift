/// Makes a page reload itself at intervals, for a file that is written again and again.
///
/// A page that was opened from a file cannot check whether the file has changed. The choices made
/// on the page are kept; the page does not reload while the pointer is over a drawing. The script
/// has no character that needs an escape in XML.
enum ReloadScript {
  /// The script with an interval in seconds.
  static func text(interval: Double) -> String {
    let milliseconds = PictureNumber.text(max(interval, 0.1) * 1000)
    return """
      (function () {
        const key = "tinamou-preview";
        const choices = Array.from(document.querySelectorAll("input, option"));
        function state(choice) { return choice.tagName === "OPTION" ? "selected" : "checked"; }
        try {
          const kept = new Set(JSON.parse(sessionStorage.getItem(key)));
          if (kept.size) choices.forEach(function (choice) { choice[state(choice)] = kept.has(choice.id); });
        } catch {}
        document.addEventListener("change", function () {
          const chosen = choices.filter(function (choice) { return choice[state(choice)]; });
          const ids = chosen.map(function (choice) { return choice.id; });
          try { sessionStorage.setItem(key, JSON.stringify(ids)); } catch {}
        });
        setInterval(function () {
          if (document.hidden) return;
          if (document.querySelector("svg.window:hover")) return;
          location.reload();
        }, \(milliseconds));
      })();

      """
  }
}
