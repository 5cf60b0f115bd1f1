import AuditReports
import FixtureSupport
import Testing
import Typography

@Suite struct TableReportTests {
  private func text(
    _ format: TableReport.Format, families: [String?] = ["Sample"], face: String? = "Sample-Bold",
    displayScale: Double = 2, coloured: Bool = false
  ) throws -> String {
    let groups = families.map {
      LineHeightTable.Group.one(.init(family: $0, postScriptName: face, metrics: Samples.metrics))
    }
    let table = try LineHeightTable(
      scale: .ios, policy: .apple, displayScale: displayScale,
      styles: [(.body, FontScaling()), (.caption2, FontScaling(textStyle: .caption2))],
      categories: [.large, .extraLarge], groups: groups.isEmpty ? [.noFace] : groups)
    let report = TableReport(table, format: format, palette: Palette(coloured: coloured))
    return report.opening + table.groups.indices.map(report.body).joined(separator: report.separator)
      + report.closing
  }

  @Test func `The document has its keys in order`() throws {
    let document = try document(text(.json, families: ["Sample", "Other"]))
    #expect(document.keys == Contract.table)
    #expect(document["platform"] == .string("ios"))
    #expect(document["displayScale"] == .number(2))
    let rows = try #require(document["rows"]).values
    #expect(rows.count == 8)
    #expect(rows.allSatisfy { $0.keys == Contract.row })
    #expect(rows.map { $0["family"]?.string }.suffix(4).allSatisfy { $0 == "Other" })
    #expect(rows[0]["lineHeight"] == .number(20.4))
    #expect(rows[0]["labelHeight"] == .number(20.5))
    #expect(rows[0]["systemLeading"] == .number(22))
    #expect(rows[0]["sure"] == .string("published"))
    #expect(rows[1]["category"] == .string("extraLarge"))
    #expect(rows[2]["textStyle"] == .string("caption2"))
  }

  @Test func `Without a face its columns are null, or empty`() throws {
    let rows = try #require(try document(text(.json, families: []))["rows"]).values
    #expect(rows.allSatisfy { $0.keys == Contract.row })
    for key in ["family", "postScriptName", "ascender", "descender", "leading", "lineHeight", "labelHeight"] {
      #expect(rows.allSatisfy { $0[key] == .null }, "\(key)")
    }
    #expect(
      try text(.csv, families: []) == """
        family,postScriptName,textStyle,category,size,ascender,descender,leading,lineHeight,labelHeight,systemLeading,sure
        ,,body,large,17,,,,,,22,published
        ,,body,extraLarge,19,,,,,,24,published
        ,,caption2,large,11,,,,,,13,published
        ,,caption2,extraLarge,13,,,,,,18,published

        """)
  }

  @Test func `Separated values have the columns of the document`() throws {
    for (format, delimiter) in [(TableReport.Format.tsv, "\t"), (.csv, ",")] {
      let lines = try text(format).split(separator: "\n").map {
        $0.split(separator: delimiter).map(String.init)
      }
      #expect(lines.first == Contract.row)
      #expect(
        lines.dropFirst().first == [
          "Sample", "Sample-Bold", "body", "large", "17", "16.779", "-3.621", "0", "20.4", "20.5", "22",
          "published",
        ])
      #expect(lines.count == 5)
    }
  }

  @Test(arguments: [
    ("Plain", "Plain"), ("With, comma", "\"With, comma\""), ("With \"quotes\"", "\"With \"\"quotes\"\"\""),
    ("Two\nlines", "\"Two\nlines\""), ("Próbé", "Próbé"), ("=1+1", "'=1+1"),
  ]) func `Commas, quotes and line ends are quoted`(family: String, field: String) throws {
    #expect(try text(.csv, families: [family]).contains("\n\(field),Sample-Bold,body,large,17,"))
  }

  @Test(arguments: [("With\ttab", "With tab"), ("Two\r\nlines", "Two lines"), ("\"q\", c", "\"q\", c")])
  func `Tabs and line ends have no place in tab-separated values`(family: String, field: String) throws {
    let lines = try text(.tsv, families: [family]).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[1].split(separator: "\t").first.map(String.init) == field)
  }

  @Test(arguments: [(1, "1x"), (2.625, "2.625x"), (3, "3x")] as [(Double, String)])
  func `The display scale is told as it is`(scale: Double, text: String) throws {
    #expect(try self.text(.text, displayScale: scale).hasPrefix("ios, policy apple, \(text)\n"))
  }

  @Test func `People read a table for each style`() throws {
    #expect(
      try text(.text) == """
        ios, policy apple, 2x

        body  Sample-Bold
        category    size    asc   desc   gap   line  label  system
        large         17  16.78  -3.62  0.00  20.40  20.50      22
        extraLarge    19  18.75  -4.05  0.00  22.80  23.00      24

        caption2  Sample-Bold
        category    size    asc   desc   gap   line  label  system
        large         11  10.86  -2.34  0.00  13.20  13.50      13
        extraLarge    13  12.83  -2.77  0.00  15.60  16.00      18

        """)
    #expect(
      try text(.text, families: []) == """
        ios, policy apple, 2x

        body
          category    size  system leading  sure
          large         17              22  published
          extraLarge    19              24  published

        caption2
          category    size  system leading  sure
          large         11              13  published
          extraLarge    13              18  published

        """)
  }
}
