import { isOverrulable } from '@naga/kernel/part-state.js';
import { moneyWeHave } from '../refund/offer-for.js';
import { SeatsNotCancellable } from '../booking/booking.errors.js';
import { type BookingRecord, type PartRecord, partsOf } from '../booking/booking-record.js';
import { isLive } from '../booking/part-state.rules.js';
import type { OverruleCase } from './overrule.rules.js';

export interface OverrulePlan extends OverruleCase {
  readonly parts: readonly PartRecord[];
}

/**
 * What of a booking is given back when these parts are, all that can be unless named. Refuses SEATS_NOT_CANCELLABLE where
 * one of them cannot, or none is left.
 */
export function overrulePlan(booking: BookingRecord, partIds?: readonly string[] | null): OverrulePlan {
  const { id: bookingId, fees } = booking;
  const wanted = partIds && new Set(partIds);
  const parts = partsOf(booking).filter(({ id, state }) => isOverrulable(state) && (wanted?.has(id) ?? true));
  if (parts.length === 0 || (wanted && parts.length < wanted.size))
    throw new SeatsNotCancellable({ bookingId, partIds: partIds ?? [] });
  const given = new Set(parts);
  const staying = partsOf(booking)
    .filter((part) => isLive(part.state) && !given.has(part))
    .reduce((sum, { fare }) => sum + fare, 0);
  return { parts, staying, fees, available: moneyWeHave(booking) };
}
