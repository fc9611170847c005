import type { LanguageCode } from '@naga/kernel/language.js';
import type { UsersContext } from '../services.js';
import type { BookingFacts } from './booking-facts.js';
import { agencyPaysBackMail } from './mails/agency-pays-back.mail.js';
import { mailTo } from './readers.js';
import type { AddressedMail } from './write-message.command.js';

interface Agency {
  readonly name: string;
  readonly email: string | null;
  readonly language: LanguageCode;
}

/** An agency is written to in the language of its owner. */
const AGENCY = `select name, contact_email as email, coalesce((select language from account
    where agency_id = agency.id and role_id = 2 and active order by id limit 1), 'en') as language
  from agency where id = $1::bigint`;

/** The booking with the name of the agency its money goes back to, and what that agency is told; nothing where none does. */
export async function withSeller(
  { database, services }: UsersContext,
  facts: BookingFacts,
): Promise<{ readonly facts: BookingFacts; readonly told: readonly AddressedMail[] }> {
  const { agencyId, agencyBack, places } = facts;
  const isThere = places.some(({ place }) => place === 'AGENCY');
  const waits = (agencyBack?.amount ?? 0) > 0;
  if (!agencyId || !(waits || isThere)) return { facts, told: [] };
  const [agency] = await database.rows<Agency>(AGENCY, [agencyId]);
  if (agency === undefined) return { facts, told: [] };
  const named = { ...facts, agencyName: agency.name };
  if (!waits || agency.email === facts.contactEmail) return { facts: named, told: [] };
  const mail = agencyPaysBackMail({ ...named, language: agency.language }, services.voice);
  return { facts: named, told: mailTo(facts, agency.email, mail) };
}
