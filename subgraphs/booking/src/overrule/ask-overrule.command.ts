import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { actorOf } from '../booking/actor.js';
import { mayOpenRides } from '../booking/booking-access.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { ridesOfParts } from '../booking/named-rides.js';
import { note } from '../booking/timeline.js';
import { requireOwnExchange } from '../exchange/require-own-exchange.js';
import { carryOut } from './carry-out-overrule.js';
import { requirePayable } from '../payment/require-payable.js';
import { isOperatorsFault, type OverruleCode } from './overrule-codes.rules.js';
import { OverruleAmount, OverruleWaits } from './overrule.errors.js';
import { type OverrulePlan, overrulePlan } from './overrule-plan.js';
import { leastBack, mostBack, overruledAmount } from './overrule.rules.js';
import { tellSecondPerson } from '../second-person/tell-second-person.js';
import { wholeReason } from '@naga/server-kit/viewer/second-person.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { withinRides } from '../second-person/within-rides.js';
import { aloneOf } from './overrules.queries.js';

export interface OverruleWish {
  /** BookingPart.id; everything that can be given back without them. */
  readonly partIds?: readonly string[] | null | undefined;
  readonly code: OverruleCode;
  readonly reason: string;
  /** Minor units; by the operator's fault everything goes back whatever stands here. */
  readonly amount?: number | null | undefined;
}

const WAITING = `select id::text as id from overrule where booking_id = $1 and state = 'waiting'
  and part_ids && $2::bigint[] limit 1`;

const INSERT = `insert into overrule (booking_id, mode, state, code, reason, part_ids, amount, currency, asked_by_id, asked_at)
  values ($1, $2, $3, $4, $5, $6::bigint[], $7, $8, $9, to_timestamp($10::float8 / 1000)) returning id::text as id`;

function requireAmount(plan: OverrulePlan, { code, amount }: OverruleWish, booking: BookingRecord): number {
  if (amount != null && !isOperatorsFault(code)) requirePayable(amount, booking.currency);
  const decided = overruledAmount(plan, code, amount);
  if (decided === undefined)
    throw new OverruleAmount({ least: leastBack(plan), most: mostBack(plan), currency: booking.currency });
  return decided;
}

async function requireNoneWaiting(transaction: RowTransaction, { id }: BookingRecord, { parts }: OverrulePlan) {
  const partIds = parts.map((part) => part.id);
  const [waiting] = await transaction.rows<{ id: string }>(WAITING, [id, partIds]);
  if (waiting !== undefined) throw new OverruleWaits({ overruleId: waiting.id });
}

/**
 * Cancels sold seats for more than their terms give (rules.md 6), by a code, a reason and an amount of at least that and up to what was paid; by
 * the operator's fault everything goes back, with fees. Who may overrule does it at once up to a hundred dollars of a booking;
 * above, and for whoever may only ask, it waits for a second person. The reason is for the books, not for the traveller.
 * Refuses BOOKING_NOT_FOUND, EXCHANGE_OPEN (of another operator's rides), SEATS_NOT_CANCELLABLE, OVERRULE_AMOUNT, OVERRULE_WAITS, TRY_AGAIN; InvalidInput
 * without a reason, or for an amount that cannot be paid.
 */
export async function askOverrule(
  context: BookingContext,
  bookingId: string,
  wish: OverruleWish,
): Promise<BookingRecord> {
  const reason = wholeReason(wish.reason, 'reason');
  const { viewer, clock } = context;
  const asker = personBehind(viewer);
  const named = wish.partIds ? ridesOfParts(wish.partIds) : undefined;
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await openAndLock(transaction, context, 'refund.ask', bookingId, named);
    await requireOwnExchange(transaction, viewer, 'refund.ask', booking);
    const plan = overrulePlan(booking, now, wish.partIds);
    await requireNoneWaiting(transaction, booking, plan);
    const amount = requireAmount(plan, wish, booking);
    const { mode, currency } = booking;
    const partIds = plan.parts.map(({ id }) => id);
    const asked = ridesOfParts(partIds);
    const isAlone =
      amount <= (await aloneOf(transaction, booking)) &&
      (await mayOpenRides(transaction, viewer, 'refund.overrule', booking, asked));
    const state = isAlone ? 'done' : 'waiting';
    const values = [bookingId, mode, state, wish.code, reason, partIds, amount, currency, asker, now];
    const [made] = await transaction.rows<{ id: string }>(INSERT, values);
    if (isAlone)
      return carryOut(transaction, viewer, booking, { code: wish.code, partIds, amount, askedById: asker }, now);
    const facts = { refund: amount, code: wish.code, seats: plan.parts.map(({ seatNumber }) => seatNumber) };
    await note(transaction, now, { bookingId, type: 'overrule.asked', actor: actorOf(viewer), facts });
    await tellSecondPerson(transaction, context, now, {
      kind: 'OVERRULE',
      recordId: made!.id,
      askedById: asker,
      permission: 'refund.overrule',
      within: await withinRides(transaction, booking, asked),
      reason,
      amount: { amount, currency },
      pnr: booking.pnr,
    });
    return booking;
  });
}
