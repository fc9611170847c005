/** Those in which somebody looks after what operators sell by: codes, terms, hours (docs/access.md). */
export const OPERATOR_SCOPES = ['operator', 'country', 'all'] as const;
