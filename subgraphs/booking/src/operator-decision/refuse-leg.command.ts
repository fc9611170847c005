import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { actorOf } from '../booking/actor.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { note } from '../booking/timeline.js';
import { stateOf } from './accept-leg.command.js';
import { LegNotWaiting } from './operator-decision.errors.js';
import { openLeg } from './open-leg.js';
import { rejectWay } from './reject-way.command.js';
import { awaitsAnswer, wayWith } from './ways.rules.js';

const LONGEST_REASON = 500;

/**
 * The operator's no to one leg: its way is REJECTED, the ride it connects with included, and all money for it goes back
 * (rules.md 3). `reason` in his own words, up to 500 letters; the traveller reads it. Repeating it answers the same booking.
 * Refuses BOOKING_NOT_FOUND (also another operator's leg), LEG_NOT_WAITING, TRY_AGAIN; InvalidInput without a reason.
 */
export async function refuseLeg(
  context: BookingContext,
  bookingId: string,
  legId: string,
  reason: string,
): Promise<BookingRecord> {
  const { viewer, clock } = context;
  const said = reason.replaceAll('\u0000', '').trim();
  if (said === '') throw new InvalidInput([{ path: 'reason', code: 'REQUIRED' }]);
  if (said.length > LONGEST_REASON) throw new InvalidInput([{ path: 'reason', code: 'MAX_LENGTH' }]);
  return inBookingTransaction(context, async (transaction) => {
    const opened = await openLeg(transaction, viewer, bookingId, legId);
    const { booking, leg } = opened;
    const state = stateOf(opened);
    if (leg.confirmsByHand && state === 'REJECTED') return booking;
    if (!awaitsAnswer(leg)) throw new LegNotWaiting({ bookingId, legId, state });
    const now = clock.now();
    const actor = actorOf(viewer);
    await note(transaction, now, { bookingId, type: 'leg.refused', actor, facts: { legId } });
    const way = wayWith(booking.legs, legId);
    const rejection = { actor, requestId: viewer.requestId, cause: 'REFUSED', reason: said } as const;
    return rejectWay(transaction, booking, way, now, rejection);
  });
}
