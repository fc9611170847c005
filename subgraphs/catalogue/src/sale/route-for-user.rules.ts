/** Whom a schedule is sold to (specification, section 3: route for user). */
export type RouteForUser = 'EVERYONE' | 'REGISTERED' | 'AGENCY' | 'STAFF';

/** Who would buy. */
export interface Buyer {
  readonly kind: 'GUEST' | 'REGISTERED' | 'AGENCY' | 'OPERATOR' | 'PLATFORM';
  readonly operatorId?: string | undefined;
  /** Of the platform's staff that answers for one country. */
  readonly countryCode?: string | undefined;
  /** Undefined until the passengers are known: then nobody is refused for being a foreigner. */
  readonly foreign?: boolean | undefined;
}

/** Where somebody who has signed in belongs, and in what scope he may sell (booking.create, rules.md 8). */
export interface Person {
  readonly scope?: string | null | undefined;
  readonly operatorId?: string | null | undefined;
  readonly agencyId?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
}

/** What somebody buys as; undefined = not signed in. His scope decides, so that roles of one's own buy as they sell. */
export function buyerOf(person: Person | undefined): Buyer {
  if (person === undefined) return { kind: 'GUEST' };
  const { scope, operatorId, agencyId, countryCode } = person;
  if (scope === 'all') return { kind: 'PLATFORM' };
  if (scope === 'country') return { kind: 'PLATFORM', countryCode: countryCode ?? '' };
  if (operatorId != null) return { kind: 'OPERATOR', operatorId };
  return { kind: agencyId == null ? 'REGISTERED' : 'AGENCY' };
}

/** Whose schedule it is; a row's country is its operator's. */
export interface Carrier {
  readonly operatorId: string;
  readonly countryCode: string;
}

/**
 * Whether staff sells what this carrier runs: an operator's its own, the platform's of one country that country's.
 * Undefined for everybody who is no staff.
 */
export function staffSells(carrier: Carrier, buyer: Buyer): boolean | undefined {
  if (buyer.kind === 'OPERATOR') return buyer.operatorId === carrier.operatorId;
  if (buyer.kind === 'PLATFORM') return (buyer.countryCode ?? carrier.countryCode) === carrier.countryCode;
  return undefined;
}

/** Whether the schedule is for this buyer. Staff sells what is within its scope, whomever it is for. */
export function isForUser(audience: RouteForUser, carrier: Carrier, buyer: Buyer): boolean {
  const sells = staffSells(carrier, buyer);
  if (sells !== undefined) return sells;
  if (audience === 'EVERYONE') return true;
  return audience === 'REGISTERED' ? buyer.kind !== 'GUEST' : audience === buyer.kind;
}
