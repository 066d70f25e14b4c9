"""`python -m inkognito` is the same as `inkognito`."""

from inkognito.cli.main import main

main(prog_name="inkognito")
