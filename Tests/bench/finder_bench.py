"""Measures the cost of building, storing and querying the finder's index.

The finder is compared with two others. Pagefind indexes the largest places of the same table
through its service protocol, and gets only the queries for these places. The other finder has one
file for each first letter, and uses the same table and queries.
"""

import base64
import gzip
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build/release/finder-bench"
TABLE = ROOT / "Content/places/cities500.txt.gz"
RUNS = 3
SAMPLE = int(os.environ.get("PAGEFIND_PLACES", "20000"))


def run(*arguments):
    answer = subprocess.run([TOOL, *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    return json.loads(answer.stdout)


def rows():
    with gzip.open(TABLE, "rt", encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file]


def perturbed(text, number):
    """A name made from another name by replacing its vowels and inserting a letter."""
    vowels = "aeiou"
    moved = "".join(vowels[(vowels.index(sign) + number) % 5] if sign in vowels else sign for sign in text)
    place = number * 7 % max(len(moved), 1)
    return moved[:place] + "bdfgklmnprstvz"[number * 5 % 14] + moved[place:]


def copies(table, count, path):
    """Writes a table with a given number of places: first the real places, then copies of them with
    invented names."""
    with open(path, "w", encoding="utf-8") as file:
        for number in range(count):
            row = table[number % len(table)]
            turn = number // len(table)
            if turn:
                row = list(row)
                row[0] = str(20_000_000 + number)
                row[1] = perturbed(row[1], turn)
                row[3] = ",".join(perturbed(name, turn) for name in row[3].split(",")) if row[3] else ""
                row[4] = f"{max(-90, min(90, float(row[4]) + turn * 0.05)):.5f}"
            file.write("\t".join(row) + "\n")


def making(table, folder):
    print(f"Making the finder's files, processor seconds, medians of {RUNS} runs")
    print(f"  {'places':>9} {'index':>7} {'files':>7} {'gzip':>7} {'sum':>7} {'memory MB':>10} {'files':>6} {'MB':>7}")
    for count in (len(table), 500_000, 1_000_000):
        path = folder / "places.txt"
        copies(table, count, path)
        output = [folder / "find"] if count == len(table) else []
        runs = [run("Content", path, *output) for _ in range(RUNS)]
        middle = sorted(runs, key=lambda one: sum(one["seconds"].values()))[RUNS // 2]
        seconds = middle["seconds"]
        parts = [seconds[name] for name in ("index", "files", "compression")]
        print(
            f"  {middle['places']:>9} {parts[0]:7.2f} {parts[1]:7.2f} {parts[2]:7.2f} {sum(parts):7.2f}"
            f" {middle['memory'] / 1e6:10.0f} {middle['files']:6} {middle['bytes'] / 1e6:7.2f}"
        )
        path.unlink()


def streamed(name, lines, *limits):
    """Passes a table to a reader through a named pipe, so that the table is never stored."""
    with tempfile.TemporaryDirectory() as folder:
        pipe = pathlib.Path(folder) / name
        os.mkfifo(pipe)

        def write():
            with open(pipe, "w", encoding="utf-8") as file:
                file.writelines(lines)

        writer = threading.Thread(target=write)
        writer.start()
        answer = run("read", pipe, *(str(limit) for limit in limits))
        writer.join()
        return answer


def dump(table, count):
    """Generates rows that resemble the full GeoNames dump, in which most rows are not populated
    places, and most populated places have no population."""
    tails = [("\t".join(row[1:14]), row[14], "\t".join(row[15:])) for row in table[:100_000]]
    for start in range(0, count, len(tails)):
        for number, (head, people, tail) in enumerate(tails[: count - start]):
            head = head if number % 13 < 5 else head.replace("\tP\t", "\tH\t", 1)
            yield f"{start + number + 1}\t{head}\t{people if number % 10 == 0 else 0}\t{tail}\n"


def entries(table, count):
    yield "[\n"
    for number in range(count):
        row = table[number % len(table)]
        coordinate = {"lon": float(row[5]), "lat": float(row[4])}
        entry = {"_id": number + 1, "name": row[1], "country": row[8], "coord": coordinate}
        yield json.dumps(entry, ensure_ascii=False) + (",\n" if number + 1 < count else "\n]\n")


def streaming(table):
    print("\nReading tables of any size from a pipe; 5 of 13 rows are populated places")
    print(f"  {'':<14} {'rows':>11} {'least people':>13} {'at most':>10} {'places kept':>12} {'CPU s':>7} {'memory MB':>10}")
    usual = 1_000_000
    for count, least, most in (
        (1_000_000, 0, usual), (2_000_000, 0, usual), (4_000_000, 0, usual), (13_000_000, 0, usual),
        (13_000_000, 500, usual), (13_000_000, 0, 5_000_000),
    ):
        told("GeoNames", count, least, most, streamed("all.txt", dump(table, count), least, most))
    for count in (1_000_000, 3_000_000):
        told("list in JSON", count, 0, usual, streamed("all.json", entries(table, count)))


def told(name, count, least, most, answer):
    print(
        f"  {name:<14} {count:11} {least:13} {most:10} {answer['places']:12} {answer['seconds']['places']:7.2f}"
        f" {answer['memory'] / 1e6:10.0f}"
    )


def pagefind(table, folder):
    """Indexes the largest places with Pagefind; returns the folder of the index."""
    try:
        from pagefind_bin import get_executable
    except ImportError:
        return None
    chosen = sorted(table, key=lambda row: -int(row[14] or 0))[:SAMPLE]
    service = subprocess.Popen([get_executable(), "--service"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder)

    def send(payload):
        message = json.dumps({"message_id": 1, "payload": payload}).encode()
        service.stdin.write(base64.b64encode(message) + b",")

    def receive():
        answer = bytearray()
        while (byte := service.stdout.read(1)) != b",":
            answer += byte
        payload = json.loads(base64.b64decode(answer))["payload"]
        if payload["type"] == "Error":
            sys.exit(f"pagefind: {payload['message']}")
        return payload

    send({"type": "NewIndex", "config": {"force_language": "unknown"}})
    service.stdin.flush()
    index = receive()["index_id"]

    def write():
        for row in chosen:
            send({
                "type": "AddRecord", "index_id": index, "url": f"/{row[0]}", "language": "unknown",
                "content": " . ".join([row[1], *row[3].split(",")]), "meta": {"title": row[1], "country": row[8]},
                "filters": None, "sort": {"population": row[14] or "0"},
            })
        service.stdin.flush()

    writer = threading.Thread(target=write)
    writer.start()
    for _ in chosen:
        receive()
    writer.join()
    output = folder / "pagefind"
    send({"type": "WriteFiles", "index_id": index, "output_path": str(output)})
    service.stdin.flush()
    receive()
    service.kill()
    service.wait()
    (output / "ids.json").write_text(json.dumps({row[0]: True for row in chosen}))
    return f"{output}/"


def asking(table, folder):
    index = pagefind(table, folder)
    arguments = [f"{folder}/find/", str(TABLE)] + ([index] if index else [])
    answer = subprocess.run(
        ["node", ROOT / "Tests/bench/finder_bench.mjs", *arguments], check=True, stdout=subprocess.PIPE
    )
    found = json.loads(answer.stdout)
    print("\nTyping the 200 queries of the tests letter by letter; kB compressed as served")
    head = f"  {'':<22} {'places':>7} {'files':>7} {'MB':>7} {'start':>8} {'p50':>7} {'p95':>7} {'max':>7} {'error p95':>9} {'requests':>9} {'first':>9} {'ten':>4}"
    print(head)
    for name, key in (("ours", "ours"), ("a file a first letter", "byLetter"), ("Pagefind", "pagefind")):
        one = found[key]
        if not one:
            continue
        size, wrong = one["bytes"], one["bytesWithError"]
        print(
            f"  {name:<22} {one.get('places', len(table)):>7} {one['files']:>7} {one['megabytes']:7.2f} {one['start'] / 1000:8.1f}"
            f" {size['p50'] / 1000:7.1f} {size['p95'] / 1000:7.1f} {size['max'] / 1000:7.1f} {wrong['p95'] / 1000:9.1f}"
            f" {one['requests']['p50']:>4} ≤ {one['requests']['max']:<3} {one['first']:>4}/{one['queries']:<4} {one['ten']:>4}"
        )
    if index:
        print(f"  Pagefind has the {SAMPLE} largest places only; those of the queries among them are asked")
    print("\nMilliseconds in node, all files read before; each the median of several runs")
    print(f"  {'':<32} {'p50':>8} {'p99':>8} {'max':>8}")
    for name, key in (
        ("a keystroke", "search"), ("a keystroke with an error", "searchWithError"), ("opening a shard", "opening"),
    ):
        one = found["times"][key]
        print(f"  {name:<32} {one['p50']:8.3f} {one['p99']:8.3f} {one['max']:8.3f}")


def main():
    subprocess.run(
        ["swift", "build", "-c", "release", "--product", "finder-bench"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL
    )
    table = rows()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        making(table, folder)
        streaming(table)
        asking(table, folder)


if __name__ == "__main__":
    main()
