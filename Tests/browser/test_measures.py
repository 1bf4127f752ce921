"""A planner for a network with measures: the reader chooses the measure that routes minimise."""

import re
import shutil
import subprocess

import pytest
from playwright.sync_api import expect

from serving import ROOT, Server

TOOL = ROOT / ".build/release/generate-site"
FIXTURE = ROOT / "Tests/GenerateSiteTests/Fixtures/hills"


@pytest.fixture(scope="module")
def address(made_once):
    """The address of a small atlas with paths and a lift. It replaces the site's address."""
    def make(folder):
        shutil.copytree(FIXTURE, folder)
        subprocess.run([TOOL, "build", "--quiet"], cwd=folder, check=True)

    with Server(site=made_once("hills", make) / "site") as server:
        yield server.address


@pytest.mark.parametrize("width", [360, 1280])
def test_a_route_is_the_best_by_what_the_reader_chooses(visit, width):
    page = visit(width).open("networks/hills/?from=lake&to=hut")
    status = page.locator(".planner-status")
    expect(status).to_have_text(re.compile(r"^Lake to Hut: [\d.]+\u00a0km \(hours: 1.5\u00a0h; climb: 420\u00a0m\)"))
    # The route page belongs to the shortest route.
    own = page.get_by_role("link", name="The page of this route")
    expect(own).to_have_count(1)
    choices = page.locator(".planner-measures")
    expect(choices.locator("li")).to_have_text(["length", "hours", "climb"])
    expect(choices.locator("strong")).to_have_text("length")
    choices.get_by_role("link", name="climb").click()
    # The lift contributes no climb.
    expect(status).to_have_text(re.compile(r"^Lake to Hut: 150\u00a0m \(hours: 1.5\u00a0h; length: [\d.]+\u00a0km\)"))
    expect(choices.locator("strong")).to_have_text("climb")
    assert "from=lake&to=hut&by=climb" in page.url
    expect(own).to_have_count(0)
    expect(page.locator(".legs caption")).to_contain_text("2 legs, 150 m")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.go_back()
    expect(status).to_have_text(re.compile(r"climb: 420\u00a0m"))


def test_a_new_link_costs_the_same_whatever_routes_are_best_by(visit):
    page = visit().open("networks/hills/?from=lake&to=hut&add=lake:hut:path:7.5")
    status, chip = page.locator(".planner-status"), page.locator(".what-if li")
    expect(chip).to_have_text("new link Lake–Hut, 7.5 km ×")
    # The climb per kilometre of the new link is the average of the network.
    page.locator(".planner-measures").get_by_role("link", name="climb").click()
    expect(page.locator(".planner-measures strong")).to_have_text("climb")
    expect(chip).to_have_text("new link Lake–Hut, 7.5 km ×")
    expect(status).to_contain_text("Lake to Hut with new link Lake–Hut: 150 m")
    assert "add=lake:hut:path:7.5" in page.url
    page.get_by_role("button", name="Edit links").click()
    expect(page.get_by_label("Cost in kilometres")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="network.yml").click()
    assert "unit: km\n" in download.value.path().read_text()


def test_the_page_of_a_route_leads_to_the_best_by_another_measure(visit):
    page = visit(scripts=False).open("networks/hills/routes/lake/hut/")
    choices = page.locator(".planner-measures li")
    expect(choices).to_have_text(["length", "hours", "climb"])
    address = choices.last.locator("a").get_attribute("href")
    assert address.endswith("/?from=lake&to=hut&by=climb"), address

