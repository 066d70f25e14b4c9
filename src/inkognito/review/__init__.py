"""Review: what each player could know at each point, from sightings and deduction. Pure."""
