import { CouponHoldersDocument } from '../neighbours/booking.generated.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { fateOf } from './lapse.rules.js';
import { releaseUses } from './release-uses.js';

export const BATCH = 200;

interface Due {
  readonly id: string;
  readonly bookingId: string;
  readonly turn: number;
}

const DUE = `select id::text as id, booking_id::text as "bookingId", turn from coupon_use
  where state = 'RESERVED' and expires_at <= to_timestamp($1::float8 / 1000) order by expires_at, id limit ${BATCH}`;

/** Only what is still due: one that was reserved anew while booking was asked is left alone. */
const STILL_DUE = `u.state = 'RESERVED' and u.id = any($1::bigint[]) and u.expires_at <= to_timestamp($2::float8 / 1000)`;
const RELEASE = releaseUses(STILL_DUE);
const CONSUME = `update coupon_use u set state = 'CONSUMED' where ${STILL_DUE}`;
const EXTEND = `update coupon_use u set expires_at = to_timestamp(l."expiresAt" / 1000)
  from jsonb_to_recordset($1::jsonb) as l(id bigint, "expiresAt" float8) where u.id = l.id and u.state = 'RESERVED'`;

/**
 * Asks booking about reservations whose time is over, 200 at most, and does as lapse.rules.ts says; answers how many there
 * were. Bookings of both modes are asked for by their ids alone: each has a number of its own.
 */
export async function lapseReservations({ database, neighbours, viewer, clock }: PricingContext): Promise<number> {
  const now = clock.now();
  const due = await database.rows<Due>(DUE, [now]);
  if (due.length === 0) return 0;
  const bookingIds = [...new Set(due.map(({ bookingId }) => bookingId))];
  const { couponHolders } = await neighbours.ask('booking', CouponHoldersDocument, { bookingIds }, viewer);
  const holders = new Map(
    couponHolders.map(({ expiresAt, ...holder }) => [
      holder.bookingId,
      { ...holder, expiresAt: expiresAt === null ? null : Date.parse(expiresAt as string) },
    ]),
  );
  const fates = due.map((use) => ({ id: use.id, fate: fateOf(use, holders.get(use.bookingId), now) }));
  const idsOf = (state: string) => fates.filter(({ fate }) => fate.state === state).map(({ id }) => id);
  await database.change(RELEASE, [idsOf('RELEASED'), now]);
  await database.change(CONSUME, [idsOf('CONSUMED'), now]);
  const longer = fates.flatMap(({ id, fate }) =>
    fate.state === 'RESERVED' ? [{ id, expiresAt: fate.expiresAt }] : [],
  );
  await database.change(EXTEND, [JSON.stringify(longer)]);
  return due.length;
}
