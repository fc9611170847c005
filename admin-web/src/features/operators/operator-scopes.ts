/** Those in which somebody looks after what operators sell by: codes, terms, hours (docs/access.md). */
export const OPERATOR_SCOPES = ['operator', 'country', 'all'] as const;

/** Those in which somebody looks after what they drive, at a branch or as a whole: departures, seats, what is owed for them. */
export const DRIVING_SCOPES = ['branch', ...OPERATOR_SCOPES] as const;
