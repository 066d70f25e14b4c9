"""Deduction: what a viewer can know of the deal, how likely the rest is, and why."""
