import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord, LegRecord } from '../booking/booking-record.js';
import { backBeside } from '../fee/beside.rules.js';
import { insertFees } from '../fee/insert-fees.js';
import { cancellationEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { backFees } from './add-on-back.rules.js';
import { heldAddOns } from './add-on.rules.js';
import { type Carried, carriedAddOns } from './along.rules.js';

const MOVE = `update booking_fee f set part_id = m."to" from jsonb_to_recordset($2::jsonb) as m("from" bigint, "to" bigint, id text)
  where f.booking_id = $1 and f.part_id = m."from" and f.add_on->>'id' = m.id`;

/** Seats of these rides, as the rule knows them. */
export const seatsOf = (legs: readonly LegRecord[]) =>
  legs.flatMap(({ direction, operatorId, parts }) =>
    parts.map(({ id, position }) => ({ id, position, direction, operatorId })),
  );

/** What goes along from these seats to those that come in their place. */
export const carriedFrom = (
  { fees, legs }: Pick<BookingRecord, 'fees' | 'legs'>,
  olds: readonly string[],
  come: readonly LegRecord[],
): readonly Carried[] =>
  carriedAddOns(
    heldAddOns(fees),
    seatsOf(legs).filter(({ id }) => olds.includes(id)),
    seatsOf(come),
  );

/**
 * What was bought beside seats that are exchanged goes along with who sits there; what nobody carries on his new rides is
 * not owed any more. In the caller's transaction, which sends back what is paid too much then.
 */
export async function carryAddOns(
  transaction: RowTransaction,
  booking: BookingRecord,
  {
    olds,
    come,
    kind,
  }: { readonly olds: readonly string[]; readonly come: readonly LegRecord[]; readonly kind: string },
  now: number,
): Promise<void> {
  const carried = carriedFrom(booking, olds, come);
  if (carried.length === 0) return;
  const moved = carried.flatMap(({ held: { partId, addOn }, to }) =>
    to === undefined ? [] : [{ from: partId, to, id: addOn.id }],
  );
  const back = carried.flatMap(({ held, to }) => (to === undefined ? [held] : []));
  await transaction.rows(MOVE, [booking.id, JSON.stringify(moved)]);
  await insertFees(transaction, booking.id, backFees(back));
  await post(transaction, booking, now, kind, cancellationEntries([], backBeside(back), booking.currency));
}
