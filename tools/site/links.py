"""Links in Markdown: found outside code, and set anew for the site."""

import posixpath
import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from tools.site.documents import place_in_site, relative

TOKEN: Final = re.compile(
    r"(?P<code>^(?P<fence>```|~~~).*?^(?P=fence)[^\n]*$|`[^`\n]+`)"
    r"|(?P<sign>!?)\[(?P<text>(?:[^\[\]]|\[[^\[\]]*\])*)\]\((?P<target>[^)\s]+)\)",
    re.M | re.S,
)
"""Code or a link, whichever begins first: a link may hold code, and code what looks like a link."""
EXTERNAL: Final = re.compile(r"[a-z][a-z0-9+.-]*:", re.I)
HEADING: Final = re.compile(r"^#{1,6} +(.+?)\s*#*$", re.M)


class Link(NamedTuple):
    """A link of a document, or a picture."""

    text: str
    target: str
    sign: str = ""

    @property
    def is_external(self) -> bool:
        """Whether it leads out of the repository."""
        return EXTERNAL.match(self.target) is not None

    def to(self, target: str) -> str:
        """The same, leading elsewhere, as Markdown."""
        return f"{self.sign}[{self.text}]({target})"


def links_of(text: str) -> Iterator[Link]:
    """All links of a Markdown text, in their sequence."""
    return (_link(found) for found in TOKEN.finditer(text) if not found["code"])


def rewrite(text: str, link: Callable[[Link], str], words: Callable[[str], str] = str) -> str:
    """The text with other links, and with other words between them; code stays as it is."""
    written, at = [], 0
    for found in TOKEN.finditer(text):
        written.append(words(text[at : found.start()]))
        written.append(found[0] if found["code"] else link(_link(found)))
        at = found.end()
    return "".join([*written, words(text[at:])])


def _link(found: re.Match[str]) -> Link:
    return Link(found["text"], found["target"], found["sign"])


def resolve(document: str, target: str) -> tuple[str, str]:
    """The file of the repository that a relative link names, and the anchor in it."""
    path, _, anchor = target.partition("#")
    if not path:
        return document, anchor
    return posixpath.normpath(posixpath.join(posixpath.dirname(document), path)), anchor


def for_site(link: Link, document: str, repository: str) -> str:
    """A link of a document as the site needs it.

    What the site does not show is linked in the repository, if its address is known; else only
    the words are left.
    """
    if link.is_external or link.target.startswith("#"):
        return link.to(link.target)
    name, anchor = resolve(document, link.target)
    fragment = f"#{anchor}" if anchor else ""
    shown, place = place_in_site(name), place_in_site(document)
    if shown and place:
        return link.to(relative(shown, place) + fragment)
    return link.to(f"{repository}/blob/main/{name}{fragment}") if repository else link.text


def anchors_in_repository(text: str) -> set[str]:
    """What can be linked in a document where the repository shows it: its headings."""
    plain = "".join(TOKEN.sub(lambda each: "" if each["fence"] else each[0], text))
    found: dict[str, int] = {}
    anchors = set()
    for heading in HEADING.findall(plain):
        words = re.sub(r"[^\w\- ]", "", heading.replace("`", "").lower()).replace(" ", "-")
        again = found.get(words, 0)
        found[words] = again + 1
        anchors.add(f"{words}-{again}" if again else words)
    return anchors
