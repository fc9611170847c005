import { LockMode } from '@mikro-orm/core';
import { isRowId } from '@naga/kernel/row-id.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { demandVersion } from '../user-change/demand-version.js';
import { type AgencyForm, demandAgency, demandLevel, orNameTaken, rowOf } from './agency-form.js';
import { Agency } from './agency.entity.js';
import { AgencyNotFound } from './agency.errors.js';

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
      const known = isRowId(id);
      const agency = known && (await em.findOne(Agency, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      if (!agency) throw new AgencyNotFound();
      const fields = Object.keys(row) as (keyof typeof row)[];
      const changed = fields.filter((field) => agency[field] !== row[field]);
      demandAgency(context, { before: { id, countryCode: agency.countryCode }, after: row, changed });
      await demandVersion(em, agency, version);
      if (changed.length === 0) return;
      await demandLevel(em, row, agency.commissionLevelId);
      em.assign(agency, { ...row, version: version + 1, updatedAt: new Date(context.clock.now()) });
      agency.updatedById = signedIn(context.viewer).userId;
      await em.flush();
      if (changed.includes('countryCode')) await em.execute(MOVE_STAFF, [row.countryCode, id]);
    }),
  );
}
