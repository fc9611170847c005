import type { BookingRecord, LegRecord, PartRecord } from '../booking/booking-record.js';
import { heldAddOns, type SoldAddOn } from './add-on.rules.js';

/** An add-on of one or many seats, as messages and summaries tell it. */
export interface SummedAddOn extends SoldAddOn {
  /** What all of it cost and did not go back, minor units. */
  readonly amount: number;
}

/** Add-ons of these seats, each once with how many there are, in the order they were sold. */
export function summedAddOns(
  { fees }: Pick<BookingRecord, 'fees'>,
  partIds: ReadonlySet<string>,
): readonly SummedAddOn[] {
  const sums = new Map<string, SummedAddOn>();
  for (const { partId, addOn, amount } of heldAddOns(fees)) {
    if (!partIds.has(partId)) continue;
    const before = sums.get(addOn.id) ?? { ...addOn, quantity: 0, amount: 0 };
    sums.set(addOn.id, {
      ...before,
      quantity: before.quantity + addOn.quantity,
      amount: before.amount + amount,
    });
  }
  return [...sums.values()];
}

/** What an event tells of the add-ons beside these seats of a ride. */
export const rideAddOns = (booking: BookingRecord, parts: readonly PartRecord[]) =>
  summedAddOns(booking, new Set(parts.map(({ id }) => id))).map(({ id, names, quantity }) => ({ id, names, quantity }));

/** What an event tells of the add-ons of these legs. */
export const addOnFacts = (booking: BookingRecord, legs: readonly LegRecord[]) =>
  summedAddOns(booking, new Set(legs.flatMap(({ parts }) => parts.map(({ id }) => id)))).map(
    ({ id, kind, names, quantity, amount }) => ({
      id,
      kind,
      names,
      quantity,
      amount: { amount, currency: booking.currency },
    }),
  );
