import Input
import Markup

/// The texts of all pages in one language, by key.
///
/// The texts are in YAML files in the theme's folder `words/LANGUAGE/`. The entry `legs` of
/// `route.yml` has the key `route.legs`.
///
/// An entry is a text (`legs: Legs`), a text with values (`stops: "{from} to {to}"`), or a
/// mapping with several forms of a text. The forms are either the plural forms of ``PluralRule``,
/// or `length`, `time` and `cost` for the quantity that the network's costs measure.
struct Catalogue: Sendable {
  /// A text, or several forms of a text, keyed by form name (`one`, `few`, `length`).
  enum Entry: Sendable {
    case text(WordText)
    case forms([String: WordText])
  }

  /// An ISO 639 code, such as "en".
  let language: String
  let rule: PluralRule
  private(set) var entries: [String: Entry] = [:]
  private var locations: [String: SourceLocation] = [:]
  /// The names of countries, currencies, languages and scripts, keyed by ISO code. Empty for
  /// English, because the data already contain the English names.
  private(set) var names: [String: String] = [:]
  private(set) var digest = Digest.none

  init(language: String = "en") {
    self.language = language
    rule = PluralRule(language)
  }

  /// Reads the texts of a language from a theme. Reports faulty texts, and texts that exist in
  /// English but not in this language.
  init(language: String, of theme: Theme, into diagnostics: inout Diagnostics) {
    self.init(language: language)
    let english = "en"
    var model: Catalogue?
    if language != english, !theme.names(in: "words/\(english)").isEmpty {
      model = Catalogue(language: english, of: theme, into: &diagnostics)
    }
    var digester = Digester()
    for name in theme.names(in: "words/\(language)") where name.hasSuffix(".yml") {
      // The lowest layer defines all keys; the layers above it can only replace their texts.
      for (layer, path) in theme.layers("words/\(language)/\(name)").enumerated() {
        do throws(FileError) {
          let bytes = try FileSystem.read(path)
          digester.mix(path)
          digester.mix(.of(bytes))
          read(bytes, path: path, replacing: layer > 0, model: model, into: &diagnostics)
        } catch {
          diagnostics.append(error.diagnostic())
        }
      }
    }
    for path in theme.layers("words/\(language)/names.tsv") {
      do throws(FileError) {
        let bytes = try FileSystem.read(path)
        digester.mix(.of(bytes))
        readNames(bytes, path: path, into: &diagnostics)
      } catch {
        diagnostics.append(error.diagnostic())
      }
    }
    digest = digester.digest
    checkLanguage(into: &diagnostics)
    guard let model else { return }
    let missing = model.entries.keys.filter { entries[$0] == nil }.sorted()
    for (file, keys) in Dictionary(grouping: missing, by: { $0.prefix { $0 != "." } })
      .sorted(by: { $0.key < $1.key })
    {
      diagnostics.error(
        at: SourceLocation(path: theme.path("words/\(language)/\(file).yml")),
        "this language has no text for "
          + Self.quoted(keys.map { $0.drop { $0 != "." }.dropFirst() }),
        hint: "translate the English text in words/\(english)/\(file).yml")
      // The English texts stand in for the missing ones, so that templates and scripts that use them
      // are not reported as well.
      for key in keys { entries[key] = model.entries[key] }
    }
  }

  /// Reports an error if `number.yml` names another language, as in a copy of the English texts.
  private func checkLanguage(into diagnostics: inout Diagnostics) {
    let key = "number.language"
    guard let named = text(key)?.source, let location = locations[key],
      named.prefix(while: { $0 != "-" }) != language.prefix(while: { $0 != "-" })
    else { return }
    diagnostics.error(
      at: location, "these are texts in the language '\(named)', not '\(language)'",
      hint: "translate the texts, and write language: \(language)")
  }

  /// Returns the names of the languages that a theme has words in, keyed by language code. Each
  /// name is in its own language: "Українська" for "uk".
  static func names(of theme: Theme) -> [String: String] {
    var names: [String: String] = [:]
    for language in languages(of: theme) {
      var catalogue = Catalogue(language: language)
      // Errors in the file are reported when a site is built in that language.
      var reported = Diagnostics()
      for path in theme.layers("words/\(language)/number.yml") {
        guard let bytes = try? FileSystem.read(path) else { continue }
        catalogue.read(bytes, path: path, replacing: false, model: nil, into: &reported)
      }
      names[language] = catalogue.text("number.name")?.source
    }
    return names
  }

