import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord, LegRecord } from '../booking/booking-record.js';
import { backBeside } from '../fee/beside.rules.js';
import { insertFees } from '../fee/insert-fees.js';
import { cancellationEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { backFees } from './add-on-back.rules.js';
import { type HeldAddOn, heldAddOns } from './add-on.rules.js';

const MOVE = `update booking_fee f set part_id = m."to" from jsonb_to_recordset($2::jsonb) as m("from" bigint, "to" bigint, id text)
  where f.booking_id = $1 and f.part_id = m."from" and f.add_on->>'id' = m.id`;

/** The new seat of the same passenger that an add-on goes along to: an operator carries his own on his own rides only. */
function seatFor({ partId, addOn }: HeldAddOn, booking: BookingRecord, come: readonly LegRecord[]): string | undefined {
  const old = booking.legs.flatMap(({ parts }) => parts).find(({ id }) => id === partId);
  return come
    .filter(({ operatorId }) => addOn.operatorId === null || addOn.operatorId === operatorId)
    .flatMap(({ parts }) => parts)
    .find(({ position }) => position === old?.position)?.id;
}

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
  const held = heldAddOns(booking.fees).filter(({ partId }) => olds.includes(partId));
  if (held.length === 0) return;
  const goes = held.map((one) => ({ one, to: seatFor(one, booking, come) }));
  const moved = goes.flatMap(({ one, to }) => (to === undefined ? [] : [{ from: one.partId, to, id: one.addOn.id }]));
  const back = goes.flatMap(({ one, to }) => (to === undefined ? [one] : []));
  await transaction.rows(MOVE, [booking.id, JSON.stringify(moved)]);
  await insertFees(transaction, booking.id, backFees(back));
  await post(transaction, booking, now, kind, cancellationEntries([], backBeside(back), booking.currency));
}
