import type { World } from './world.js';

/** Types of what a booking told the outbox, in their order. */
export async function toldBy(world: World, bookingId: string): Promise<string[]> {
  const sql = `select type from outbox_event where payload->>'bookingId' = $1 order by sequence`;
  return (await world.rows<{ type: string }>(sql, [bookingId])).map(({ type }) => type);
}

/** How many claims of seats a booking has in each state. */
export const claimsOf = (world: World, bookingId: string) =>
  world.rows('select state, count(*)::int from seat_claim where booking_id = $1 group by state order by state', [
    bookingId,
  ]);

interface Asked {
  readonly kind: string;
  readonly recordId: string;
  readonly [fact: string]: unknown;
}

/** What those who may be the second person were told of a request, a booking, a link or a statement, oldest first. */
export async function askedAbout(world: World, kind: string, recordId: string): Promise<Asked[]> {
  const sql = `select payload from outbox_event where type = 'second_person.asked' and payload->>'kind' = $1
    and payload->>'recordId' = $2 order by sequence`;
  return (await world.rows<{ payload: Asked }>(sql, [kind, recordId])).map(({ payload }) => payload);
}
