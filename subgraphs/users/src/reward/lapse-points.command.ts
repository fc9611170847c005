import { bookingPoints } from '../neighbours/booking.js';
import type { UsersContext } from '../services.js';
import { keepPoints } from './keep-points.command.js';
import { giveBackPoints } from './reserve-points.command.js';
import { ToldPoints } from './told-points.js';

export const BATCH = 200;
const AGAIN_MS = 30_000;

interface Due {
  readonly bookingId: string;
  readonly turn: number;
}

const DUE = `select booking_id::text as "bookingId", turn from reward_use
  where state = 'RESERVED' and expires_at <= to_timestamp($1::float8 / 1000) order by expires_at, booking_id limit ${BATCH}`;
const LATER = `update reward_use u set expires_at = to_timestamp(greatest(h."expiresAt", $2::float8) / 1000)
  from jsonb_to_recordset($1::jsonb) as h("bookingId" bigint, "expiresAt" float8)
  where u.booking_id = h."bookingId" and u.state = 'RESERVED'`;

/**
 * Asks booking about reservations whose time is over, 200 at most: of who does not exist they are released, of the others
 * what booking says now is written, and a hold that was lengthened keeps them as long. While booking cannot be asked they
 * stay. Answers how many there were.
 */
export async function lapsePoints(context: UsersContext): Promise<number> {
  const { database, clock } = context;
  const now = clock.now();
  const due = await database.rows<Due>(DUE, [now]);
  if (due.length === 0) return 0;
  const asked = await bookingPoints(context, [...new Set(due.map(({ bookingId }) => bookingId))]);
  const known = new Map(asked.map((one) => [one.bookingId, one]));
  for (const { bookingId, turn } of due) {
    const said = known.get(bookingId)?.told;
    const told = said == null ? undefined : ToldPoints.parse(said);
    if (told?.use?.turn === turn) await keepPoints(context, told);
    else await giveBackPoints(context, bookingId, turn);
  }
  const held = asked.map(({ bookingId, expiresAt }) => ({
    bookingId,
    expiresAt: expiresAt === null ? 0 : Date.parse(expiresAt),
  }));
  await database.rows(LATER, [JSON.stringify(held), now + AGAIN_MS]);
  return due.length;
}
