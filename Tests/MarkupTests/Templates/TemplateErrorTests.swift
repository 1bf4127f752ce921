import Foundation
import Input
import Testing

@testable import Markup

struct TemplateErrorTests: RoadTemplates {
  @Test(arguments: [
    ["a": "{{>a}}"], ["a": "{{>b}}", "b": "{{>a}}"], ["a": "{{#isOpen}}{{>a}}{{/isOpen}}"],
    ["a": "{{#roads}}{{>a}}{{/roads}}"],
    ["a": "{{#first}}{{>b}}{{/first}}", "b": "{{#roads}}{{>a}}{{/roads}}"],
    ["a": "{{^note}}{{>a}}{{/note}}"], ["a": "{{<a}}{{/a}}"],
  ])
  func endlessPartials(_ partials: [String: String]) {
    let found = errors("{{>a}}", partials)
    #expect(found.contains { $0.contains("this partial includes itself endlessly") }, "\(found)")
  }

  @Test(arguments: [
    (
      "a\n{{titel}}",
      "Templates/page.mustache:2:3: error: unknown name 'titel'; did you mean 'title'?"
    ),
    (
      "{{#roads}}{{nam}}{{/roads}}",
      "Templates/page.mustache:1:13: error: unknown name 'nam'; did you mean 'name'?"
    ),
    (
      "{{first.nmae}}",
      "Templates/page.mustache:1:3: error: unknown name 'nmae' in 'first.nmae'; did you mean 'name'?"
    ),
    (
      "{{title.name}}",
      "Templates/page.mustache:1:3: error: 'title' in 'title.name' is text, which has no fields"
    ),
    (
      "{{{title}}}",
      "Templates/page.mustache:1:4: error: 'title' is text, and only markup may be written without "
        + "escaping; write '{{title}}'"
    ),
    (
      "{{map}}",
      "Templates/page.mustache:1:3: error: 'map' is markup, and would be shown as text; write '{{{map}}}'"
    ),
    (
      "{{roads}}",
      "Templates/page.mustache:1:3: error: 'roads' is a list, which cannot be written; use it in a "
        + "section, '{{#roads}}...{{/roads}}'"
    ),
    (
      "<p title=\"{{{map}}}\"></p>",
      "Templates/page.mustache:1:14: error: 'map' is markup, which is not allowed in an attribute"
    ),
    (
      "<p class={{title}}></p>",
      "Templates/page.mustache:1:12: error: 'title' cannot be escaped in the unquoted value of "
        + "'class'; values are allowed between tags and in quoted attribute values"
    ),
    (
      "{{#isOpen}}",
      "Templates/page.mustache:1:1: error: 'isOpen' is opened here and never closed; close it with "
        + "'{{/isOpen}}'"
    ),
    (
      "a{{/isOpen}}",
      "Templates/page.mustache:1:2: error: 'isOpen' is closed here but was not opened"
    ),
    (
      "{{#isOpen}}\n{{#roads}}\n{{/isOpen}}",
      "Templates/page.mustache:3:1: error: 'isOpen' is closed here, but 'roads' from line 2 is "
        + "still open; close 'roads' first"
    ),
    (
      "{{title",
      "Templates/page.mustache:1:1: error: this tag is never closed; write '}}' at its end"
    ),
    ("{{}}", "Templates/page.mustache:1:1: error: this tag has no name"),
    (
      "{{a b}}",
      "Templates/page.mustache:1:3: error: 'a b' is not a name: it contains white space"
    ),
    (
      "{{=<%=}}",
      "Templates/page.mustache:1:1: error: a set-delimiter tag needs two delimiters without '='; "
        + "for instance '{{=<% %>=}}'"
    ),
    (
      "{{> heder}}",
      "Templates/page.mustache:1:1: error: there is no partial 'heder' "
        + "(Templates/partials/heder.mustache); did you mean 'header'?"
    ),
    (
      "{{<header}}{{$mian}}x{{/mian}}{{/header}}",
      "Templates/page.mustache:1:12: error: 'header' has no block 'mian'; did you mean 'main'?"
    ),
    (
      "{{#isOpen}}<p title=\"{{/isOpen}}x",
      "Templates/page.mustache:1:4: error: section 'isOpen' opens a tag or an attribute value without "
        + "closing it, or closes one that it did not open; put only whole tags or whole attributes into "
        + "a section"
    ),
    ("<p", "Templates/page.mustache:1:3: error: the page ends inside a tag or comment"),
  ])
  func errorTexts(_ template: String, _ expected: String) {
    #expect(errors(template, ["header": "{{$main}}{{/main}}"]).first == expected)
  }

