#!/usr/bin/env python3
"""Builds the small atlas in parts with GNU parallel and with Slurm. `make cluster-test` runs this
script.

python3 Tests/cluster/cluster_test.py TOOL

The commands are those of Content/pages/manual/large-atlases.md, run unchanged. Each merged site
must equal the site of a single build, byte for byte. If a part is lost or its build is killed, the
same commands must build that part again, and no other.

The test starts its own Slurm cluster: munged, slurmctld and slurmd, with this machine as the only
node and all files in a temporary folder. It needs root, but neither systemd nor cgroups. Two
recipes use substitutes: `ssh` runs its command on this machine, and a loop replaces Kubernetes.

At the end, every process is stopped and the folder is removed. This also happens after a failure or
a signal.
"""

import contextlib
import os
import pathlib
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "Content/pages/manual/large-atlases.md"
CONTENT = ROOT / "Tests/GenerateSiteTests/Fixtures/atlas/Content"
PROGRAMS = ["parallel", "munged", "munge", "slurmctld", "slurmd", "sbatch", "scancel", "scontrol", "sinfo", "squeue"]
TIMEOUT = 300
LOST, KILLED = "3", "1"

SLURM_CONF = """\
ClusterName=test
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={controller_port}
SlurmdPort={node_port}
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
MailProg=/bin/true
MpiDefault=none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=batch_sched_delay=0,bf_interval=1,sched_interval=1
SlurmdParameters=config_overrides
NodeName={host} NodeAddr=127.0.0.1 CPUs=4 State=UNKNOWN
PartitionName=test Nodes=ALL Default=YES MaxTime=INFINITE State=UP
"""

# A script that precedes the tool in PATH and runs the tool. The file `kill` gives a part and a
# number of seconds. If the tool builds this part, it is killed after this many seconds of processor
# time. For this, the script sets a timer that remains active after exec. The timer's signal ends
# the process.
WRAPPER = """\
#!/bin/sh
read -r part seconds 2>/dev/null <'{folder}/kill' || part=none
case "$*" in
*" --output parts/$part") ;;
*) exec '{tool}' "$@" ;;
esac
exec '{python}' -c 'import os, signal, sys
signal.setitimer(signal.ITIMER_PROF, float(sys.argv[1]))
os.execv(sys.argv[2], sys.argv[2:])' "$seconds" '{tool}' "$@"
"""

# A substitute for ssh, which runs the command on this machine in the login folder.
SSH = """\
#!/bin/sh
while [ "$1" != -- ]; do shift; done
shift
cd && exec sh -c "$*"
"""


class Failure(Exception):
    """A failed check or a failed command."""


def say(text):
    print(text, flush=True)


