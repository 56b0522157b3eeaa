"""The games for other people's tools: one module for each tool, and an extra in pyproject.toml that installs it."""
