"""The web service: tables, seats, live updates, the store. See docs/protocol.md, docs/server.md."""
