"""Who can sit at a seat: players that see only their view and pick one of the options."""
