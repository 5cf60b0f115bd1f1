/// An option of a command, declared once for parsing and for help.
struct Parameter<Root> {
  enum Action {
    case flag((inout Root) -> Void)
    case option(placeholder: String, (inout Root, String) throws -> Void)
  }

  let name: String
  let help: String
  let action: Action

  static func flag(_ name: String, _ help: String, _ set: @escaping (inout Root) -> Void) -> Self {
    Self(name: name, help: help, action: .flag(set))
  }

  static func option(
    _ name: String, _ placeholder: String, _ help: String,
    _ set: @escaping (inout Root, String) throws -> Void
  ) -> Self {
    Self(name: name, help: help, action: .option(placeholder: placeholder, set))
  }

  /// The same option of a value that another one holds.
  func lifted<Outer>(_ path: WritableKeyPath<Outer, Root>) -> Parameter<Outer> {
    switch action {
    case .flag(let set): .flag(name, help) { set(&$0[keyPath: path]) }
    case .option(let placeholder, let set):
      .option(name, placeholder, help) { try set(&$0[keyPath: path], $1) }
    }
  }

  var title: String {
    switch action {
    case .flag: name
    case .option(let placeholder, _): "\(name) <\(placeholder)>"
    }
  }
}

/// What stands without a name on a command line.
struct Operands {
  let placeholder: String
  let help: String
  let minimum: Int
  let maximum: Int

  static let none = Operands(placeholder: "", help: "", minimum: 0, maximum: 0)

  static func one(_ placeholder: String, _ help: String) -> Operands {
    Operands(placeholder: placeholder, help: help, minimum: 1, maximum: 1)
  }

  static func atMostOne(_ placeholder: String, _ help: String) -> Operands {
    Operands(placeholder: placeholder, help: help, minimum: 0, maximum: 1)
  }

  static func two(_ first: String, _ second: String, _ help: String) -> Operands {
    Operands(placeholder: "\(first)> <\(second)", help: help, minimum: 2, maximum: 2)
  }

  static func oneOrMore(_ placeholder: String, _ help: String) -> Operands {
    Operands(placeholder: placeholder, help: help, minimum: 1, maximum: .max)
  }

  static func any(_ placeholder: String, _ help: String) -> Operands {
    Operands(placeholder: placeholder, help: help, minimum: 0, maximum: .max)
  }

  var title: String {
    if maximum == 0 { return "" }
    let name = "<\(placeholder)>" + (maximum == .max ? "..." : "")
    return minimum == 0 ? "[\(name)]" : name
  }
}
