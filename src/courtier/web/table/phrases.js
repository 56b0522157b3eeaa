// The stock phrases by name, and whether one names somebody they are about. The table says them in each reader's language.
/** @type {[string, boolean][]} */
export const PHRASES = [];
