"""How the schema of the database came to be, by Alembic."""
