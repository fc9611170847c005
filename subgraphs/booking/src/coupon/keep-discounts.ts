import { KeptDiscountDocument } from '../neighbours/pricing.generated.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { BookingRecord, PartRecord } from '../booking/booking-record.js';
import type { HoldPartRow } from '../booking/insert-hold.js';
import { isCancelled } from '../booking/part-state.rules.js';
import { quoteRef, type SaleLeg } from '../booking/sale.js';
import { creditDiscount } from './coupon-credit.rules.js';
import { type DiscountName, restored, undiscounted } from './discounted.rules.js';
import { seatInput } from './reserve-coupon.js';
import { seatsOf, seatsToHold } from './seats-to-lower.js';

interface Change<New extends HoldPartRow> {
  /** Parts of the booking that are given up. */
  readonly partIds: ReadonlySet<string>;
  readonly rides: readonly SaleLeg[];
  /** What comes instead, as its tariff prices it. */
  readonly parts: readonly New[];
}

interface Discount {
  readonly name: DiscountName;
  readonly turn: number;
  /** The seat without it, and without what came after it. */
  readonly without: (part: PartRecord) => PartRecord;
  /** Stages that it asks of seats as of offers. */
  readonly offers: readonly string[];
}

/** What a booking was lowered by, in the order of the stages. */
const discountsOn = ({ couponCode, couponTurn, promotionTurn }: BookingRecord): Discount[] => [
  ...(promotionTurn === 0
    ? []
    : [{ name: 'promotion' as const, turn: promotionTurn, without: undiscounted<PartRecord>, offers: ['offer'] }]),
  ...(couponCode === null
    ? []
    : [{ name: 'coupon' as const, turn: couponTurn, without: restored<PartRecord>, offers: ['offer', 'promotion'] }]),
];

/** `parts` with what stays credited to them of one discount. Pricing is asked; no use is taken, for the booking has one. */
async function keep<New extends HoldPartRow>(
  context: BookingContext,
  booking: BookingRecord,
  { partIds, rides, parts }: Change<New>,
  { name, turn, without, offers }: Discount,
): Promise<readonly New[]> {
  const { id: bookingId, currency } = booking;
  const sold = booking.legs.flatMap((leg) => leg.parts);
  const given = sold.filter(({ id }) => partIds.has(id));
  const kept = sold.filter(({ id, state }) => !partIds.has(id) && state !== 'EXCHANGED' && !isCancelled(state));
  const legs = booking.legs
    .map((leg) => ({ ...leg, parts: leg.parts.filter((part) => kept.includes(part)).map(without) }))
    .filter((leg) => leg.parts.length > 0);
  const staying = legs.length === 0 ? [] : await seatsOf(context, { ...booking, legs });
  const seats = [...staying, ...seatsToHold(rides, parts)].map((seat) => seatInput(seat, offers));
  const { neighbours, viewer } = context;
  const input = { bookingId, turn, currency, seats };
  const { keptDiscount } = await neighbours.ask('pricing', KeptDiscountDocument, { input }, viewer);
  const savings = new Map(keptDiscount.map((saving) => [saving.ref, saving]));
  const news = parts.map((part) => ({ ...part, ref: quoteRef(part.leg, part.position) }));
  const credited = creditDiscount(news, { name, given, kept, savings, currency });
  return credited.map(({ ref: _, ...part }) => part as unknown as New);
}

/**
 * The new seats of an exchange with what stays credited to them of the booking's promotions and of its coupon
 * (docs/algorithms/exchange.md): of each as far as its rules hold for the journey as it would be then.
 */
export async function keepDiscounts<New extends HoldPartRow>(
  context: BookingContext,
  booking: BookingRecord,
  { parts, ...change }: Change<New>,
): Promise<readonly New[]> {
  let lowered: readonly New[] = parts;
  for (const discount of discountsOn(booking))
    lowered = await keep(context, booking, { ...change, parts: lowered }, discount);
  return lowered;
}
