import Input
import Testing

/// JSON as RFC 8259 defines it. Each case has the name of the corresponding case of JSONTestSuite;
/// the texts are our own.
@Suite struct JSONConformanceTests {
  private func read(_ bytes: [UInt8]) -> (node: JSONNode?, isAccepted: Bool) {
    var diagnostics = Diagnostics()
    let node = JSON.read(bytes, path: "a.json", into: &diagnostics)
    return (node, node != nil && !diagnostics.hasErrors)
  }

  @Test(arguments: [
    ("array_arraysWithSpaces", "[ [ ] ,[] ]"), ("array_empty-string", "[\"\"]"),
    ("array_ending_with_newline", "[\"b\"]\n"), ("array_heterogeneous", "[null, 2, \"3\", {}]"),
    ("array_with_leading_space", " \t\r\n[7]"), ("array_with_trailing_space", "[5]  "),
    ("number_0e+1", "[0e+2]"), ("number_0e1", "[0e3]"), ("number_after_space", "[ 8]"),
    ("number_double_close_to_zero", "[-0.0000000000000000000000000000000000000000000000000002]"),
    ("number_minus_zero", "[-0]"), ("number_negative_zero", "[-0.0]"),
    ("number_real_capital_e_neg_exp", "[2E-3]"), ("number_real_capital_e_pos_exp", "[2E+3]"),
    ("number_real_fraction_exponent", "[654.321e12]"), ("object_empty_key", "{\"\": 1}"),
    ("object_escaped_null_in_key", #"{"a\u0000b": 2}"#),
    ("object_with_newlines", "{\n\"b\":\n1\n}"),
    ("string_allowed_escapes", #"["\t\r\n\f\b\/\\\""]"#), ("string_comments", "[\"x/*y*/z//\"]"),
    ("string_double_escape_a", #"["\\b"]"#),
    ("string_accepted_surrogate_pair", #"["\uD83D\uDE80"]"#),
    ("string_nonCharacterInUTF-8_U+FFFF", "[\"\u{FFFF}\"]"),
    ("string_with_del_character", "[\"\u{7F}\"]"),
    ("string_u+2028_line_sep", "[\"\u{2028}\"]"),
    ("string_unicode_U+10FFFE_nonchar", #"["\uDBFF\uDFFE"]"#),
    ("structure_lonely_false", "false"), ("structure_lonely_int", "17"),
    ("structure_lonely_negative_real", "-0.25"), ("structure_lonely_string", "\"lone\""),
    ("structure_string_empty", "\"\""), ("structure_whitespace_array", " [] "),
  ])
  func accepts(name: String, text: String) {
    #expect(read(Array(text.utf8)).isAccepted)
  }

  @Test(arguments: JSONCases.accepted)
  func acceptsAsWell(name: String, text: String) {
    #expect(read(Array(text.utf8)).isAccepted)
  }

  @Test(arguments: [
    ("array_1_true_without_comma", "[2 false]"), ("array_colon_instead_of_comma", "[\"a\": 2]"),
    ("array_comma_after_close", "[\"\"],"), ("array_comma_and_number", "[,2]"),
    ("array_double_comma", "[3,,4]"), ("array_extra_close", "[\"y\"]]"),
    ("array_extra_comma", "[6,]"),
    ("array_incomplete", "[\"y\""), ("array_inner_array_no_comma", "[4[5]]"),
    ("array_items_separated_by_semicolon", "[3;4]"), ("array_just_comma", "[,]"),
    ("array_just_minus", "[-]"), ("array_spaces_vertical_tab_formfeed", "[\u{B}\"b\"\u{C}]"),
    ("array_star_inside", "[**]"), ("incomplete_true", "[tru]"),
    ("multidigit_number_then_00", "12\0"),
    ("number_++", "[++12]"), ("number_+1", "[+2]"), ("number_-01", "[-02]"),
    ("number_-2.", "[-3.]"),
    ("number_-NaN", "[-NaN]"), ("number_.2e-3", "[.4e-3]"), ("number_0.1.2", "[0.2.3]"),
    ("number_0.3e+", "[0.4e+]"), ("number_0_capital_E", "[0E]"), ("number_1_000", "[2 000.0]"),
    ("number_1eE2", "[2eE3]"), ("number_2.e3", "[4.e3]"), ("number_Inf", "[Inf]"),
    ("number_U+FF11_fullwidth_digit_one", "[\u{FF12}]"), ("number_expression", "[2+3]"),
    ("number_hex_2_digits", "[0x2A]"), ("number_minus_space_1", "[- 2]"),
    ("number_with_alpha", "[1.5b]"),
    ("object_bracket_key", "{[: \"b\"}"), ("object_comma_instead_of_colon", "{\"b\", 1}"),
    ("object_double_colon", "{\"b\"::1}"), ("object_key_with_single_quotes", "{'b': 1}"),
    ("object_missing_value", "{\"b\":"), ("object_non_string_key", "{2: 1}"),
    ("object_trailing_comma", "{\"a\": 1,}"), ("object_trailing_comment", "{\"a\": 1}/**/"),
    ("object_two_commas_in_a_row", "{\"a\": 1,,\"b\": 2}"), ("object_unquoted_key", "{b: 1}"),
    ("single_space", " "), ("string_1_surrogate_then_escape", #"["\uD834\"]"#),
    ("string_backslash_00", "[\"\\\0\"]"), ("string_escape_x", #"["\x41"]"#),
    ("string_escaped_emoji", "[\"\\🚀\"]"), ("string_incomplete_escaped_character", #"["\u00C"]"#),
    ("string_invalid_unicode_escape", #"["\uq123"]"#), ("string_single_quote", "['b']"),
    ("string_unescaped_ctrl_char", "[\"b\0b\"]"), ("string_unescaped_newline", "[\"new\nline\"]"),
    ("string_unescaped_tab", "[\"\t\"]"), ("string_unicode_CapitalU", #""\UA66D""#),
    ("structure_U+2060_word_joined", "[\u{2060}]"), ("structure_UTF8_BOM_no_data", "\u{FEFF}"),
    ("structure_angle_bracket_null", "[<null>]"), ("structure_capitalized_True", "[False]"),
    ("structure_close_unopened_array", "2]"), ("structure_double_array", "[][]"),
    ("structure_no_data", ""), ("structure_null-byte-outside-string", "[\0]"),
    ("structure_object_with_comment", "{\"a\":/*c*/\"b\"}"),
    ("structure_open_array_object", "[{\"\":"),
    ("structure_trailing_#", "{\"a\":\"b\"}#{}"),
    ("structure_unclosed_array_partial_null", "[true, nul"),
    ("structure_whitespace_formfeed", "[\u{C}]"),
  ])
  func refuses(name: String, text: String) {
    #expect(!read(Array(text.utf8)).isAccepted)
  }

  @Test(arguments: JSONCases.refused)
  func refusesAsWell(name: String, text: String) {
    #expect(!read(Array(text.utf8)).isAccepted)
  }

  @Test(arguments: JSONCases.notUTF8)
  func refusesAsNoUTF8(name: String, bytes: [UInt8]) {
    #expect(!read(bytes).isAccepted)
  }

  @Test(
    arguments: [
      ("array_invalid_utf8", [0x5B, 0xFE, 0x5D]),
      ("string_overlong_sequence_2_bytes", [0x22, 0xC0, 0xAE, 0x22]),
      ("string_UTF8_surrogate_U+D800", [0x22, 0xED, 0xA0, 0x81, 0x22]),
      ("string_not_in_unicode_range", [0x22, 0xF4, 0xBF, 0xBF, 0xBE, 0x22]),
      ("string_truncated-utf-8", [0x22, 0xE0, 0xFE, 0x22]),
      ("string_iso_latin_1", [0x22, 0xE8, 0x22]),
      ("string_UTF-16LE_with_BOM", [0xFF, 0xFE, 0x5B, 0, 0x5D, 0]),
      ("structure_incomplete_UTF8_BOM", [0xEF, 0xBB, 0x7B, 0x7D]),
    ] as [(String, [UInt8])])
  func refusesWhatIsNoUTF8(name: String, bytes: [UInt8]) {
    #expect(!read(bytes).isAccepted)
  }

  @Test(arguments: [
    ("string_1st_surrogate_but_2nd_missing", #""\uDAD0""#, "\u{FFFD}"),
    ("string_1st_valid_surrogate_2nd_invalid", #""\uD888\u4321""#, "\u{FFFD}\u{4321}"),
    ("string_inverted_surrogates_U+1D11E", #""\uDE80\uD83D""#, "\u{FFFD}\u{FFFD}"),
    ("string_incomplete_surrogate_and_escape_valid", #""\uD800\n""#, "\u{FFFD}\n"),
  ])
  func readsHalvesOfPairsAsReplaced(name: String, text: String, value: String) {
    #expect(read(Array(text.utf8)).node?.string == value)
  }

  /// The standard leaves the range of numbers to implementations.
  @Test func readsNumbersOfAnySize() {
    #expect(read(Array("[9e999]".utf8)).isAccepted)
    #expect(read(Array("[9e999]".utf8)).node?[0]?.double == nil)
    #expect(read(Array("[4e-999]".utf8)).node?[0]?.double == 0)
    #expect(read(Array("[-123123123123123123123123]".utf8)).node?[0]?.int == nil)
    #expect(read(Array("[9007199254740993]".utf8)).node?[0]?.int == 9_007_199_254_740_993)
  }

  /// Our reader is stricter than the standard, which allows a key to occur twice (cases
  /// object_duplicated_key and object_duplicated_key_and_value).
  @Test(arguments: ["{\"b\": 1, \"b\": 2}", "{\"b\": 1, \"b\": 1}", #"{"b": 1, "\u0062": 2}"#])
  func refusesKeysThatStandTwice(text: String) {
    #expect(!read(Array(text.utf8)).isAccepted)
  }

  /// The cases structure_500_nested_arrays and structure_100000_opening_arrays.
  @Test func readsNestingUpToItsLimit() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(read(nested(500)).isAccepted)
    #expect(!read(nested(100_000)).isAccepted)
  }
}
