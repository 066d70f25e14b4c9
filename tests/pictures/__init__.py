"""Pictures of every screen: `make screenshots` plays fixed games and looks at them in Chromium."""
