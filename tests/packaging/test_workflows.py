"""What a maintainer wants of workflows: pinned, few rights, and what is promised is built."""

import re
import subprocess
import sys
import sysconfig
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from tools.promised_wheels import SYSTEMS, build_of, differences, promised

ROOT: Final = Path(__file__).parents[2]
GITHUB: Final = ROOT / ".github"
WORKFLOWS: Final = sorted((GITHUB / "workflows").glob("*.yml"))
ACTIONS: Final = sorted((GITHUB / "actions").glob("*/action.yml"))
PINNED: Final = re.compile(r"[\w-]+(/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS: Final = (
    "manylinux_x86_64",
    "manylinux_aarch64",
    "musllinux_x86_64",
    "musllinux_aarch64",
    "macosx_x86_64",
    "macosx_arm64",
    "win_amd64",
    "win_arm64",
)
WITHOUT: Final = {"cp311-win_arm64"}
"""A package that the server needs has no wheel for it."""
MACHINES: Final = {
    "ubuntu-24.04",
    "ubuntu-24.04-arm",
    "macos-15-intel",
    "macos-15",
    "windows-2025",
    "windows-11-arm",
}
"""One of each kind: nothing is emulated."""


@cache
def workflow(name: str) -> dict[Any, Any]:
    """A file of workflows; YAML reads `on` as true."""
    found: dict[Any, Any] = yaml.safe_load(
        (GITHUB / "workflows" / f"{name}.yml").read_text("utf-8")
    )
    return found


def jobs() -> list[tuple[str, str, dict[str, Any]]]:
    """All jobs: their file, their name, what they do."""
    return [
        (path.stem, name, job)
        for path in WORKFLOWS
        for name, job in workflow(path.stem)["jobs"].items()
    ]


def commands(job: dict[str, Any]) -> str:
    return "\n".join(step.get("run", "") for step in job["steps"])


@pytest.mark.parametrize(
    "path", [*WORKFLOWS, *ACTIONS], ids=lambda path: path.parent.name + "/" + path.stem
)
def test_what_is_used_of_others_is_pinned_and_says_its_version(path: Path) -> None:
    used = re.findall(r"uses: (.+)", path.read_text("utf-8"))
    assert used
    assert [each for each in used if not each.startswith("./") and not PINNED.fullmatch(each)] == []


def test_the_same_action_is_pinned_to_the_same_commit_everywhere() -> None:
    texts = [path.read_text("utf-8") for path in (*WORKFLOWS, *ACTIONS)]
    used = {each for text in texts for each in re.findall(r"uses: ([^.].+)", text)}
    assert len({each.partition("@")[0] for each in used}) == len(used)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_only_read(path: Path) -> None:
    assert workflow(path.stem)["permissions"] == {"contents": "read"}


def test_only_publishing_may_do_more_and_only_that() -> None:
    asked = {name: job["permissions"] for _, name, job in jobs() if "permissions" in job}
    assert asked == {"publish": {"id-token": "write"}}


def test_no_job_knows_a_secret_or_keeps_the_way_into_the_repository() -> None:
    for path in (*WORKFLOWS, *ACTIONS):
        text = path.read_text("utf-8")
        assert "secrets." not in text
        assert "pull_request_target" not in text
        assert text.count("actions/checkout@") == text.count("persist-credentials: false")


def test_every_job_ends_by_itself() -> None:
    for file, name, job in jobs():
        assert "uses" in job or job["timeout-minutes"] <= 240, (file, name)


def test_only_a_tag_of_a_version_is_published_after_everything_else() -> None:
    release = workflow("release")
    publish = release["jobs"]["publish"]
    assert release[True]["push"] == {"tags": ["v*"]}
    assert "pull_request" not in release[True]
    for part in ("event_name == 'push'", "ref_type == 'tag'", "startsWith(github.ref_name, 'v')"):
        assert part in publish["if"]
    assert publish["environment"] == "pypi"
    assert set(publish["needs"]) == {"test", "platforms", "check", "install"}
    assert release["jobs"]["check"]["needs"] == ["source", "wheels"]
    assert release["jobs"]["test"]["uses"] == "./.github/workflows/test.yml"
    assert release["jobs"]["platforms"]["uses"] == "./.github/workflows/platforms.yml"
    others = [name for _, name, job in jobs() if "gh-action-pypi-publish" in str(job)]
    assert others == ["publish"]


def test_wheels_are_built_of_the_sdist_on_a_machine_of_each_kind() -> None:
    job = workflow("release")["jobs"]["wheels"]
    assert set(job["strategy"]["matrix"]["system"]) == MACHINES
    assert "cibuildwheel --archs native --output-dir wheels dist/*.tar.gz" in commands(job)
    assert "build --sdist" in commands(workflow("release")["jobs"]["source"])


def test_wheels_are_installed_where_there_is_no_compiler() -> None:
    job = workflow("release")["jobs"]["install"]
    assert set(job["strategy"]["matrix"]["system"]) == MACHINES
    assert commands(job).count("--only-binary :all:") == 1
    assert "--no-index --no-deps --find-links dist famiglia" in commands(job)
    assert "tools/try_wheel.py compiled" in commands(job)


