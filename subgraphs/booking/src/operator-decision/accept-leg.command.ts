import { actorOf } from '../booking/actor.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { issueTickets } from '../booking/issue-tickets.command.js';
import { note } from '../booking/timeline.js';
import { localTime } from '../booking/local-time.js';
import { DecisionOverdue, LegNotWaiting } from './operator-decision.errors.js';
import { type OpenedLeg, openLeg } from './open-leg.js';
import { awaitsAnswer, isAccepted, wayWith } from './ways.rules.js';

const ACCEPT = `update leg set confirm_by = case when $4 then null else confirm_by end,
    accepted_at = case when id = $1 then to_timestamp($3::float8 / 1000) else accepted_at end
  where id = any($2::bigint[])`;

/** What the leg's seats are now: all of one leg stand alike until there are tickets. */
export const stateOf = ({ leg }: OpenedLeg): string | undefined => leg.parts[0]?.state;

function requireInTime({ booking, leg }: OpenedLeg, now: number): void {
  if (leg.confirmBy! > now) return;
  throw new DecisionOverdue({ bookingId: booking.id, legId: leg.id, confirmBy: localTime(leg.confirmBy!) });
}

const withAnswer = ({ booking, leg }: OpenedLeg, now: number): BookingRecord => ({
  ...booking,
  legs: booking.legs.map((each) => (each.id === leg.id ? { ...each, acceptedAt: now } : each)),
});

/**
 * The operator's yes to one leg. PENDING_OPERATOR → CONFIRMED → TICKETED as soon as every operator of its way has said so
 * (rules.md 3); the mail with the tickets leaves then. Repeating it answers the same booking.
 * Refuses BOOKING_NOT_FOUND (also another operator's leg), LEG_NOT_WAITING, DECISION_OVERDUE, TRY_AGAIN.
 */
export async function acceptLeg(context: BookingContext, bookingId: string, legId: string): Promise<BookingRecord> {
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const opened = await openLeg(transaction, viewer, bookingId, legId);
    const now = clock.now();
    const state = stateOf(opened);
    if (opened.leg.acceptedAt !== null && state !== 'REJECTED') return opened.booking;
    if (!awaitsAnswer(opened.leg)) throw new LegNotWaiting({ bookingId, legId, state });
    requireInTime(opened, now);
    const booking = withAnswer(opened, now);
    const way = wayWith(booking.legs, legId);
    const isDecided = isAccepted(way);
    await transaction.rows(ACCEPT, [legId, way.map(({ id }) => id), now, isDecided]);
    const actor = actorOf(viewer);
    await note(transaction, now, { bookingId, type: 'leg.accepted', actor, facts: { legId } });
    if (!isDecided) return booking;
    const decided = way.map((leg) => ({ ...leg, confirmBy: null }));
    return issueTickets(transaction, booking, decided, now, { actor, requestId: viewer.requestId });
  });
}
