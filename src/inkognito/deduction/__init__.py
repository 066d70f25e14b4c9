"""Deduction: what a viewer can know of the deal, what he may believe, and why."""
