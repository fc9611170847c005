import type { Reach } from '@naga/kernel/reach.js';

/** Who wants to change an agency. */
export interface AgencyManager {
  /** Of his user.manage. */
  readonly scope: Reach | undefined;
  readonly agencyId: string | null;
  readonly countryCode: string | null;
  /** Whether he says what agencies earn, too (pricing.edit). */
  readonly setsTerms: boolean;
}

interface AgencyFacts {
  readonly countryCode: string;
}

export interface AgencyChange {
  /** Undefined: the agency is made. */
  readonly before: (AgencyFacts & { readonly id: string }) | undefined;
  readonly after: AgencyFacts;
  /** Names of the fields that change. */
  readonly changed: readonly string[];
}

type Verdict =
  | { readonly code: 'AGENCY_NOT_FOUND' }
  | { readonly code: 'OUT_OF_YOUR_SCOPE' }
  | { readonly code: 'FIELDS_ABOVE_YOURS'; readonly fields: readonly string[] };

/** In which scopes of user.manage an agency is made: an owner has his already. */
export const MAKING_SCOPES = ['country', 'all'] as const;

/** What an agency's owner says of it himself; terms and being open are the platform's decisions. */
const OF_ITS_OWNER = new Set(['contactName', 'contactEmail', 'contactPhone']);

/** What an agency earns is money: user.manage alone does not say it. */
const EARNINGS = 'commissionLevelId';

function reaches(
  { scope, agencyId, countryCode }: AgencyManager,
  row: AgencyFacts & { readonly id?: string },
): boolean {
  if (scope === 'all') return true;
  if (scope === 'country') return countryCode === row.countryCode;
  return scope === 'agency' && row.id !== undefined && row.id === agencyId;
}

/**
 * Why a change of an agency is refused; undefined when it may be made. Platform and country admins make and change
 * agencies within their scope, before and after, and what they earn only who edits prices; an owner changes who is to be asked for at his own.
 */
export function agencyRefusal(manager: AgencyManager, { before, after, changed }: AgencyChange): Verdict | undefined {
  if (before && !reaches(manager, before)) return { code: 'AGENCY_NOT_FOUND' };
  if (!reaches(manager, { ...after, ...(before && { id: before.id }) })) return { code: 'OUT_OF_YOUR_SCOPE' };
  const fields = changed.filter((field) =>
    manager.scope === 'agency' ? !OF_ITS_OWNER.has(field) : field === EARNINGS && !manager.setsTerms,
  );
  return fields.length > 0 ? { code: 'FIELDS_ABOVE_YOURS', fields } : undefined;
}
