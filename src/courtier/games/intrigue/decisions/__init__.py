"""The questions and the consequences that ask, by the chapters of the ledger."""
