/** Those in which somebody looks at refund policies (docs/access.md). */
export const POLICY_SCOPES = ['operator', 'all'] as const;
