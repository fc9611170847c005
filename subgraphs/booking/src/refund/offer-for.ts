import { backOf, comingBackOf, paidOf } from '../payment/payment-status.rules.js';
import { moneysOf } from '../booking/booking-money.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { isUnused } from '@naga/kernel/part-state.js';
import { type Offer, type OfferedPart, refundOffer } from './refund-offer.rules.js';

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

/** Minor units of the booking's money that we have and are not sending back yet. */
export const moneyWeHave = (booking: BookingRecord): number => {
  const moneys = moneysOf(booking);
  return paidOf(moneys) - backOf(moneys) - comingBackOf(moneys);
};

/**
 * What giving back these parts (all that can be, unless named) gives now; what was never paid (pay on boarding) is not
 * given back. None while an operator still has to answer, for then nothing can be cancelled, and none when one of the
 * named parts cannot be given back.
 */
export function offerFor(booking: BookingRecord, now: number, partIds?: readonly string[]): Offer | undefined {
  if (booking.legs.some(({ confirmBy }) => confirmBy !== null)) return undefined;
  const wanted = partIds && new Set(partIds);
  const offer = refundOffer(
    returnable(booking).filter(({ partId }) => wanted?.has(partId) ?? true),
    now,
  );
  if (offer === undefined || (wanted && offer.lines.length < wanted.size)) return undefined;
  if (moneyWeHave(booking) > 0) return offer;
  return { ...offer, amount: 0, lines: offer.lines.map((line) => ({ ...line, amount: 0 })) };
}
