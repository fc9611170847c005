import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { stillToPay } from '../booking/booking-money.js';
import { type BookingRecord, type LegRecord, type PartRecord, partsOf } from '../booking/booking-record.js';
import { collectableEntries, uncollectedEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { owedOnBoard } from '../ticket/owed-on-board.js';
import { lowered, type PaidFor, raised } from './refused-cash.rules.js';

const MARK = `update part p set uncollected = u.fare, uncollected_fees = u.fees
  from jsonb_to_recordset($1::jsonb) as u(id bigint, fare bigint, fees bigint) where p.id = u.id`;
const UNMARK = 'update part set uncollected = 0, uncollected_fees = 0 where id = any($1::bigint[])';

/** Of who did not come for good: what he brings is stated anew. */
const RESTATE = `update part p set uncollected = u.fare, uncollected_fees = u.fees, settled_as = null
  from jsonb_to_recordset($1::jsonb) as u(id bigint, fare bigint, fees bigint) where p.id = u.id`;

type Ride = Pick<LegRecord, 'operatorId'>;

const seatOf = ({ operatorId }: Ride, { fare, commission, platformDiscount, points }: PartRecord, amount: number) => ({
  operatorId,
  fare,
  commission,
  platformDiscount,
  points,
  amount,
});

const sumOf = (rows: readonly { readonly fees: number }[]): number => rows.reduce((sum, { fees }) => sum + fees, 0);

/**
 * These did not come. What they were to pay on boarding nobody has, so nobody gets a share of it; they owe it still. In the
 * caller's transaction, once they are NO_SHOW.
 */
export async function markUncollected(
  transaction: RowTransaction,
  booking: BookingRecord,
  leg: LegRecord,
  parts: readonly PartRecord[],
  now: number,
): Promise<void> {
  const owed = owedOnBoard(booking);
  const rows = parts
    .map((part) => ({ part, share: owed.get(part.id) ?? 0 }))
    .map(({ part, share }) => ({
      part,
      id: part.id,
      fare: Math.min(part.fare, share),
      fees: Math.max(0, share - part.fare),
    }))
    .filter(({ fare, fees }) => fare + fees > 0);
  if (rows.length === 0) return;
  await transaction.rows(MARK, [JSON.stringify(rows.map(({ id, fare, fees }) => ({ id, fare, fees })))]);
  const seats = rows.map(({ part, fare }) => seatOf(leg, part, fare));
  await post(transaction, booking, now, 'uncollected', uncollectedEntries(seats, sumOf(rows), booking.currency));
}

/** These are no no-shows any more: as it was before. In the caller's transaction, before their state changes. */
export async function unmarkUncollected(
  transaction: RowTransaction,
  booking: BookingRecord,
  leg: Ride,
  parts: readonly PartRecord[],
  now: number,
): Promise<void> {
  const rows = parts.filter(({ uncollected, uncollectedFees }) => uncollected + uncollectedFees > 0);
  if (rows.length === 0) return;
  await transaction.rows(UNMARK, [rows.map(({ id }) => id)]);
  const seats = rows.map((part) => seatOf(leg, part, part.uncollected));
  const fees = rows.reduce((sum, { uncollectedFees }) => sum + uncollectedFees, 0);
  await post(transaction, booking, now, 'collectable', collectableEntries(seats, fees, booking.currency));
}

/** These stand otherwise from now on: what stood is turned around, and written anew. */
async function restate(
  transaction: RowTransaction,
  booking: BookingRecord,
  after: readonly PartRecord[],
  now: number,
): Promise<void> {
  if (after.length === 0) return;
  const { legs, currency } = booking;
  const changed = new Map(after.map((part) => [part.id, part]));
  const rows = after.map(({ id, uncollected, uncollectedFees }) => ({ id, fare: uncollected, fees: uncollectedFees }));
  await transaction.rows(RESTATE, [JSON.stringify(rows)]);
  const seats = legs.flatMap((leg) =>
    leg.parts.flatMap((part) => {
      const to = changed.get(part.id);
      return to === undefined ? [] : [{ had: part, to, of: (one: PartRecord) => seatOf(leg, one, one.uncollected) }];
    }),
  );
  const feesOf = (parts: readonly PartRecord[]): number =>
    parts.reduce((sum, { uncollectedFees }) => sum + uncollectedFees, 0);
  const had = seats.map((each) => each.had);
  const stood = collectableEntries(
    seats.map(({ had: part, of }) => of(part)),
    feesOf(had),
    currency,
  );
  await post(transaction, booking, now, 'collectable', stood);
  const stands = uncollectedEntries(
    seats.map(({ to, of }) => of(to)),
    feesOf(after),
    currency,
  );
  await post(transaction, booking, now, 'uncollected', stands);
}

/**
 * Cash that was taken of somebody is not uncollected any more, nor what it pays for others: everybody has his share of it.
 * In the caller's transaction; `booking` as it is once it was paid. Answers whom it pays for.
 */
export async function collectUncollected(
  transaction: RowTransaction,
  booking: BookingRecord,
  { partId, collected }: { readonly partId: string; readonly collected: number },
  now: number,
): Promise<PaidFor[]> {
  const parts = partsOf(booking);
  const had = new Map(parts.map((part) => [part.id, part]));
  const after = lowered(parts, { by: partId, collected, stillOwed: stillToPay(booking) });
  await restate(transaction, booking, after, now);
  return after.map(({ id, uncollected, uncollectedFees }) => ({
    partId: id,
    fare: had.get(id)!.uncollected - uncollected,
    fees: had.get(id)!.uncollectedFees - uncollectedFees,
  }));
}

/** That cash is handed back: whom it had paid for owes it again. In the caller's transaction. */
export const uncollectAgain = (
  transaction: RowTransaction,
  booking: BookingRecord,
  paidFor: readonly PaidFor[],
  now: number,
): Promise<void> => restate(transaction, booking, raised(partsOf(booking), paidFor), now);