  private static let tagsAndIDs: [(String, String)] = [
    (
      "<p>\n{{title\n</p>\n<p>{{title}}</p>\n",
      "Templates/page.mustache:2:1: error: this tag is never closed; write '}}' at its end"
    ),
    (
      "{{title {{title}}",
      "Templates/page.mustache:1:1: error: this tag is never closed; write "
        + "'}}' at its end"
    ),
    (
      "{{" + String(repeating: "a", count: 201) + "}}",
      "Templates/page.mustache:1:3: error: this name is longer than 200 bytes"
    ),
    ("{{>*}}", "Templates/page.mustache:1:1: error: this tag has no name"),
    (
      "{{>*title}}",
      "Templates/page.mustache:1:5: error: 'title' is text, not the name of a partial"
    ),
    (
      "{{>*titel}}",
      "Templates/page.mustache:1:5: error: unknown name 'titel'; did you mean 'title'?"
    ),
    (
      "<p id=\"{{title}}\"></p>",
      "Templates/page.mustache:1:17: error: an id with a value must be a fixed prefix from a letter "
        + "to '-', followed by the value; for instance 'id=\"place-{{slug}}\"', so that no value can "
        + "repeat another id"
    ),
    (
      "<p id=\"a-{{#isOpen}}b{{/isOpen}}c\"></p>",
      "Templates/page.mustache:1:33: error: an id with a value must be a fixed prefix from a letter "
        + "to '-', followed by the value; for instance 'id=\"place-{{slug}}\"', so that no value can "
        + "repeat another id"
    ),
    (
      "<p id=\"a-b\"></p>\n<p id=\"a-{{title}}\"></p>",
      "Templates/page.mustache:1:1: error: the id 'a-b' begins with 'a-', the prefix of ids that "
        + "end with a value; the prefix is used at Templates/page.mustache:2:19"
    ),
    (
      "<p id=\"section-b\"></p>",
      "Templates/page.mustache:1:1: error: the id 'section-b' begins with 'section-', which is reserved for headings"
    ),
  ]

  @Test(arguments: tagsAndIDs)
  func errorTextsOfTagsAndIDs(_ template: String, _ expected: String) {
    #expect(errors(template).first == expected)
  }

  @Test(arguments: [
    ("<script>{{title}}</script>", "in the content of 'script'"),
    ("<style>a { color: {{title}} }</style>", "in the content of 'style'"),
    ("<p style=\"color: {{title}}\"></p>", "in a style attribute"),
    ("<p onclick=\"{{title}}\"></p>", "in the event handler 'onclick'"),
    ("<{{title}}>", "in the name of an element"), ("</{{title}}>", "in the name of an element"),
    ("<p {{title}}=\"x\">", "in the name of an attribute"),
    ("<p data-{{title}}=\"x\">", "in the name of an attribute"),
    ("<!-- {{title}} -->", "in a comment"), ("<![CDATA[{{title}}]]>", "in a CDATA section"),
    ("<!DOCTYPE {{title}}>", "in a declaration"), ("<?php {{title}} ?>", "in a declaration"),
  ])
  func placesThatCannotBeEscaped(_ template: String, _ place: String) {
    let found = errors(template)
    #expect(found.contains { $0.contains("'title' cannot be escaped \(place)") }, "\(found)")
  }

