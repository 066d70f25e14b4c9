"""The directory is what PostgreSQL says of its connections, whoever else is connected."""

from inkognito.server.cluster.directory import Directory, Member, directory_from, member_named

ANN = Member("0000000a", "10.0.0.1:8471")
BOB = Member("0000000b", "[fd00::2]:8471")


def test_the_name_of_a_connection_tells_the_member() -> None:
    for member in (ANN, BOB, Member("12345678", "inkognito-2:80", version=2)):
        assert member_named(member.name) == member


def test_other_connections_are_no_members() -> None:
    for name in (
        "",
        "psql",
        ANN.working_name,
        ANN.leaving_name,
        "inkognito/1 x",
        "inkognito/x y z",
    ):
        assert member_named(name) is None


def test_who_holds_what_and_who_hangs() -> None:
    directory = directory_from(
        [
            (ANN.name, 3, False),
            (ANN.name, 5, False),
            (BOB.name, 7, True),
            ("psql", None, True),
        ]
    )
    assert directory.owners == {3: ANN, 5: ANN, 7: BOB}
    assert directory.holdings == {ANN.id: frozenset({3, 5})}
    assert directory.hung(but=ANN) == (BOB,)
    assert directory.hung(but=BOB) == ()


def test_a_member_without_buckets_is_a_member() -> None:
    assert directory_from([(ANN.name, None, False)]).holdings == {ANN.id: frozenset()}
    assert Directory().holdings == {}
