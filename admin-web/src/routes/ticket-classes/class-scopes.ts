/** Those in which somebody looks after codes (docs/access.md). */
export const CLASS_SCOPES = ['operator', 'all'] as const;
