internal import CMarkGFM

extension MarkdownRenderer {
  /// Renders a node of a table. libcmark-gfm's installed headers have no constants for these node
  /// types.
  mutating func table(_ node: Node, _ isEntering: Bool) {
    switch string(cmark_node_get_type_string(node)) {
    case "table":
      if isEntering {
        append("<table>\n")
      } else {
        // The body was opened only if there is a row after the header.
        let rows = cmark_node_first_child(node).flatMap { cmark_node_next($0) }
        append(rows == nil ? "</table>\n" : "</tbody>\n</table>\n")
      }
    case "table_header", "table_row":
      row(node, isEntering)
    case "table_cell":
      cell(node, isEntering)
    default:
      break
    }
  }

  private mutating func row(_ node: Node, _ isEntering: Bool) {
    let isHeader = cmark_gfm_extensions_get_table_row_is_header(node) != 0
    if isEntering {
      column = 0
      let isFirst = cmark_node_previous(node).map {
        cmark_gfm_extensions_get_table_row_is_header($0) != 0
      }
      if isHeader { append("<thead>\n") } else if isFirst == true { append("<tbody>\n") }
      append("<tr>")
    } else {
      append(isHeader ? "</tr>\n</thead>\n" : "</tr>\n")
    }
  }

  private mutating func cell(_ node: Node, _ isEntering: Bool) {
    guard let row = cmark_node_parent(node), let table = cmark_node_parent(row) else { return }
    let isHeader = cmark_gfm_extensions_get_table_row_is_header(row) != 0
    guard isEntering else {
      append(isHeader ? "</th>" : "</td>")
      column += 1
      return
    }
    append(isHeader ? "<th scope=\"col\"" : "<td")
    append(classAttribute(ofColumn: column, in: table))
    append(">")
  }

  /// The `class` attribute that aligns a column. HTML has no attribute for the alignment.
  private func classAttribute(ofColumn column: Int, in table: Node) -> String {
    let columns = Int(cmark_gfm_extensions_get_table_columns(table))
    guard column < columns, let alignments = cmark_gfm_extensions_get_table_alignments(table)
    else { return "" }
    switch alignments[column] {
    case UInt8(ascii: "r"): return " class=\"number\""
    case UInt8(ascii: "c"): return " class=\"center\""
    default: return ""
    }
  }
}
