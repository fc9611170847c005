import type { UsersContext } from '../services.js';
import { importAccounts, type Workplaces } from './import-accounts.command.js';
import { importAgencies } from './import-agencies.command.js';
import { importPartners } from './import-partners.command.js';

/** Gives the demonstration market its people: agencies, accounts and what surrounds them. */
export async function importPeople(context: UsersContext, places: Omit<Workplaces, 'otherAgencyId'>): Promise<void> {
  const [agencyId = places.agencyId, otherAgencyId = places.agencyId] = await importAgencies(context, places);
  await importAccounts(context, { ...places, agencyId, otherAgencyId });
  await importPartners(context);
}
