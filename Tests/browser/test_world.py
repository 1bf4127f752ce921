"""The world map and the country pages: every country is included, and links lead from each to its
neighbours."""

import re
from urllib.parse import urljoin

from serving import SITE

LINK = re.compile(r'href="([^"]+)"')


def html(path):
    return (SITE / path / "index.html").read_text()


def part(text, start, end):
    begin = text.index(start)
    return text[begin : text.index(end, begin)]


def targets(path, text):
    """The paths of the links in a part of a page."""
    return {urljoin(path, link) for link in LINK.findall(text)}


def countries():
    """The paths of all country pages, as linked on the page of all countries."""
    body = part(html("countries"), "<main", "</main>")
    return {path for path in targets("countries/", body) if re.fullmatch("countries/[^/#]+/", path)}


def test_all_countries_are_links_on_the_map_and_in_the_list(reader):
    page = reader(scripts=False).open("")
    on_map = page.locator(".map-world a").evaluate_all(
        "(links) => links.map((link) => [link.href.baseVal, link.querySelector('title').textContent])"
    )
    listed = page.locator("section .index-list a").evaluate_all(
        "(links) => links.map((link) => [link.getAttribute('href').replace('./', ''), link.textContent])"
    )
    assert len(on_map) == len(dict(on_map)) == 250
    assert {path.removeprefix("./"): name for path, name in on_map} == dict(listed)
    assert set(dict(listed)) == countries()
    for path, name in listed:
        heading = re.search(r"<h1[^>]*>(.*?)</h1>", html(path)).group(1)
        assert heading == name.replace("&", "&amp;"), path


def test_every_country_on_the_map_can_be_hit(reader):
    """Every country, including small ones with hit circles, has a point at which a click hits its
    own link."""
    page = reader(scripts=False).open("")
    missed = page.evaluate(
        """() => {
          const steps = [...Array(31).keys()].map((step) => (step + 0.5) / 31);
          return [...document.querySelectorAll('.map-world a')].filter((link) => {
            link.scrollIntoView({ block: 'center', behavior: 'instant' });
            return ![...link.querySelectorAll('path, circle')].some((shape) => {
              const { left, top, width, height } = shape.getBoundingClientRect();
              return steps.some((i) => steps.some((j) =>
                document.elementFromPoint(left + width * i, top + height * j)?.closest('a') === link));
            });
          }).map((link) => link.querySelector('title').textContent);
        }"""
    )
    assert missed == []


def test_the_map_leads_to_a_country_without_scripts(reader):
    page = reader(scripts=False).open("")
    brazil = page.locator('.map-world a[href$="countries/brazil/"] path')
    box = brazil.bounding_box()
    brazil.click(position={"x": box["width"] * 0.6, "y": box["height"] * 0.4})
    page.wait_for_url("**/countries/brazil/")
    assert page.locator("h1").inner_text() == "Brazil"
    page = reader(scripts=False).open("#br")
    paint = "getComputedStyle(document.querySelector('#br path')).stroke"
    other = "getComputedStyle(document.querySelector('#ar path')).stroke"
    assert page.evaluate(paint) != page.evaluate(other), "the address highlights"


def test_a_country_names_what_matters(reader):
    page = reader(scripts=False).open("countries/ukraine/")
    fact = lambda term: page.locator(f'.facts div:has(dt:text-is("{term}")) dd').all_inner_texts()
    assert fact("Capital") == ["Kyiv"]
    assert fact("Area") == ["603,700\u00a0km²"]
    assert "Ukrainian" in fact("Languages")
    neighbours = page.locator('h2:text-is("Neighbours") + ul a').all_inner_texts()
    assert neighbours == ["Belarus", "Hungary", "Moldova", "Poland", "Romania", "Russia", "Slovakia"]
    rows = page.locator("table.cities tbody tr")
    people = [int(value) for value in rows.locator("td[data-value]").evaluate_all(
        "(cells) => cells.map((cell) => cell.dataset.value)"
    )]
    assert people == sorted(people, reverse=True) and len(people) >= 20
    assert rows.locator("th a").all_inner_texts()[:3] == ["Kyiv", "Kharkiv", "Odesa"]
    # Crimea is part of Ukraine in the worldview of the maps.
    assert {"Sevastopol", "Simferopol"} <= set(rows.locator("th a").all_inner_texts())


def test_the_cities_on_the_map_are_links(reader):
    page = reader().open("countries/france/")
    lyon = page.locator(".map-overlay .labels.wide a", has_text="Lyon")
    lyon.click()
    page.wait_for_url("**/places/fr/lyon/")
    assert page.locator("h1").inner_text() == "Lyon"
    page.get_by_role("link", name="France", exact=True).first.click()
    page.wait_for_url("**/countries/france/")


def test_neighbours_lead_there_and_back():
    """Every neighbour has a page, and that page names this country as a neighbour too."""
    beside = {}
    for path in countries():
        text = html(path)
        is_alone = ">Neighbours</h2>" not in text
        beside[path] = set() if is_alone else targets(path, part(text, ">Neighbours</h2>", "</ul>"))
    assert len(beside) == 250
    assert sum(bool(others) for others in beside.values()) > 150
    for path, others in beside.items():
        for other in others:
            assert path in beside[other], f"{path} names {other}, but not the other way round"
    assert "countries/spain/" in beside["countries/france/"]
    assert beside["countries/kiribati/"] == set()


def test_the_largest_cities_of_every_country_stand_in_order():
    listed = 0
    for path in countries():
        text = html(path)
        if 'class="sortable cities"' in text:
            listed += 1
            people = [int(value) for value in re.findall(r'data-value="(\d+)"', part(text, "sortable cities", "</table>"))]
            assert people and people == sorted(people, reverse=True), path
    assert listed > 240


def test_every_country_has_a_map():
    for path in countries():
        text = html(path)
        image = re.search(r'class="map-base" src="([^"]+)"', text)
        assert image, path
        assert (SITE / path / image.group(1)).resolve().is_file(), path
