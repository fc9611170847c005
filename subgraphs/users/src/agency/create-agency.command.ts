import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { type AgencyForm, demandAgency, orNameTaken, rowOf } from './agency-form.js';
import { Agency } from './agency.entity.js';

/** Makes an agency and answers its id. Refuses with OUT_OF_YOUR_SCOPE and AGENCY_NAME_TAKEN. */
export async function createAgency(context: UsersContext, form: AgencyForm): Promise<string> {
  const row = rowOf(form);
  demandAgency(context, { before: undefined, after: row, changed: Object.keys(row) });
  const createdAt = new Date(context.clock.now());
  return orNameTaken(() =>
    inTransaction(context.em, async (em) => {
      const agency = em.create(Agency, { ...row, createdAt, updatedById: signedIn(context.viewer).userId });
      await em.flush();
      return agency.id;
    }),
  );
}
