import { isOverrulable } from '@naga/kernel/part-state.js';
import { heldAddOns } from '../add-on/add-on.rules.js';
import { notPaidOf } from '../booking/booking-money.js';
import { moneyWeHave, termsGive } from '../refund/offer-for.js';
import { SeatsNotCancellable } from '../booking/booking.errors.js';
import { type BookingRecord, type PartRecord, partsOf } from '../booking/booking-record.js';
import { isLive } from '../booking/part-state.rules.js';
import { unpaidShares } from '../refund/unpaid.rules.js';
import type { OverruleCase } from './overrule.rules.js';

export interface OverrulePlan extends OverruleCase {
  readonly parts: readonly (PartRecord & { readonly unpaid: number })[];
}

/**
 * What of a booking is given back when these parts are, all that can be unless named. Refuses SEATS_NOT_CANCELLABLE where
 * one of them cannot, or none is left.
 */
export function overrulePlan(booking: BookingRecord, now: number, partIds?: readonly string[] | null): OverrulePlan {
  const { id: bookingId, fees, currency } = booking;
  const wanted = partIds && new Set(partIds);
  const overrulable = partsOf(booking).filter(({ state }) => isOverrulable(state));
  const notPaid = notPaidOf(booking);
  const unpaid = unpaidShares(overrulable, notPaid, currency);
  const parts = overrulable
    .filter(({ id }) => wanted?.has(id) ?? true)
    .map((part) => ({ ...part, unpaid: unpaid.get(part.id)! }));
  if (parts.length === 0 || (wanted && parts.length < wanted.size))
    throw new SeatsNotCancellable({ bookingId, partIds: partIds ?? [] });
  const given = new Set(parts.map(({ id }) => id));
  const staying = partsOf(booking)
    .filter(({ id, state }) => isLive(state) && !given.has(id))
    .reduce((sum, { fare }) => sum + fare, 0);
  const unpaidFares = [...unpaid.values()].reduce((sum, share) => sum + share, 0);
  const unpaidFees = notPaid - unpaidFares;
  const addOns = heldAddOns(fees).filter(({ partId }) => given.has(partId));
  const byTerms = termsGive(booking, now, given);
  return { parts, addOns, staying, fees, unpaidFees, available: moneyWeHave(booking), byTerms, currency };
}
