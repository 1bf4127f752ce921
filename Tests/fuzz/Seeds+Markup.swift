extension ReaderEntry {
  static let markdown = """
    # Title

    Words *of* **weight** and `code`, [a link](/networks/ "title"), <https://a.example/>, a\\
    break. ![picture](a.png) [reference][r]

    > - one
    >   1. two

    ```swift
    let a = 1
    ```

    | a | b |
    |:--|--:|
    | 1 | `|` |

    ***
    [r]: https://b.example/ "x"
    """

  static let markdownWords = [
    "# T", "## A", "###### deep", "<!-- x --> y", "<b>", "</main>", "&copy;", "&#0;", "&#x1F600;",
    "[a](b)",
    "[a](//x)", "[a]: b", "![x](y)", "```\n", "~~~js\n", "| a |\n|-|\n", "- [ ] x", "> > >",
    "1. x\n   - y\n",
    "**", "__a__", "`", "\\", "  \n", "http://x.y/", "www.x.y", "a@b.c", "~~a~~",
    "[^1]\n\n[^1]: note", "===",
    "<script>", "<?php", "<![CDATA[x]]>", "<!DOCTYPE x>", "[x](<a b>)", "](", "\t", "javascript:",
    "|",
  ]

  /// A text with every kind of block.
  static let figures = """
    ---
    title: Figures
    description: All of them.
    toc: true
    updated: 2026-11-20
    ---

    ```map
    country: UA
    caption: A country.
    ```

    ```route
    network: roads
    from: lviv
    to: lutsk
    ```

    ```search
    network: roads
    from: lviv
    to: lutsk
    algorithm: bfs
    controls: [ends, close]
    pseudocode: true
    ```

    ```compare
    network: roads
    from: lviv
    to: lutsk
    algorithms: [bfs, dijkstra]
    ```

    ```trip
    network: board
    cities: [lviv, lutsk, kosice]
    tickets: 1
    method: exact
    ```

    ```projection
    projections: [equal-earth, mercator]
    country: UA
    ```

    ```hierarchy
    network: roads
    from: lviv
    to: lutsk
    ```

    ```names
    network: roads
    text: lv
    ```

    ```sphere
    network: roads
    from: lviv
    to: lutsk
    ```

    ```playground
    network: board
    networks: [roads]
    ```

    ```keys
    site.yml
    ```

    ```question
    ask: Why?
    answer: >-
      Because of **this**, and [that](a.md).
    ```
    """

  static let figureWords = [
    "```map\n", "```route\n", "```search\n", "```compare\n", "```trip\n", "```projection\n",
    "```hierarchy\n", "```names\n", "```sphere\n", "```playground\n", "```keys\n",
    "```question\n", "```", "~~~~", "network: board", "network: roads", "from: lviv", "to: lviv",
    "algorithms: [bfs, bfs]", "algorithm: a-star", "cities: [lviv]", "tickets: 99", "ask: x",
    "answer: |\n  # x", "country: ZZ", "controls: [ends]", "text: ü", "network.yml", "toc: true",
  ]

  static let template = """
    <h1 class="{{title}}">{{title}} {{count}}{{{body}}}</h1>
    {{#items}}
      <a href="{{url}}" title='{{name}}'>{{name}} {{title}}</a>
    {{/items}}{{^items}}none{{/items}}
    {{#isShown}}{{#names}}{{.}}, {{/names}}{{/isShown}}{{first.name}}{{#none}}{{rank}}{{/none}}
    <script type="application/ld+json">{{{data}}}</script>{{> block}}
    {{=<% %>=}}<% title %><%={{ }}=%>{{! a comment }}<a href="{{address}}">x</a>
    """

  static let templateWords = [
    "{{", "}}", "{{{", "}}}", "{{title}}", "{{{body}}}", "{{&body}}", "{{#items}}", "{{/items}}",
    "{{^items}}",
    "{{>layout}}", "{{> self}}", "{{> nobody}}", "{{!c}}", "{{=<% %>=}}", "{{.}}", "{{#.}}{{/.}}",
    "{{#title}}",
    "{{first.name}}", "{{a.b.c}}", "{{<block}}", "{{$main}}{{/main}}", "{{/block}}", "<script>",
    "</script>", "<b>",
    "<a href=\"{{address}}\">", "<style>", "{{ title }}", "{{\ntitle\n}}", "<!--", "-->", "'", "\"",
    "{{#isShown}}",
    "{{/isShown}}", "{{#names}}", "{{/names}}", "{{>*title}}", "  {{> block}}\n", "<svg>", "&",
  ]

  static let page = """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
    <head>
    <meta charset="utf-8" />
    <title>Roads</title>
    </head>
    <body>
    <main id="content">
    <h1>Roads</h1>
    <p>Words &amp; <a href="../a/?b=1&amp;c=2#d">links</a>.<br />More. <img src="a.svg" alt="" /></p>
    <table class="legs"><caption>Legs</caption><tbody><tr><td colspan="2">Lviv</td></tr></tbody></table>
    <form action="../find/" method="get" role="search"><label for="q">Find</label>
    <input id="q" name="q" type="search" autocomplete="off" /></form>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10.5" role="img" aria-labelledby="t">
    <title id="t">A map</title><g fill="none" stroke="#abc"><path d="M1 2l3-4z" /></g></svg>
    </main>
    </body>
    </html>
    """

  static let drawing = """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 2l3-4z" fill="none" /></svg>
    """

  static let pageWords = [
    "<p>", "</p>", "<b>", "<div>", "</div>", "<svg xmlns=\"http://www.w3.org/2000/svg\">", "</svg>",
    "<h1>x</h1>",
    "<a href=\"#x\">", "id=\"a\"", " class=\"x\"", "<br/>", "&amp;", "&nbsp;", "&#0;", "&x;",
    "<!--", "-->",
    "<![CDATA[", "]]>", "<!DOCTYPE x [<!ENTITY a \"aa\">]>", "<?x y?>", "<", ">", "\"", "'",
    "xmlns=\"x\"", "a:b",
    "<script src=\"a.js\"></script>", "<li>", "<td>", "href=\"javascript:x\"", "<main>", "<title/>",
  ]

  static let schema = """
    <grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="http://www.w3.org/1999/xhtml"
        datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
    <start><ref name="html"/></start>
    <define name="value.id"><data type="ID"/></define>
    <define name="value.word"><data type="string"><param name="pattern">[A-Za-z_]+( [0-9]*)?|x\\S{2,3}</param></data></define>
    <define name="all"><optional><attribute name="id"><ref name="value.id"/></attribute></optional>
    <attribute name="class"><choice><value>a</value><value>b</value><ref name="value.word"/></choice></attribute></define>
    <define name="drawing"><element name="svg" ns="http://www.w3.org/2000/svg"><empty/></element></define>
    <define name="html"><element name="html"><ref name="all"/><oneOrMore><choice><ref name="p"/><ref name="flow"/></choice></oneOrMore></element></define>
    <define name="flow"><group><optional><ref name="head"/></optional><zeroOrMore><ref name="body"/></zeroOrMore></group></define>
    <define name="p"><element name="p"><zeroOrMore><choice><text/><ref name="p"/></choice></zeroOrMore></element></define>
    <define name="head"><element name="head"><empty/></element></define>
    <define name="body"><element name="body"><text/></element></define>
    </grammar>
    """

  static let schemaWords = [
    "<ref name=\"p\"/>", "<ref name=\"all\"/>", "<define name=\"x\"><ref name=\"x\"/></define>",
    "<empty/>", "<text/>",
    "<notAllowed/>", "<choice>", "</choice>", "<data type=\"integer\"/>", "<value>x</value>",
    "<zeroOrMore>", "</define>",
    "<externalRef href=\"page.rng\"/>", "<include href=\"page.rng\"/>",
    "<param name=\"pattern\">(a+)+$</param>",
    "<param name=\"pattern\">[</param>", "<anyName/>", "<interleave>", "<start>",
    "<attribute name=\"id\">", "[a-z]{1,9999}",
    "<element name=\"p\">", "</element>", "{0,1000000}", "\\p{L}", "(((", "[^", "|", "*", "+", "?",
    "\\", "[z-a]", ".",
  ]
}