  /// The codes of a theme's languages, sorted.
  static func languages(of theme: Theme) -> [String] {
    Set(
      theme.names(in: "words").filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) }
    )
    .sorted()
  }

  private mutating func readNames(
    _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) {
    var names = names
    TSV.forEachRow(bytes, path: path, columns: 2, into: &diagnostics) { bytes, row, diagnostics in
      let fields = (0..<2).map { column in
        String(decoding: row[column].map { bytes[$0] }, as: UTF8.self)
      }
      guard !fields.contains("") else {
        diagnostics.error(
          at: row.location(path: path, column: 0), "the code or the name is missing",
          hint: "write an ISO code, a tab and the name, as in UA<tab>Ukraine")
        return
      }
      names[fields[0]] = fields[1]
    }
    self.names = names
  }

  /// Returns up to five names in quotation marks, followed by the number of further names.
  private static func quoted(_ names: [Substring]) -> String {
    let shown = names.prefix(5).map { "'\($0)'" }
    return (shown + (names.count > 5 ? ["and \(names.count - 5) more"] : []))
      .joined(separator: ", ")
  }

  private mutating func read(
    _ bytes: [UInt8], path: String, replacing: Bool, model: Catalogue?,
    into diagnostics: inout Diagnostics
  ) {
    let area = Path.name(of: path).prefix { $0 != "." }
    var faults = Diagnostics()
    let yaml = YAML.read(bytes, path: path, into: &faults)
    diagnostics.append(contentsOf: faults)
    if faults.hasErrors || yaml?.isNull == false && yaml?.members == nil {
      for key in model?.entries.keys.filter({ $0.hasPrefix("\(area).") }) ?? [] {
        keep(key, of: model)
      }
    }
    guard let file = yaml else { return }
    guard let members = file.members else {
      diagnostics.error(
        at: file.location, "\(file.kindInWords) where a mapping is expected",
        hint: "write 'key: value' lines, as in legs: Legs")
      return
    }
    for member in members {
      let key = "\(area).\(member.key)"
      guard WordText.isName(member.key) else {
        diagnostics.error(
          at: member.location, "'\(member.key)' cannot be the key of a text",
          hint: "use letters and digits, starting with a lower-case letter, as in noRoute")
        continue
      }
      let known = model ?? (replacing ? self : nil)
      if let known, known.entries[key] == nil {
        let names = known.entries.keys.filter { $0.hasPrefix("\(area).") }
          .map { String($0.dropFirst(area.count + 1)) }.sorted()
        Suggestion.closest(to: member.key, among: names).map { keep("\(area).\($0)", of: model) }
        diagnostics.error(
          at: member.location, "no page uses the text '\(key)'",
          hint: Suggestion.hint(for: member.key, among: names))
        continue
      }
      keep(key, of: model)
      guard let entry = entry(member.value, into: &diagnostics) else { continue }
      if let known, let original = known.entries[key] {
        let extra = entry.names.subtracting(original.names).sorted()
        if let name = extra.first {
          diagnostics.error(
            at: member.value.location, "this text has no variable '{\(name)}'",
            hint: Suggestion.hint(for: name, among: original.names.sorted())
              ?? (original.names.isEmpty
                ? nil : "it has {\(original.names.sorted().joined(separator: "}, {"))}"))
          continue
        }
        guard entry.selector == original.selector else {
          diagnostics.error(
            at: member.value.location, "this text does not have the right forms",
            hint: hint(toWrite: original.selector))
          continue
        }
      }
      entries[key] = entry
      locations[key] = member.value.location
    }
  }

  /// For each of the given keys, reports an error if its text is not well-formed markup.
  func checkMarkup(of keys: Set<String>, into diagnostics: inout Diagnostics) {
    for key in keys.sorted() {
      guard let location = locations[key], let text = text(key), text.mayHaveMarkup,
        let fault = XMLFile.check(Array("<p>\(text.markup)</p>".utf8), path: "").first
      else { continue }
      diagnostics.error(
        at: location, "this text is \(fault.message)",
        hint: "close each element, as in <b>bold</b>, or write &lt; for a sign")
    }
  }

  /// Keeps the English text of a key, so that a faulty text in this language is not reported as
  /// missing too. A valid text later replaces the English text.
  private mutating func keep(_ key: String, of model: Catalogue?) {
    entries[key] = entries[key] ?? model?.entries[key]
  }

  private func hint(toWrite selector: Entry.Selector) -> String {
    switch selector {
    case .none: "write a single text, without forms"
    case .count:
      "write a text for each plural form: \(rule.forms.map(\.rawValue).joined(separator: ", "))"
    case .kind: "write a text for each of length, time and cost"
    }
  }

  private func entry(_ node: YAMLNode, into diagnostics: inout Diagnostics) -> Entry? {
    guard let members = node.members else {
      return text(node, into: &diagnostics).map(Entry.text)
    }
    let plural = rule.forms.map(\.rawValue)
    let kinds = NetworkSettings.Unit.Kind.allCases.map(\.rawValue)
    let wanted = members.contains { kinds.contains($0.key) } ? kinds : plural
    var forms: [String: WordText] = [:]
    for member in members {
      if wanted.contains(member.key) || wanted == plural && member.key == rule.fraction.rawValue {
        forms[member.key] = text(member.value, into: &diagnostics)
      } else {
        diagnostics.error(
          at: member.location, "unknown form '\(member.key)'",
          hint: "the forms are \(plural.joined(separator: ", ")) for numbers, or "
            + "length, time and cost")
        return nil
      }
    }
    let missing = wanted.filter { form in !members.contains { $0.key == form } }
    guard missing.isEmpty else {
      diagnostics.error(
        at: node.location, "the form '\(missing[0])' is missing",
        hint: "the forms are \(wanted.joined(separator: ", "))")
      return nil
    }
    return forms.count == members.count ? .forms(forms) : nil
  }

  private func text(_ node: YAMLNode, into diagnostics: inout Diagnostics) -> WordText? {
    guard case .scalar(let source, _) = node.content, !node.isNull else {
      diagnostics.error(
        at: node.location, "\(node.kindInWords) where a text is expected", hint: nil)
      return nil
    }
    let text = WordText(source)
    if text == nil {
      diagnostics.error(
        at: node.location, "braces can only enclose the name of a variable, as in {count}",
        hint: nil)
    }
    return text
  }
}

