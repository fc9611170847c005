import type { Database } from '@naga/server-kit/database/database.js';
import type { BookingFacts } from './booking-facts.js';

/** Whose own purchase it is: his account, or the one that proved the address it was bought with. Not whoever sold it. */
const CUSTOMER = `select telegram_id as chat from account
  where telegram_id is not null and active and deleted_at is null
    and operator_id is null and branch_id is null and agency_id is null and country_code is null
    and (id = $1::bigint or (email_verified_at is not null and email = lower($2)))
    and not ($3 and stop_email_notification)`;

/** The chats of the customer, where he gave one; none for a courtesy that he stopped. */
export async function customerChats(
  database: Database,
  { bookedByUserId, contactEmail }: BookingFacts,
  { courtesy }: { courtesy: boolean },
): Promise<string[]> {
  const values = [bookedByUserId ?? null, contactEmail ?? null, courtesy];
  return (await database.rows<{ chat: string }>(CUSTOMER, values)).map(({ chat }) => chat);
}

/** People of the operator itself; a branch's people look at their own screen. */
const STAFF = `select telegram_id as chat, operator_id::text as "operatorId" from account
  where telegram_id is not null and active and operator_id = any($1::bigint[]) and branch_id is null`;

/** The chats of operators' people, by operator. */
export async function operatorChats(
  database: Database,
  operatorIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (operatorIds.length === 0) return new Map();
  const rows = await database.rows<{ chat: string; operatorId: string }>(STAFF, [operatorIds]);
  return new Map(
    [...Map.groupBy(rows, ({ operatorId }) => operatorId)].map(([id, own]) => [id, own.map((row) => row.chat)]),
  );
}
