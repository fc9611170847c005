import { backOf, comingBackOf, paidOf } from '../payment/payment-status.rules.js';
import { moneysOf, notPaidOf } from '../booking/booking-money.js';
import { heldAddOns } from '../add-on/add-on.rules.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { isUnused } from '@naga/kernel/part-state.js';
import { type Offer, type OfferedPart, type OfferLine, refundOffer } from './refund-offer.rules.js';
import { unpaidShares } from './unpaid.rules.js';

/** Tickets that can still be given back: sold, not scanned. Whoever cancels gives an open exchange up. */
const returnable = (booking: BookingRecord): OfferedPart[] =>
  booking.legs.flatMap((leg) =>
    leg.parts
      .filter(({ state }) => isUnused(state) || state === 'EXCHANGE_ONGOING')
      .map(({ id, fare, refundPolicy: policy }) => ({
        partId: id,
        fare,
        case: { policy, departure: leg.departureTime, soldAt: booking.soldAt ?? booking.createdAt },
      })),
  );

/** Minor units of the booking's money that arrived and that we are not sending back yet. */
export const moneyWeHave = (booking: BookingRecord): number => {
  const moneys = moneysOf(booking);
  return paidOf(moneys) - backOf(moneys) - comingBackOf(moneys);
};

/** What the terms give back now for those of these parts that have not left, by part. */
export const termsGive = (
  booking: BookingRecord,
  now: number,
  partIds: ReadonlySet<string>,
): ReadonlyMap<string, OfferLine> => new Map(offerOf(booking, now, partIds)?.lines.map((line) => [line.partId, line]));

/** Of the parts that can be given back, all or the named; what was not paid of them is not given back. */
function offerOf(booking: BookingRecord, now: number, wanted?: ReadonlySet<string>): Offer | undefined {
  const parts = returnable(booking);
  const notPaid = notPaidOf(booking);
  // Fares bear what was not paid; where it is more than they are, nobody paid for what stands beside them.
  const paid = notPaid > parts.reduce((sum, { fare }) => sum + fare, 0) ? [] : heldAddOns(booking.fees);
  const unpaid = unpaidShares(
    parts.map(({ partId: id, fare }) => ({ id, fare })),
    notPaid,
    booking.currency,
  );
  const chosen = parts
    .filter(({ partId }) => wanted?.has(partId) ?? true)
    .map((part) => ({ ...part, addOns: paid.filter(({ partId }) => partId === part.partId) }));
  return refundOffer(chosen, { currency: booking.currency, now }, unpaid);
}

/**
 * What giving back these parts (all that can be, unless named) gives now; what was not paid (pay on boarding, or let go) is
 * not given back. None while an operator still has to answer, for then nothing can be cancelled, and none when one of the
 * named parts cannot be given back.
 */
export function offerFor(booking: BookingRecord, now: number, partIds?: readonly string[]): Offer | undefined {
  if (booking.legs.some(({ confirmBy }) => confirmBy !== null)) return undefined;
  const wanted = partIds && new Set(partIds);
  const offer = offerOf(booking, now, wanted);
  return offer === undefined || (wanted && offer.lines.length < wanted.size) ? undefined : offer;
}
