/** Whom a schedule is sold to (specification, section 3: route for user). */
export type RouteForUser = 'EVERYONE' | 'REGISTERED' | 'AGENCY' | 'STAFF';

/** Who would buy. `kind` follows the role (rules.md 8): 2, 3 agency; 4, 5, 9, 10 operator; 1, 7, 11 platform. */
export interface Buyer {
  readonly kind: 'GUEST' | 'REGISTERED' | 'AGENCY' | 'OPERATOR' | 'PLATFORM';
  readonly operatorId?: string | undefined;
  /** Undefined until the passengers are known: then nobody is refused for being a foreigner. */
  readonly foreign?: boolean | undefined;
}

const KINDS: Readonly<Record<number, Buyer['kind']>> = {
  1: 'PLATFORM',
  7: 'PLATFORM',
  11: 'PLATFORM',
  2: 'AGENCY',
  3: 'AGENCY',
  4: 'OPERATOR',
  5: 'OPERATOR',
  9: 'OPERATOR',
  10: 'OPERATOR',
};

/** What a role id buys as; undefined = not signed in. */
export const buyerKindOf = (roleId: number | undefined): Buyer['kind'] =>
  roleId === undefined ? 'GUEST' : (KINDS[roleId] ?? 'REGISTERED');

/** Whether the schedule is for this buyer. Staff are the platform's and the schedule's own operator's. */
export function isForUser(audience: RouteForUser, operatorId: string, buyer: Buyer): boolean {
  const staff = buyer.kind === 'PLATFORM' || (buyer.kind === 'OPERATOR' && buyer.operatorId === operatorId);
  if (audience === 'EVERYONE' || staff) return true;
  if (audience === 'REGISTERED') return buyer.kind !== 'GUEST';
  return audience === 'AGENCY' && buyer.kind === 'AGENCY';
}
