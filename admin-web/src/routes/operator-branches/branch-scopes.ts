/** Who looks after branches: their own people, those of their operator or country, everybody's. */
export const BRANCH_SCOPES = ['branch', 'operator', 'country', 'all'] as const;
