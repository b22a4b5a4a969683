"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

HEAD: Final = "0003"
"""The last migration; a database that has it need not be looked at by Alembic."""

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

META: Final = Table(
    "meta",
    METADATA,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all processes share: the secret that signs cookies."""

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
)
"""Names; whoever has none stands nowhere but in his cookie."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(20)),
    Column("host", String(32), nullable=False),
    Column("watch_token", String(32), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("number", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("asked", String(64)),
    Column("over", Boolean, nullable=False),
    Column("outcome", JSON),
    Column("rematch", String(16)),
    Index("ix_tables_waiting", "over", "changed"),
)
"""A table; what it says of its match repeats what its entries say."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.table_id"), primary_key=True),
    Column("seat", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("player", String(64)),
    Column("token", String(32), nullable=False, unique=True),
    Column("orders", JSON, nullable=False),
    Column("notify", Text),
    Column("notify_language", String(8), nullable=False, server_default="en"),
    Column("notify_problem", Text),
    Column("trouble", String(32)),
)
"""A seat. `player` is the computer player that answers now. `orders`: name, since when, and after
how many events it was given."""

HOLDERS: Final = Table(
    "holders",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.table_id"), primary_key=True),
    Column("seat", String(64), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("since", Float, nullable=False),
    Index("ix_holders_person", "person"),
)
"""Who holds a seat, or watches (seat ""). The same person on another device is another row."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.table_id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", String(64), nullable=False),
    Column("action", String(64)),
    Column("lines", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "action"),
)
"""All that ever happened at a table, only ever appended to: the record. `kind` is "answers",
"order", "computer", "undoes", "agreed", "concedes", "seat", or one of an offer of an undo:
"offers", "agrees", "declines"; `lines` are the record's."""

OUTBOX: Final = Table(
    "outbox",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", String(64), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("ix_outbox_due", "due"),
)
"""Notices to be sent: one for each time a seat begins to be waited for."""

UPLOADS: Final = Table(
    "uploads",
    METADATA,
    Column("replay", String(16), primary_key=True),
    Column("record", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("person", String(32)),
    Column("game", String(64), nullable=False, server_default=""),
    Column("title", String(80), nullable=False, server_default=""),
    Column("used", Float, nullable=False, server_default="0"),
    Index("ix_uploads_person", "person"),
    Index("ix_uploads_used", "used"),
)
"""Records that people have uploaded: who, of which game, how he calls it, when it was last opened.
Who had uploaded one before these were noted is not known."""
