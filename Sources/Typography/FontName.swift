/// Font names compare without case and spaces, as fontconfig compares families.
package func foldName(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