extension Catalogue.Entry {
  var names: Set<String> {
    switch self {
    case .text(let text): text.names
    case .forms(let forms): forms.values.reduce(into: []) { $0.formUnion($1.names) }
    }
  }

  /// The value that selects a form: a number or a kind of cost. A text without forms has `none`.
  enum Selector {
    case none, count, kind
  }

  var selector: Selector {
    guard case .forms(let forms) = self else { return .none }
    return forms[NetworkSettings.Unit.Kind.length.rawValue] == nil ? .count : .kind
  }
}

extension Catalogue {
  /// Returns the text of a key, or its form `name`; `nil` if the catalogue has no such text or
  /// form.
  func text(_ key: String, form name: String? = nil) -> WordText? {
    switch entries[key] {
    case .text(let text): name == nil ? text : nil
    case .forms(let forms): name.flatMap { forms[$0] }
    case nil: nil
    }
  }

  /// The markup of the texts with a single form, keyed by text key. Their variables are kept.
  var templateTexts: [String: String] {
    entries.compactMapValues { if case .text(let text) = $0 { text.markup } else { nil } }
  }

  /// The texts for scripts, sorted by key. A text with several forms becomes a JSON object.
  var scriptTexts: [(name: String, text: String)] {
    entries.sorted { $0.key < $1.key }.map { name, entry in
      switch entry {
      case .text(let text): return (name, text.source)
      case .forms(let forms):
        var writer = JSONWriter()
        writer.object { writer in
          for (form, text) in forms.sorted(by: { $0.key < $1.key }) {
            writer.member(form, text.source)
          }
        }
        return (name, String(decoding: writer.bytes, as: UTF8.self))
      }
    }
  }
}
