"""What operators may count. Labels are kinds and codes, never people, tables or cards."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        registry = self._registry
        self.tables = Gauge("inkognito_tables", "Tables in memory", registry=registry)
        self.lines = Gauge("inkognito_lines", "Open connections", registry=registry)
        self.wishes = Counter("inkognito_wishes", "Wishes received", registry=registry)
        self.rows = Counter("inkognito_rows", "Rows stored", registry=registry)
        self.refused = Counter(
            "inkognito_refused", "Messages refused at the door", ["code"], registry=registry
        )
        # How often bots think, and never how long: that could tell what they know.
        self.thoughts = Counter("inkognito_thoughts", "Decisions of bots", registry=registry)

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self._registry)
