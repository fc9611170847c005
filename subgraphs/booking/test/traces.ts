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
