// Raised when rules are added or judge otherwise: whoever compares two reports can tell a changed page from changed rules.
export const ENGINE_VERSION = "2026-11-29";
