import { codesFirst } from '../ticket-code/issue-waiting.js';
import { Refusal } from '@naga/server-kit/graphql/refusal.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { heldAddOns } from '../add-on/add-on.rules.js';
import { carriedAddOns, flexibleSeats } from '../add-on/along.rules.js';
import { seatsOf } from '../add-on/carry-add-ons.js';
import { inflexible } from '../add-on/flexible.rules.js';
import { actorOf } from '../booking/actor.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { loadBooking } from '../booking/booking.queries.js';
import { partsOf } from '../booking/booking-record.js';
import { heldUntil } from '../booking/hold.rules.js';
import { completeExchange } from './complete-exchange.js';
import { insertReplacement } from './insert-replacement.js';
import { seatedOn } from './seat-people.js';
import { type MoveProblem, type MovingGroup, type MoveWish, planMove } from './move-plan.js';

const MOST_REASON = 300;

/** One booking: the new seats at the old fare and terms, in one transaction; the seats may be gone by now. */
async function moveGroup(context: BookingContext, group: MovingGroup, reason: string): Promise<MovingGroup> {
  const { viewer, clock } = context;
  const { booking: seen, parts, seats, ride } = group;
  if (ride === undefined || seats === undefined) return group;
  const taken = seatedOn(ride, seen, parts, seats);
  const { direction } = taken.request;
  const { operatorId } = taken.facts;
  const carried = carriedAddOns(
    heldAddOns(seen.fees),
    seatsOf(seen.legs).filter(({ id }) => parts.some((part) => part.id === id)),
    parts.map(({ position }) => ({ id: String(position), position, direction, operatorId })),
  );
  const flex = flexibleSeats(carried);
  const replacements = parts.map(({ id: replacesId, refundPolicy, ...part }, index) => ({
    ...part,
    leg: 0,
    seatNumber: seats[index]!,
    nationality: taken.request.seats[index]!.nationality,
    replacesId,
    policy: flex.has(String(part.position)) ? refundPolicy : inflexible(refundPolicy),
  }));
  const partIds = parts.map(({ id }) => id);
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const by = { actor: actorOf(viewer), requestId: viewer.requestId };
    const locked = await lockBooking(transaction, seen.id);
    const booking = await codesFirst(transaction, locked, partIds, now, by);
    const still = partsOf(booking).filter(({ id, state }) => partIds.includes(id) && state === 'TICKETED');
    if (booking.exchange !== null || still.length < partIds.length) return { ...group, problem: 'EXCHANGE_OPEN' };
    const expiresAt = heldUntil(now, context.services.settings.current);
    const row = { kind: 'move', fee: 0, kept: 0, reason, now, expiresAt, partIds } as const;
    await insertReplacement(transaction, viewer, booking, { rides: [taken], parts: replacements }, row);
    const begun = await loadBooking(transaction, booking.id);
    await completeExchange(transaction, begun, now, { ...by, kind: 'move', reason });
    return group;
  });
}

const PROBLEMS: ReadonlySet<string> = new Set<MoveProblem>(['SEATS_TAKEN', 'GENDER_RULE']);

/**
 * Moves passengers of a departure that cannot run to another one, booking by booking: at no cost, at the fare and the
 * terms they bought, as the operator's own yes where it confirms by hand. Each is told by mail with his new ticket.
 * Answers what became of everybody; who cannot be moved stays where he is. To be repeated at will: who is moved is no
 * longer on the departure. InvalidInput without a reason.
 */
export async function movePassengers(context: BookingContext, wish: MoveWish, reason: string): Promise<MovingGroup[]> {
  const told = reason.trim();
  if (told === '' || told.length > MOST_REASON) throw new InvalidInput([{ path: 'reason', code: 'LENGTH' }]);
  const moved: MovingGroup[] = [];
  for (const group of await planMove(context, wish)) {
    try {
      moved.push(await moveGroup(context, group, told));
    } catch (error) {
      if (!(error instanceof Refusal) || !PROBLEMS.has(error.code)) throw error;
      moved.push({ ...group, seats: undefined, problem: error.code as MoveProblem });
    }
  }
  return moved;
}