def test_windows_and_macos_are_tested_with_the_oldest_and_the_newest_python() -> None:
    job = workflow("platforms")["jobs"]["tests"]
    assert job["strategy"]["matrix"] == {
        "system": ["macos-15", "windows-2025"],
        "python": [PYTHONS[0], PYTHONS[-1]],
    }
    assert "@tests/platforms/portable.txt" in commands(job)


def test_what_is_tested_there_exists() -> None:
    listed = (ROOT / "tests/platforms/portable.txt").read_text("utf-8").split()
    assert len(listed) > 10
    assert [name for name in listed if not (ROOT / name).exists()] == []


def test_everything_a_job_installs_is_pinned_with_its_digest() -> None:
    for file, name, job in jobs():
        if "steps" not in job:
            continue
        installs = re.findall(r"pip install (.+)", commands(job))
        for line in installs:
            assert "--require-hashes" in line or "--no-deps" in line, (file, name, line)


def test_each_wheel_is_compiled_and_tried() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    assert config["environment"] == {"FAMIGLIA_COMPILED": "1"}
    assert config["test-command"] == "python {project}/tools/try_wheel.py compiled"
    assert set(config) - {"build", "skip", "build-frontend", "environment", "test-command"} == set(
        SYSTEMS
    )


def test_packages_link_to_the_repository_that_built_them() -> None:
    """Wheels for Linux are built in containers, which know only what they are passed."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    assert config["linux"]["environment-pass"] == list(workflow("release")["env"])


def test_the_source_has_the_script_that_tries_a_wheel() -> None:
    """cibuildwheel unpacks the sdist, and its test runs from there."""
    assert "tools/try_wheel.py" in (ROOT / "MANIFEST.in").read_text("utf-8")


def test_the_promised_wheels_are_built() -> None:
    """cibuildwheel itself says what it would build."""
    versions = [f"cp{version.replace('.', '')}" for version in PYTHONS]
    wanted = {f"{version}-{platform}" for version in versions for platform in PLATFORMS}
    assert promised() == wanted - WITHOUT


@pytest.mark.parametrize(
    ("wheel", "build"),
    [
        (
            "famiglia-1.2.3-cp311-cp311-manylinux2014_x86_64.manylinux_2_17_x86_64.whl",
            "cp311-manylinux_x86_64",
        ),
        ("famiglia-1.2.3-cp314-cp314-manylinux_2_28_aarch64.whl", "cp314-manylinux_aarch64"),
        ("famiglia-1.2.3-cp312-cp312-musllinux_1_2_x86_64.whl", "cp312-musllinux_x86_64"),
        ("famiglia-1.2.3-cp312-cp312-macosx_11_0_arm64.whl", "cp312-macosx_arm64"),
        ("famiglia-1.2.3-cp313-cp313-win_arm64.whl", "cp313-win_arm64"),
    ],
)
def test_a_wheel_says_for_what_it_is(wheel: str, build: str) -> None:
    assert build_of(wheel) == build


def test_a_wheel_that_is_missing_or_too_much_is_noticed(tmp_path: Path) -> None:
    names = ("1.2.3.tar.gz", "1.2.3-py3-none-any.whl", "1.2.3-cp311-cp311-win_amd64.whl")
    for name in names:
        (tmp_path / f"famiglia-{name}").touch()
    assert differences(tmp_path, {"cp311-win_amd64"}) == []
    assert differences(tmp_path, {"cp311-win_amd64", "cp312-win_amd64"}) == [
        "missing: cp312-win_amd64"
    ]
    (tmp_path / "famiglia-1.2.3-cp314-cp314t-win_amd64.whl").touch()
    (tmp_path / "famiglia-1.2.3-py3-none-any.whl").unlink()
    assert differences(tmp_path, {"cp311-win_amd64"}) == [
        "not promised: cp314-win_amd64",
        "wheels that run everywhere: 0, not 1",
    ]


@pytest.mark.parametrize(
    ("schema", "files"),
    [("workflows", WORKFLOWS), ("actions", ACTIONS)],
    ids=["workflows", "actions"],
)
def test_github_understands_them(schema: str, files: list[Path]) -> None:
    command = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        f"vendor.github-{schema}",
    ]
    done = subprocess.run([*command, *map(str, files)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_who_reports_something_broken_is_asked_what_the_doctor_says() -> None:
    form = yaml.safe_load((GITHUB / "ISSUE_TEMPLATE/bug.yml").read_text("utf-8"))
    [asked] = [each["attributes"] for each in form["body"] if each.get("id") == "doctor"]
    assert "`famiglia doctor`" in asked["description"]
    assert asked["render"] == "text"


def test_who_looks_for_holes_in_workflows_finds_none() -> None:
    """Of what zizmor calls low only its wish for another way to write a path in this repository."""
    command = [
        str(Path(sysconfig.get_path("scripts")) / "zizmor"),
        "--offline",
        "--no-progress",
        "--min-severity",
        "medium",
    ]
    done = subprocess.run(
        [*command, str(ROOT)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "No findings to report" in done.stdout
