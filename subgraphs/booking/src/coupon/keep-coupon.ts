import { KeptDiscountDocument } from '../neighbours/pricing.generated.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { HoldPartRow } from '../booking/insert-hold.js';
import { isCancelled } from '../booking/part-state.rules.js';
import { quoteRef, type SaleLeg } from '../booking/sale.js';
import { creditCoupon } from './coupon-credit.rules.js';
import { restored } from './discounted.rules.js';
import { seatInput } from './reserve-coupon.js';
import { seatsOf, seatsToHold } from './seats-to-lower.js';

interface Change<New extends HoldPartRow> {
  /** Parts of the booking that are given up. */
  readonly partIds: ReadonlySet<string>;
  readonly rides: readonly SaleLeg[];
  /** What comes instead, at fares without a coupon. */
  readonly parts: readonly New[];
}

/**
 * The new seats of an exchange with what stays credited to them of the booking's coupon (docs/algorithms/exchange.md).
 * Pricing is asked whether its rules hold for the journey as it would be then; no use is taken, for it has one.
 */
export async function keepCoupon<New extends HoldPartRow>(
  context: BookingContext,
  booking: BookingRecord,
  { partIds, rides, parts }: Change<New>,
): Promise<New[]> {
  const { id: bookingId, couponCode, couponTurn: turn, currency } = booking;
  if (couponCode === null) return [...parts];
  const sold = booking.legs.flatMap((leg) => leg.parts);
  const given = sold.filter(({ id }) => partIds.has(id));
  const kept = sold.filter(({ id, state }) => !partIds.has(id) && state !== 'EXCHANGED' && !isCancelled(state));
  const legs = booking.legs
    .map((leg) => ({ ...leg, parts: leg.parts.filter((part) => kept.includes(part)).map(restored) }))
    .filter((leg) => leg.parts.length > 0);
  const staying = legs.length === 0 ? [] : await seatsOf(context, { ...booking, legs });
  const seats = [...staying, ...seatsToHold(rides, parts)].map(seatInput);
  const { neighbours, viewer } = context;
  const input = { bookingId, turn, currency, seats };
  const { keptDiscount } = await neighbours.ask('pricing', KeptDiscountDocument, { input }, viewer);
  const savings = new Map(keptDiscount.map((saving) => [saving.ref, saving]));
  const news = parts.map((part) => ({ ...part, ref: quoteRef(part.leg, part.position) }));
  return creditCoupon(news, { given, kept, savings, currency }).map(({ ref: _, ...part }) => part as unknown as New);
}