  @Test(arguments: [
    "<p title='{{title}}' class = \"a {{title}}\">{{title}}</p>", "a < b {{title}}",
    "<br/>{{title}}", "<img src=\"a>b\" alt=\"{{title}}\"/>{{title}}",
    "<script src=\"x\"></script>{{title}}", "<script src=\"x\"/>{{title}}",
    "<!-- a > b -->{{title}}",
    "<!DOCTYPE html>{{title}}", "<![CDATA[ <p ]]>{{title}}", "<?xml a?>{{title}}",
    "<a href=\"x\"{{#isOpen}} class=\"{{title}}\"{{/isOpen}}>{{title}}</a>", "<A HREF='{{title}}'>",
  ])
  func placesThatCanBeEscaped(_ template: String) {
    #expect(errors(template) == [])
  }

  @Test func collectsAllErrorsOfAllFiles() {
    let found = errors(
      "{{x}}\n{{#y}}{{/y}}{{>a}}", ["a": "{{z}}{{>b}}", "b": "{{#q}}", "c": "{{never}}"])
    #expect(
      found.map { $0.prefix { $0 != " " } } == [
        "Templates/page.mustache:1:3:", "Templates/page.mustache:2:4:",
        "Templates/partials/a.mustache:1:3:", "Templates/partials/b.mustache:1:1:",
        "Templates/partials/b.mustache:1:4:",
      ])
  }

  @Test(arguments: ["{{#isOpen}}", "{{^isOpen}}", "{{#first}}", "{{$b}}", "{{<p}}{{$b}}"])
  func deepNestingIsRefused(_ open: String) {
    let found = errors(String(repeating: open, count: 12_000), ["p": "{{$b}}{{/b}}"])
    #expect(found.count == 1)
    #expect(
      found.first?.contains("tags are nested more than 32 levels deep here") == true, "\(found)")
  }

  /// Compiles the most deeply nested template that is allowed, on the smallest thread stack of any
  /// platform.
  @Test func deepNestingFitsOnAThread() async {
    let found = await withCheckedContinuation { result in
      let thread = Thread {
        let template =
          String(repeating: "{{<p}}{{$b}}", count: 16)
          + String(repeating: "{{/b}}{{/p}}", count: 16)
        result.resume(returning: errors(template, ["p": "{{$b}}{{/b}}"]))
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(found == [])
  }

  @Test func deepNestingOfFilesIsRefused() {
    var chain: [String: String] = [:]
    for number in 0..<12_000 { chain["p\(number)"] = "{{>p\(number + 1)}}" }
    chain["p12000"] = "end"
    let found = errors("{{<p0}}{{/p0}}", chain)
    #expect(found.count == 1)
    #expect(found.first?.contains("nested more than 64 levels deep here") == true, "\(found)")
    // The search for blocks also covers files that are nested too deeply.
    #expect(errors("{{<p0}}{{$b}}x{{/b}}{{/p0}}", chain).count == 2)
  }

  @Test func filesThatHoldOneAnotherTooOftenAreRefused() {
    var chain: [String: String] = [:]
    for number in 0..<40 { chain["p\(number)"] = "{{>p\(number + 1)}}{{>p\(number + 1)}}" }
    chain["p40"] = "end"
    let found = errors("{{>p0}}", chain)
    #expect(found.count == 1)
    #expect(found.first?.contains("the expanded template is too large") == true, "\(found)")
  }

  @Test func tagsThatAreNeverClosedAreAllFoundInOneReading() {
    let found = errors(String(repeating: "{{title\n", count: 3000))
    #expect(found.count == 1000 + 1)
    #expect(found.allSatisfy { !$0.contains("\n") })
  }

  @Test func unknownTemplate() {
    #expect(throws: Diagnostics.self) {
      try Template.compile(
        name: "home.mustache", library: TemplateLibrary(files: [:]), model: Page.self)
    }
  }
}
