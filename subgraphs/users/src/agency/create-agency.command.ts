import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { type AgencyForm, demandAgency, demandLevel, orNameTaken, rowOf } from './agency-form.js';
import { Agency } from './agency.entity.js';

/** Makes an agency and answers its id. Refuses with OUT_OF_YOUR_SCOPE and AGENCY_NAME_TAKEN. */
export async function createAgency(context: UsersContext, form: AgencyForm): Promise<string> {
  const row = rowOf(form);
  const said = Object.entries(row).flatMap(([field, value]) => (value === null ? [] : field));
  demandAgency(context, { before: undefined, after: row, changed: said });
  const createdAt = new Date(context.clock.now());
  return orNameTaken(() =>
    inTransaction(context.em, async (em) => {
      await demandLevel(em, row);
      const agency = em.create(Agency, { ...row, createdAt, updatedById: signedIn(context.viewer).userId });
      await em.flush();
      return agency.id;
    }),
  );
}
