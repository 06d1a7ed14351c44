// Measures what a browser has made of a preview and leaves it in the document as JSON.
(function () {
  "use strict";

  function box(element, origin) {
    const rect = element.getBoundingClientRect();
    return [rect.left - origin.left, rect.top - origin.top, rect.width, rect.height];
  }

  function measure(drawing) {
    const paper = drawing.querySelector(".paper").getBoundingClientRect();
    return {
      size: [paper.width, paper.height],
      views: Array.from(drawing.querySelectorAll("rect.view"), function (view) {
        return { id: view.querySelector("title").textContent.split("\n")[0], frame: box(view, paper) };
      }),
      texts: Array.from(drawing.querySelectorAll(".texts text"), function (text) {
        return { text: text.textContent, frame: box(text, paper) };
      }),
      guides: drawing.querySelectorAll("rect.guide").length,
      names: drawing.querySelectorAll(".names text").length,
      marks: drawing.querySelectorAll("rect.mark").length,
    };
  }

  /// How many groups of each kind are displayed while a switch is off.
  function switches() {
    const result = {};
    for (const id of ["guides", "texts", "names", "marks"]) {
      const input = document.getElementById(id);
      if (!input) continue;
      input.click();
      const groups = Array.from(document.querySelectorAll("g." + id));
      result[id] = groups.filter((group) => getComputedStyle(group).display !== "none").length;
      input.click();
    }
    return result;
  }

  /// The width of the first drawing by the choice of its size.
  function zooms() {
    return Array.from(document.querySelectorAll("input[name=zoom]"), function (input) {
      input.click();
      return document.querySelector("svg.window").getBoundingClientRect().width;
    });
  }

  const measured = {
    windows: Array.from(document.querySelectorAll("svg.window"), measure),
    switches: switches(),
    zooms: zooms(),
    scripts: document.querySelectorAll("script").length,
  };
  const holder = document.querySelector("script#measure");
  holder.textContent = "MEASURED" + JSON.stringify(measured).replaceAll("<", "\\u003c")
    .replaceAll("&", "\\u0026").replaceAll(">", "\\u003e") + "MEASURED";
})();
