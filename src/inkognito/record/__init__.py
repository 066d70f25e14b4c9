"""The portable game file, and the proof that its deal and draws were fair."""
