import { actorOf } from '../booking/actor.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { tellOwner } from '../booking/tell-owner.js';
import { note } from '../booking/timeline.js';
import { takenOff } from '../booking-edit/contact-change.rules.js';
import { OwnRequest } from '@naga/server-kit/viewer/second-person.errors.js';
import { peopleOf } from '@naga/server-kit/viewer/people-of.js';
import { NoSuchAccount } from './account-change.errors.js';

const ACCOUNT = 'select account_id::text as id from verified_address where email = lower($1)';

/** An account that is to be forgotten takes nothing of the new owner with it. */
const HAND_OVER = 'update booking set booked_by_user_id = $2, forget_at = null where id = $1';

/**
 * Hands a booking to the account that has verified this e-mail address, or to none: then only its link, its reference and
 * its staff open it. Who sold it (branch, agency) stays, and so do its contact and its mails, and who may have credit of it: the
 * contact is told, and whom it was sold to. Repeating it changes nothing.
 * Nobody takes a booking over himself. Refuses BOOKING_NOT_FOUND, NO_SUCH_ACCOUNT, OWN_REQUEST, TRY_AGAIN.
 */
export async function handOver(
  context: BookingContext,
  bookingId: string,
  email: string | null,
): Promise<BookingRecord> {
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    const [account] = email === null ? [] : await transaction.rows<{ id: string }>(ACCOUNT, [email]);
    if (email !== null && account === undefined) throw new NoSuchAccount({ email });
    const to = account?.id ?? null;
    if (booking.bookedByUserId === to) return booking;
    if (to !== null && peopleOf(viewer).includes(to)) throw new OwnRequest({ bookingId });
    await transaction.rows(HAND_OVER, [bookingId, to]);
    await note(transaction, clock.now(), {
      bookingId,
      type: 'booking.handed_over',
      actor: actorOf(viewer),
      facts: { from: booking.bookedByUserId, to },
    });
    const { soldToEmail, soldToPhone } = booking;
    const soldTo = { contactEmail: soldToEmail, contactPhone: soldToPhone };
    for (const reached of [{ ...booking }, ...takenOff([soldTo], booking).map((former) => ({ ...booking, ...former }))])
      await tellOwner(transaction, viewer, clock.now(), 'booking.handed_over', reached);
    return { ...booking, bookedByUserId: to };
  });
}
