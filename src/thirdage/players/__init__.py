"""Who can sit at a seat: players that answer questions, seeing only what their seat may see."""
