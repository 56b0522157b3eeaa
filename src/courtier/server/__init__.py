"""The HTTP and WebSocket server for tables. It holds no rule. It stores before it sends and checks all input."""
