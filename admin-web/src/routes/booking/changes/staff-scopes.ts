/** Those in which staff change a booking that somebody else bought (docs/access.md). */
export const STAFF_SCOPES = ['branch', 'operator', 'agency', 'country', 'all'] as const;

/** Those in which somebody answers for accounts. */
export const PLATFORM_SCOPES = ['country', 'all'] as const;
