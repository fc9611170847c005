/** Those in which somebody blocks seats (docs/access.md). */
export const BLOCK_SCOPES = ['branch', 'operator', 'country', 'all'] as const;
