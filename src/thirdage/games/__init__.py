"""The games, one package each; a game knows the table and nobody else."""
