"""What handlers are given, by the places it comes from."""

from litestar.di import NamedDependency
from litestar.params import FromPath

from famiglia.server.services import Services

TableId = FromPath[str]
SeatNumber = FromPath[int]
Serving = NamedDependency[Services]
Asking = NamedDependency[str | None]
"""The person, if the cookie says who it is."""
