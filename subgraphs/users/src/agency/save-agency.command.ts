import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { Refusal } from '@naga/server-kit/graphql/refusal.js';
import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import { signedIn } from '../account/signed-in.js';
import { demandVersion } from '../people/demand-version.js';
import { FieldsAboveYours, OutOfYourScope } from '../people/people.errors.js';
import type { UsersContext } from '../services.js';
import { type AgencyChange, agencyRefusal } from './agency-change.rules.js';
import { Agency } from './agency.entity.js';
import { AgencyNameTaken, AgencyNotFound } from './agency.errors.js';

export interface AgencyForm {
  readonly name: string;
  readonly contactName?: string | null | undefined;
  readonly contactEmail?: string | null | undefined;
  readonly contactPhone?: string | null | undefined;
  readonly countryCode: string;
  readonly commissionPercent: number;
  /** Minor units. */
  readonly creditLimit: number;
  readonly creditCurrency: string;
  readonly active: boolean;
}

const textOf = (typed: string | null | undefined): string | null => typed?.trim() || null;

const rowOf = ({ commissionPercent, ...form }: AgencyForm) => ({
  ...form,
  name: form.name.trim(),
  contactName: textOf(form.contactName),
  contactEmail: textOf(form.contactEmail),
  contactPhone: textOf(form.contactPhone),
  commissionBasisPoints: Math.round(commissionPercent * 100),
});

const REFUSALS: Readonly<Record<string, new (facts?: Record<string, unknown>) => Refusal>> = {
  AGENCY_NOT_FOUND: AgencyNotFound,
  OUT_OF_YOUR_SCOPE: OutOfYourScope,
  FIELDS_ABOVE_YOURS: FieldsAboveYours,
};

function demand({ viewer }: UsersContext, change: AgencyChange): void {
  const { agencyId, countryCode } = signedIn(viewer);
  const manager = { agencyId: agencyId ?? null, countryCode: countryCode ?? null };
  const verdict = agencyRefusal({ ...manager, scope: scopeOf(viewer, 'user.manage') }, change);
  if (verdict === undefined) return;
  const { code, ...facts } = verdict;
  throw new (REFUSALS[code] as new (facts: object) => Refusal)(facts);
}

async function orNameTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw new AgencyNameTaken();
    throw error;
  }
}

/** Makes an agency and answers its id. Refuses with OUT_OF_YOUR_SCOPE and AGENCY_NAME_TAKEN. */
export async function createAgency(context: UsersContext, form: AgencyForm): Promise<string> {
  const row = rowOf(form);
  demand(context, { before: undefined, after: row, changed: Object.keys(row) });
  const createdAt = new Date(context.clock.now());
  return orNameTaken(() =>
    inTransaction(context.em, async (em) => {
      const agency = em.create(Agency, { ...row, createdAt, updatedById: signedIn(context.viewer).userId });
      await em.flush();
      return agency.id;
    }),
  );
}

/** A person's country is his agency's (rules.md 8). */
const MOVE_STAFF = 'update account set country_code = ? where agency_id = ?';

/**
 * Saves an agency of which its author saw `version`. Refuses as agency-change.rules.ts says, with CHANGED_MEANWHILE
 * {by, at} and AGENCY_NAME_TAKEN.
 */
export async function updateAgency(
  context: UsersContext,
  id: string,
  version: number,
  form: AgencyForm,
): Promise<void> {
  const row = rowOf(form);
  await orNameTaken(() =>
    inTransaction(context.em, async (em) => {
      const known = /^\d{1,18}$/.test(id);
      const agency = known && (await em.findOne(Agency, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      if (!agency) throw new AgencyNotFound();
      const fields = Object.keys(row) as (keyof typeof row)[];
      const changed = fields.filter((field) => agency[field] !== row[field]);
      demand(context, { before: { id, countryCode: agency.countryCode }, after: row, changed });
      await demandVersion(em, agency, version);
      if (changed.length === 0) return;
      em.assign(agency, { ...row, version: version + 1, updatedAt: new Date(context.clock.now()) });
      agency.updatedById = signedIn(context.viewer).userId;
      await em.flush();
      if (changed.includes('countryCode')) await em.execute(MOVE_STAFF, [row.countryCode, id]);
    }),
  );
}