def recipes():
    """The code blocks of the page, keyed by heading."""
    blocks, heading = {}, None
    for match in re.finditer(r"^## ([^\n]+)$|^```\w+\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL):
        if match[1]:
            heading = match[1]
        else:
            blocks.setdefault(heading, []).append(match[2])
    counts = {heading: len(blocks.get(heading, [])) for heading in ["Parts", "GNU parallel", "Slurm", "Kubernetes"]}
    if list(counts.values()) != [1, 2, 2, 1]:
        raise Failure(f"the recipes of {PAGE.relative_to(ROOT)} have changed, and so must this test: {counts}")
    return blocks


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def write_program(path, text):
    path.write_text(text)
    path.chmod(0o755)


def files(folder):
    return {str(path.relative_to(folder)): path for path in folder.rglob("*") if path.is_file()}


class Cluster:
    """A temporary folder with the atlas, and the processes that use it."""

    def __init__(self, folder, tool):
        self.folder, self.atlas = folder, folder / "atlas"
        self.log = folder / "log"
        self.daemons = []
        shutil.copytree(CONTENT, self.atlas / "Content")
        shutil.copytree(ROOT / "Templates", self.atlas / "Templates")
        for name in ["bin", "home", "state", "spool", "tmp"]:
            (folder / name).mkdir()
        write_program(folder / "bin/generate-site", WRAPPER.format(
            folder=folder, tool=tool, python=sys.executable))
        write_program(folder / "bin/ssh", SSH)
        # The environment variable SLURM_CONF also identifies the processes of this test.
        self.environment = {
            name: value for name, value in os.environ.items() if not name.startswith(("SLURM", "SBATCH", "PARALLEL"))
        } | {
            "PATH": f"{folder}/bin:{os.environ['PATH']}:/usr/sbin:/sbin",
            "HOME": str(folder / "home"),
            "TMPDIR": str(folder / "tmp"),
            "SLURM_CONF": str(folder / "slurm.conf"),
        }

    # Commands

    def run(self, *command, fails=False, **variables):
        with self.log.open("a") as log:
            log.write(f"$ {' '.join(command)}\n")
            log.flush()
            outcome = subprocess.run(
                command, cwd=self.atlas, env=self.environment | variables, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=log, text=True, timeout=TIMEOUT)
            log.write(outcome.stdout)
        if (outcome.returncode != 0) != fails:
            raise Failure(f"{command[-1].strip()}\nended with status {outcome.returncode}")
        return outcome.stdout

    def recipe(self, text, **options):
        return self.run("sh", "-ec", text, **options)

    def ask(self, *command):
        """Returns the output of a command, or an empty string if it fails."""
        outcome = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=TIMEOUT)
        return outcome.stdout if outcome.returncode == 0 else ""

    def has_jobs(self):
        return self.ask("squeue", "--noheader", "--format=job").strip() != ""

    def wait(self, what, condition):
        end = time.monotonic() + TIMEOUT
        while not condition():
            if time.monotonic() > end:
                raise Failure(f"waited in vain for {what}")
            for daemon in self.daemons:
                if daemon.poll() is not None:
                    raise Failure(f"{daemon.args[0]} ended with status {daemon.returncode}")
            time.sleep(0.2)

    def build_whole(self):
        """Builds the whole site and measures the processor time. The build of one part takes at
        least half of that time."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.run("generate-site", "build", "--output", "whole", "--quiet", "--progress", "none")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    # Checks

    def compare(self, site):
        """Checks that a site has the same files as the whole site, with the same bytes."""
        expected, found = files(self.atlas / "whole"), files(self.atlas / site)
        differences = sorted(expected.keys() ^ found.keys()) + [
            name for name in sorted(expected.keys() & found.keys())
            if expected[name].read_bytes() != found[name].read_bytes()
        ]
        if differences or not expected:
            raise Failure(f"{len(differences)} files differ from the whole build: {', '.join(differences[:5])}")
        say(f"  {len(found)} files, the same as those of one build")

    def parts(self):
        """The files of each part with stamps that change whenever a file is written again."""
        stamps = {}
        for name, path in files(self.atlas / "parts").items():
            if not name.startswith("."):
                status = path.stat()
                stamps.setdefault(name.split("/")[0], {})[name] = (status.st_ino, status.st_mtime_ns)
        return stamps

    def only_made(self, part, before):
        """Checks that one part has been built since the stamps `before` were taken, and that all
        other parts are unchanged."""
        after = self.parts()
        made = [name for name in after if after[name] != before.get(name)]
        if made != [part]:
            raise Failure(f"part {part} was missing, but these were made: {', '.join(sorted(made)) or 'none'}")
        left = [path.name for path in (self.atlas / "parts").glob(".*") if path.suffix != ".build"]
        if left:
            raise Failure(f"files are left behind: {', '.join(left)}")
        say(f"  only part {part} was made again")

    def lose(self, part):
        self.clear("site", ".site.build", f"parts/{part}", f"parts/.{part}.build")

    def is_missing(self, part):
        if (self.atlas / "parts" / part).exists():
            raise Failure(f"part {part} was complete before it could be killed")
        say(f"  part {part} was killed and is missing")

    @contextlib.contextmanager
    def killing(self, part):
        """Within the `with` block, kills each build of a part halfway."""
        (self.folder / "kill").write_text(f"{part} {self.seconds / 4:.3f}\n")
        yield
        (self.folder / "kill").unlink()

    def clear(self, *names):
        for name in names or ["parts", "site", ".site.build"]:
            shutil.rmtree(self.atlas / name, ignore_errors=True)
        for path in self.atlas.glob("slurm-*.out"):
            path.unlink()

    # Slurm

    def start_slurm(self):
        key = self.folder / "munge.key"
        key.touch(0o600)
        key.write_bytes(os.urandom(128))
        host = socket.gethostname().split(".")[0]
        (self.folder / "slurm.conf").write_text(SLURM_CONF.format(
            host=host, folder=self.folder, controller_port=free_port(), node_port=free_port()))
        munge = f"--socket={self.folder}/munge.socket"
        self.start(
            "munged", "--foreground", munge, f"--key-file={key}", f"--pid-file={self.folder}/munged.pid",
            f"--seed-file={self.folder}/munge.seed")
        self.wait("munged", lambda: self.ask("munge", "--no-input", munge))
        self.start("slurmctld", "-D")
        self.wait("slurmctld", lambda: "is UP" in self.ask("scontrol", "ping"))
        self.start("slurmd", "-D", "-N", host)
        self.wait("slurmd", lambda: "idle" in self.ask("sinfo", "--noheader", "--format=%T"))

    def start(self, *command):
        with (self.folder / f"{command[0]}.log").open("w") as log:
            self.daemons.append(subprocess.Popen(
                command, cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log))

    def wait_for_jobs(self, failures=0):
        """Waits until no jobs are left. Checks the number of failed tasks of the last array, and
        the result of its merge."""
        self.wait("the jobs", lambda: not self.has_jobs())
        states = {}
        for line in self.ask("scontrol", "--oneliner", "show", "job").splitlines():
            fields = dict(re.findall(r"(\S+?)=(\S*)", line))
            states.setdefault(int(fields.get("ArrayJobId", fields["JobId"])), []).append(fields["JobState"])
        tasks, merge = [states[number] for number in sorted(states)[-2:]]
        say(f"  tasks: {count(tasks)}; merge: {count(merge)}")
        expected = "CANCELLED" if failures else "COMPLETED"
        if tasks.count("COMPLETED") != len(tasks) - failures or merge != [expected]:
            raise Failure(f"expected {failures} failed tasks, and the merge to be {expected.lower()}")

    # The end

    def tail(self):
        logs = [self.log, *self.folder.glob("*.log"), *self.atlas.glob("slurm-*.out")]
        for path in logs:
            if path.exists() and path.stat().st_size:
                say(f"--- {path.name}")
                say("\n".join(path.read_text(errors="replace").splitlines()[-15:]))

    def stop(self):
        if len(self.daemons) == 3:
            self.ask("scancel", "--full", "--user=root")
            end = time.monotonic() + 10
            while self.has_jobs() and time.monotonic() < end:
                time.sleep(0.2)
        for daemon in reversed(self.daemons):
            daemon.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                daemon.wait(10)
        mark = f"SLURM_CONF={self.folder}/slurm.conf".encode()
        for path in pathlib.Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if mark in (path / "environ").read_bytes().split(b"\0"):
                    os.kill(int(path.name), signal.SIGKILL)
        for daemon in self.daemons:
            daemon.wait()


def count(states):
    return ", ".join(f"{states.count(state)} {state.lower()}" for state in sorted(set(states)))


def test(cluster):
    blocks = recipes()
    parallel, ssh = blocks["GNU parallel"]
    script, submit = blocks["Slurm"]
    merge = parallel.splitlines()[-1]

    say("One build")
    cluster.build_whole()

    say("Parts, one after another")
    cluster.recipe(blocks["Parts"][0])
    cluster.compare("site")
    cluster.clear()

    say("GNU parallel")
    cluster.recipe(parallel)
    cluster.compare("site")
    before = cluster.parts()
    cluster.lose(LOST)
    cluster.recipe(merge, fails=True)
    cluster.recipe(parallel)
    cluster.only_made(LOST, before)
    cluster.compare("site")
    cluster.clear()

    say("GNU parallel, a part killed")
    with cluster.killing(KILLED):
        cluster.recipe(parallel, fails=True)
    cluster.is_missing(KILLED)
    before = cluster.parts()
    cluster.recipe(parallel)
    cluster.only_made(KILLED, before)
    cluster.compare("site")
    cluster.clear()

    say("GNU parallel with --sshlogin, ssh standing in")
    cluster.recipe(ssh)
    cluster.recipe(merge)
    cluster.compare("site")
    cluster.clear()

    say("Slurm")
    cluster.start_slurm()
    (cluster.atlas / "parts.sh").write_text(script)
    cluster.recipe(submit)
    cluster.wait_for_jobs()
    cluster.compare("site")
    before = cluster.parts()
    cluster.lose(LOST)
    cluster.recipe(submit)
    cluster.wait_for_jobs()
    cluster.only_made(LOST, before)
    cluster.compare("site")
    cluster.clear()

    say("Slurm, a part killed")
    with cluster.killing(KILLED):
        cluster.recipe(submit)
        cluster.wait_for_jobs(failures=1)
    cluster.is_missing(KILLED)
    before = cluster.parts()
    cluster.recipe(submit)
    cluster.wait_for_jobs()
    cluster.only_made(KILLED, before)
    cluster.compare("site")
    cluster.clear()

    say("The command of the Kubernetes pods, for each index")
    yaml = blocks["Kubernetes"][0]
    command = " ".join(re.search(r">-\n((?: {14}.*\n)+)", yaml)[1].split())
    for index in range(int(re.search(r"completions: (\d+)", yaml)[1])):
        cluster.recipe(command, JOB_COMPLETION_INDEX=str(index))
    cluster.recipe(merge)
    cluster.compare("site")


def main(arguments):
    if len(arguments) != 1:
        sys.exit("usage: cluster_test.py TOOL")
    tool = pathlib.Path(arguments[0]).resolve()
    if not sys.platform.startswith("linux"):
        sys.exit("cluster-test: needs Linux, as Slurm does")
    if os.geteuid() != 0:
        sys.exit("cluster-test: needs root, because slurmd does; run it as root, for example in a container")
    path = f"{os.environ['PATH']}:/usr/sbin:/sbin"
    missing = [name for name in [str(tool), *PROGRAMS] if not shutil.which(name, path=path)]
    if missing:
        sys.exit(f"cluster-test: not found: {', '.join(missing)}")

    def end(number, _):
        raise SystemExit(128 + number)

    signals = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
    for number in signals:
        signal.signal(number, end)
    begin = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="cluster-test.") as name:
        folder = pathlib.Path(name)
        # munged requires a socket that all users can access.
        folder.chmod(0o755)
        cluster = Cluster(folder, tool)
        try:
            test(cluster)
        except (Failure, OSError, subprocess.TimeoutExpired) as failure:
            cluster.tail()
            say("---")
            sys.exit(f"cluster-test: {failure}")
        finally:
            for number in signals:
                signal.signal(number, signal.SIG_IGN)
            cluster.stop()
    say(f"All sites are the same; {time.monotonic() - begin:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
