"""All tests. Modules are imported by their full names, such as `tests.kit.scenes`."""
