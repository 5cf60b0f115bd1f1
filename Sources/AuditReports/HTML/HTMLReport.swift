public import LayoutAudit
internal import Typography

/// `--report html`: a page for a person, in one file that needs no other and asks no network for anything.
///
/// The overview stands in the page as it is. The drawings are made by the page's script where they come into sight, from
/// the lines and outlines in its data: a page of many elements opens at once.
public struct HTMLReport: Sendable {
  let record: CheckRecord
  let drawings: [[CaseDrawing?]]
  /// What a file is called on the page.
  let path: @Sendable (String) -> String
  /// Every category that an element was judged in, in the order of their first rows.
  let categories: [ContentSizeCategory]

  /// - Parameters:
  ///   - drawings: For each element a drawing for each row; nil, or too few, where there is none. Without any the page
  ///     says that it was made without fonts.
  ///   - path: What a file is called on the page.
  public init(
    _ record: CheckRecord, drawings: [[CaseDrawing?]], path: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.record = record
    self.path = path
    self.drawings = drawings
    var seen: Set<ContentSizeCategory> = []
    categories = record.elements.flatMap(\.results).map(\.category).filter { seen.insert($0).inserted }
  }

  public func html() -> String {
    let title = "Typefit: \(headline)"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'; img-src data:">
      <title>\(title.markup)</title>
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <a class="skip" href="#elements">Skip to the elements</a>
      <header>
      <p class="brand">Typefit</p>
      <h1>\(headline.markup)</h1>
      <p class="lead">\(details.markup)</p>
      \(tally)
      </header>
      <main>
      \(generalFindings)\(HTMLOverview(elements: record.elements, categories: categories).html)
      \(controls)
      <section id="elements" aria-labelledby="elements-title" tabindex="-1">
      <div class="section-head"><h2 id="elements-title">Elements</h2><p id="count" role="status"></p></div>
      \(isDrawn ? legend : Self.withoutDrawings)
      <noscript><p class="note">The elements need JavaScript; the overview doesn’t.</p></noscript>
      <div id="cards"></div>
      <p id="nothing" class="note" hidden>No element matches the filters.</p>
      </section>
      </main>
      <script type="application/json" id="data">\(data.compactText().scriptSafe)</script>
      <script>
      \(Self.drawingScript)\(Self.pageScript)</script>
      </body>
      </html>

      """
  }

  // MARK: Head

  private var headline: String {
    let (errors, warnings) = (record.summary.errors, record.summary.warnings)
    if record.elements.isEmpty { return "Nothing was checked" }
    if errors + warnings == 0 { return "No findings" }
    return "\(counted(errors, "error")), \(counted(warnings, "warning"))"
  }

  private var details: String {
    let summary = record.summary
    return
      "\(counted(summary.elements, "element")) in \(counted(summary.cases, "case")). \(summary.largerTextLine)."
  }

  private var tally: String {
    let rows = record.elements.flatMap(\.results)
    let counts = Verdict.allCases.map { verdict in (verdict, rows.count { $0.verdict == verdict }) }
    let items = counts.filter { $0.1 > 0 }.map { verdict, count in
      "<li class=\"\(verdict.rawValue)\"><span class=\"sign\" aria-hidden=\"true\">\(verdict.sign)</span>"
        + "<b>\(count)</b> \(verdict.rawValue)</li>"
    }
    return "<ul class=\"tally\" aria-label=\"Cases by verdict\">\(items.joined())</ul>"
  }

  /// What was found about the configuration as a whole.
  private var generalFindings: String {
    let findings = record.findings.filter { $0.element == nil }
    if findings.isEmpty { return "" }
    let items = findings.map { finding in
      "<li><b>\(finding.severity.rawValue)</b> \(finding.rule.markup): \(finding.message.markup) → \(finding.advice.markup)</li>"
    }
    return
      "<section aria-label=\"Findings about the configuration\"><ul class=\"general\">\(items.joined())</ul></section>\n"
  }

  // MARK: Controls

  private var controls: String {
    let start = categories.firstIndex(of: .large) ?? 0
    let ticks = categories.map { "<span>\($0.abbreviation.markup)</span>" }.joined()
    var locales: Set<String> = []
    let tags = record.elements.compactMap(\.variant.locale).filter { locales.insert($0).inserted }.sorted()
    let localeOptions = tags.map { "<option value=\"\($0.markup)\">\($0.markup)</option>" }.joined()
    let verdicts = Verdict.allCases.map {
      "<option value=\"\($0.rawValue)\">\($0.sign) \($0.rawValue)</option>"
    }.joined()
    return """
      <section class="filters" aria-label="Filters">
      <label>Verdict in any category<select id="verdict"><option value="">All</option>\
      <option value="problem">Anything but fits</option>\(verdicts)</select></label>
      <label>Element<input id="name" type="search" placeholder="Part of a name" autocomplete="off" spellcheck="false"></label>
      <label>Locale<select id="locale"><option value="">All</option>\(localeOptions)</select></label>
      <button id="reset" type="button">Clear</button>
      </section>
      <section class="dial" aria-label="Category">
      <div class="dial-head"><label for="category">Text size</label><strong id="category-name" aria-hidden="true"></strong></div>
      <div class="track"><input id="category" type="range" min="0" max="\(max(0, categories.count - 1))" \
      value="\(start)" step="1"\(categories.count < 2 ? " disabled" : "")>
      <div class="ticks" aria-hidden="true">\(ticks)</div></div>
      </section>
      """
  }

  /// Whether fonts were there to draw with.
  var isDrawn: Bool { !drawings.isEmpty || record.elements.isEmpty }

  private static let withoutDrawings =
    "<p class=\"note\">Made from reports, without fonts: the elements are told of, and not drawn.</p>"

  private var legend: String {
    """
    <ul class="legend" aria-label="What the lines mean">
    <li><svg viewBox="0 0 28 12" aria-hidden="true"><path class="box" d="M1 1h26v10H1z"/></svg>box</li>
    <li><svg viewBox="0 0 28 12" aria-hidden="true"><path class="box grows" d="M1 1h26v10H1z"/></svg>box that grows</li>
    <li><svg viewBox="0 0 28 12" aria-hidden="true"><path class="guide" d="M0 6h28"/></svg>baseline</li>
    <li><svg viewBox="0 0 28 12" aria-hidden="true"><path class="guide edge" d="M0 2h28M0 10h28"/></svg>ascent, descent</li>
    <li><svg viewBox="0 0 28 12" aria-hidden="true"><path class="over" d="M0 0h28v12H0z"/></svg>outside the box</li>
    <li class="scale">1 pt is drawn as 1 px, or smaller where there is less room</li>
    </ul>
    """
  }
}

extension Verdict {
  /// A sign for the verdict, beside its word.
  var sign: String {
    switch self {
    case .fits: "✓"
    case .shrinks: "↓"
    case .truncates: "…"
    case .clips: "✕"
    case .overflows: "↔"
    case .unjudged: "?"
    }
  }
}
