"""Who has uploaded a record, of which game it is, and when it was last opened

Revision ID: 0003
Revises: 0002
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("uploads", sa.Column("person", sa.String(length=32), nullable=True))
    op.add_column(
        "uploads", sa.Column("game", sa.String(length=64), nullable=False, server_default="")
    )
    op.add_column(
        "uploads", sa.Column("title", sa.String(length=80), nullable=False, server_default="")
    )
    op.add_column("uploads", sa.Column("used", sa.Float(), nullable=False, server_default="0"))
    # When they were last opened nobody knows: their days are counted from now on.
    seconds = sa.literal(time.time())
    op.execute(sa.update(sa.table("uploads", sa.column("used"))).values(used=seconds))
    op.create_index("ix_uploads_person", "uploads", ["person"])
    op.create_index("ix_uploads_used", "uploads", ["used"])


def downgrade() -> None:
    op.drop_index("ix_uploads_used", "uploads")
    op.drop_index("ix_uploads_person", "uploads")
    for column in ("used", "title", "game", "person"):
        op.drop_column("uploads", column)
