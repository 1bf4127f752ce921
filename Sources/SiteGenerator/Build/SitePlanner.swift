import Gazetteer
import Input
import Markup

struct SitePlanner {
  let input: SiteInput
  let inputs: InputFiles
  let slices: SiteMaker.Slices
  let findings: Findings
  let memo: Memo

  func plan() -> Plan {
    var plan = Plan(base: .of(input.schemaSource))
    let (content, site, networks) = (input.content, slices.site, slices.networks)
    let templates = input.templates
    // Errors in the logo were already reported when the content was read.
    var reported = Diagnostics()
    let logo = content.logo(into: &reported)
    let icon = logo.flatMap(SiteIcon.init) ?? SiteIcon(input.assets)
    let frames = FrameCatalog { [input] scripts, figures in
      SiteFrame(
        content, assets: input.assets, sections: site.sections, named: input.namedAssets,
        logo: logo, icon: icon, scripts: scripts, figures: figures)
    }
    let homeText = content.homeText
    ListSteps(
      site: site, networks: networks, templates: templates, frames: frames,
      homeText: Sliced(value: homeText, digest: homeText.map(textDigest) ?? .none),
      comparison: Sliced(content.configuration.comparison)
    ).add(to: &plan)
    let mapped = slices.mapped(findings)
    if !content.countries.countries.isEmpty {
      CountrySteps(
        site: site, networks: networks, templates: templates, frames: frames, mapped: mapped
      ).add(to: &plan)
    }
    PlaceSteps(site: site, networks: networks, templates: templates, frames: frames)
      .add(to: &plan)
    for (network, deals) in zip(networks, slices.deals) {
      NetworkSteps(
        network: network, trips: content.trips.filter { $0.network == network.slug }, deals: deals,
        templates: templates, frames: frames
      ).add(to: &plan)
    }
    TextSteps(
      content: content, site: site, networks: networks, templates: templates, frames: frames,
      mapCount: mapped.count, digest: textDigest, index: TextIndex(content.texts)
    ).add(to: &plan)
    MovedSteps(
      moves: slices.moves, templates: templates, frames: frames
    ).add(to: &plan)
    let files = FileSteps(
      input: input, inputs: inputs, slices: slices, findings: findings, memo: memo, icon: icon)
    files.add(to: &plan)
    files.addSiteFiles(to: &plan)
    HostSteps(configuration: content.configuration, moves: slices.moves)
      .add(to: &plan)
    OfflineSteps(
      networks: site.sections.has(.offline) ? networks : [], copied: content.staticFiles,
      location: content.configuration.location
    ).add(to: &plan)
    return plan
  }

  /// Returns a digest of a text and of the templates that show it. The templates are included,
  /// because headings in the text must not use the templates' ids.
  private var textDigest: @Sendable (TextContent) -> Digest {
    let (inputs, templates) = (inputs, input.templates)
    return { text in
      var digester = Digester()
      digester.mix(inputs.digest(text.location.path))
      // The HTML is included, because it contains the sizes of pictures, and because some texts are
      // made from several files.
      digester.mix(text.document.html.bytes)
      for case let table? in text.tables { digester.mix(table.markup(in: .plain).bytes) }
      digester.mix(templates.text.digest)
      digester.mix(templates.data.digest)
      return digester.digest
    }
  }
}
