import { isRowId } from '@naga/kernel/row-id.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { actorOf } from '../booking/actor.js';
import { mayOpenRides } from '../booking/booking-access.queries.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingPermission } from '../booking/booking-scope.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { ridesOfParts } from '../booking/named-rides.js';
import { note } from '../booking/timeline.js';
import { requireOwnExchange } from '../exchange/require-own-exchange.js';
import { carryOut } from './carry-out-overrule.js';
import type { OverruleCode } from './overrule-codes.rules.js';
import { requireSecondPerson } from '@naga/server-kit/viewer/second-person.js';
import { OverruleDecided, OverruleNotFound } from './overrule.errors.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';

interface Asked {
  readonly id: string;
  readonly bookingId: string;
  readonly state: string;
  readonly code: OverruleCode;
  readonly partIds: readonly string[];
  readonly amount: number;
  readonly askedById: string;
}

const FIND = `select id::text as id, booking_id::text as "bookingId", state, code, part_ids::text[] as "partIds",
    amount::float8 as amount, asked_by_id::text as "askedById" from overrule where id = $1 and mode = $2`;

const DECIDE = `update overrule set state = $2, decided_by_id = $3, decided_at = to_timestamp($4::float8 / 1000)
  where id = $1`;

interface Opened {
  readonly asked: Asked;
  readonly booking: BookingRecord;
}

/** Locks the booking of a request that waits; out of reach looks as if it did not exist. */
async function openWaiting(
  transaction: RowTransaction,
  viewer: Viewer,
  permission: BookingPermission,
  overruleId: string,
): Promise<Opened> {
  const find = async (): Promise<Asked | undefined> =>
    isRowId(overruleId) ? (await transaction.rows<Asked>(FIND, [overruleId, viewer.mode]))[0] : undefined;
  const known = await find();
  if (known === undefined) throw new OverruleNotFound({ overruleId });
  const seen = await loadBooking(transaction, known.bookingId);
  if (!(await mayOpenRides(transaction, viewer, permission, seen, ridesOfParts(known.partIds))))
    throw new OverruleNotFound({ overruleId });
  const booking = await lockBooking(transaction, known.bookingId);
  const asked = (await find())!;
  if (asked.state !== 'waiting') throw new OverruleDecided({ overruleId, state: asked.state });
  return { asked, booking };
}

/**
 * The second person's yes or no to a cancellation beyond the terms. A yes looks at the booking again: seats that are gone
 * since, or money that went back otherwise, are refused, and the request waits on. Nobody decides what he asked himself.
 * Refuses OVERRULE_NOT_FOUND, OVERRULE_DECIDED, OWN_REQUEST, EXCHANGE_OPEN, SEATS_NOT_CANCELLABLE, OVERRULE_AMOUNT, TRY_AGAIN.
 */
export async function decideOverrule(
  context: BookingContext,
  overruleId: string,
  approve: boolean,
): Promise<BookingRecord> {
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const { asked, booking } = await openWaiting(transaction, viewer, 'refund.overrule', overruleId);
    requireSecondPerson(viewer, asked.askedById, { overruleId });
    const { id, code, amount, askedById, partIds } = asked;
    await transaction.rows(DECIDE, [id, approve ? 'done' : 'refused', personBehind(viewer), now]);
    if (!approve) {
      const facts = { refund: amount, code, askedBy: askedById };
      await note(transaction, now, { bookingId: booking.id, type: 'overrule.refused', actor: actorOf(viewer), facts });
      return booking;
    }
    await requireOwnExchange(transaction, viewer, 'refund.overrule', booking);
    return carryOut(transaction, viewer, booking, { code, partIds, amount, askedById }, now);
  });
}

/** Who asked takes his request back. Refuses OVERRULE_NOT_FOUND (also somebody else's), OVERRULE_DECIDED, TRY_AGAIN. */
export async function withdrawOverrule(context: BookingContext, overruleId: string): Promise<BookingRecord> {
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const { asked, booking } = await openWaiting(transaction, viewer, 'refund.ask', overruleId);
    if (personBehind(viewer) !== asked.askedById) throw new OverruleNotFound({ overruleId });
    await transaction.rows(DECIDE, [asked.id, 'withdrawn', asked.askedById, now]);
    const facts = { refund: asked.amount, code: asked.code };
    await note(transaction, now, { bookingId: booking.id, type: 'overrule.withdrawn', actor: actorOf(viewer), facts });
    return booking;
  });
}
