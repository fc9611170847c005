import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { canBePaid, type Currency } from '@naga/kernel/money.js';
import { InvalidInput, type Refusal } from '@naga/server-kit/graphql/refusal.js';
import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import { covers } from '@naga/kernel/reach.js';
import { LEVEL_SCOPES } from '../commission-level/commission-level.noun.js';
import { signedIn } from '../account/signed-in.js';
import { FieldsAboveYours, OutOfYourScope } from '../people/people.errors.js';
import type { UsersContext } from '../services.js';
import { type AgencyChange, agencyRefusal } from './agency-change.rules.js';
import { AgencyNameTaken, AgencyNotFound } from './agency.errors.js';

export interface AgencyForm {
  readonly name: string;
  readonly contactName?: string | null | undefined;
  readonly contactEmail?: string | null | undefined;
  readonly contactPhone?: string | null | undefined;
  readonly countryCode: string;
  readonly commissionLevelId?: string | null | undefined;
  /** Minor units. */
  readonly creditLimit: number;
  readonly creditCurrency: Currency;
  readonly active: boolean;
}

const textOf = (typed: string | null | undefined): string | null => typed?.trim() || null;

/** The form as it would be stored. Throws InvalidInput for a limit that cannot be paid. */
export function rowOf(form: AgencyForm) {
  if (!canBePaid(form.creditLimit, form.creditCurrency))
    throw new InvalidInput([{ path: 'creditLimit', code: 'RANGE' }]);
  return {
    ...form,
    name: form.name.trim(),
    contactName: textOf(form.contactName),
    contactEmail: textOf(form.contactEmail),
    contactPhone: textOf(form.contactPhone),
    commissionLevelId: form.commissionLevelId ?? null,
  };
}

const REFUSALS: Readonly<Record<string, new (facts?: Record<string, unknown>) => Refusal>> = {
  AGENCY_NOT_FOUND: AgencyNotFound,
  OUT_OF_YOUR_SCOPE: OutOfYourScope,
  FIELDS_ABOVE_YOURS: FieldsAboveYours,
};

/** Refuses a change as agency-change.rules.ts says. */
export function demandAgency({ viewer }: UsersContext, change: AgencyChange): void {
  const { agencyId, countryCode } = signedIn(viewer);
  const setsTerms = LEVEL_SCOPES.some((scope) => covers(scopeOf(viewer, 'pricing.edit'), scope));
  const manager = { agencyId: agencyId ?? null, countryCode: countryCode ?? null, setsTerms };
  const verdict = agencyRefusal({ ...manager, scope: scopeOf(viewer, 'user.manage') }, change);
  if (verdict === undefined) return;
  const { code, ...facts } = verdict;
  throw new (REFUSALS[code] as new (facts: object) => Refusal)(facts);
}

const LEVEL = 'select 1 from commission_level where id = ? and country_code = ? and (active or id = ?)';

/** Throws InvalidInput for a commission level that is not there for agencies of this country, or off: what one has stays. */
export async function demandLevel(
  em: EntityManager,
  { commissionLevelId: id, countryCode }: Pick<AgencyForm, 'commissionLevelId' | 'countryCode'>,
  had: string | null = null,
): Promise<void> {
  if (id == null) return;
  const found = await em.execute(LEVEL, [id, countryCode, had]);
  if (found.length === 0) throw new InvalidInput([{ path: 'commissionLevelId', code: 'NOT_FOUND' }]);
}

/** Does `work`; refuses with AGENCY_NAME_TAKEN what another agency is called. */
export async function orNameTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw new AgencyNameTaken();
    throw error;
  }
}
