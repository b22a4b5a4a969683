"""The language in which a seat is told that it is waited for; how many choices an undo took back

Revision ID: 0002
Revises: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("notify_language", sa.String(length=8), nullable=False, server_default="en")
    op.add_column("seats", column)
    # An undo took back one choice; now its entry says how many.
    op.execute("update entries set lines = '1' where kind in ('undoes', 'agreed') and lines = ''")


def downgrade() -> None:
    op.drop_column("seats", "notify_language")
