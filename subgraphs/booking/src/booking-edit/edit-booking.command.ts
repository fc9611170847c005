import { ChangedMeanwhile, nameWhoSaved } from '@naga/server-kit/graphql/changed-meanwhile.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { actorOf, personOf } from '../booking/actor.js';
import { type BookingRecord, type LegRecord, partsOf } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { isSold } from '../booking/part-state.rules.js';
import { searchText } from '../booking/passengers-input.rules.js';
import { tellOwner } from '../booking/tell-owner.js';
import { tellChange } from '../booking/tell-change.js';
import { note } from '../booking/timeline.js';
import { keepComment, wholeText } from '../comment/write-comment.command.js';
import { colleagueName } from './colleague-name.js';
import { changedFields, contactOf, takenOff, toldChanges, type TypedContact } from './contact-change.rules.js';

export interface BookingEdit extends TypedContact {
  /** Booking.contactVersion that was looked at. */
  readonly version: number;
  readonly comment?: string | null | undefined;
}

const WRITE = `update booking set contact_email = $2, contact_phone = $3, language = $4, search_text = $5,
  contact_version = contact_version + 1 where id = $1`;

const LAST_CHANGE = `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, actor from booking_event
  where booking_id = $1 and type in ('contact.changed', 'passengers.set') order by id desc limit 1`;

async function refuseOld(transaction: RowTransaction, bookingId: string): Promise<never> {
  const [last] = await transaction.rows<{ at: string; actor: string }>(LAST_CHANGE, [bookingId]);
  const facts = { by: null, at: last?.at ?? null, isGuest: last?.actor === 'guest' };
  throw new ChangedMeanwhile(facts, personOf(last?.actor ?? null)?.id);
}

/** Rides whose tickets still open a door: what is told is told with them. Their operators asked for no copy of this. */
const ticketed = (legs: readonly LegRecord[]): LegRecord[] =>
  legs
    .filter(({ ticketId, ticketRevoked }) => ticketId !== null && !ticketRevoked)
    .map((leg) => ({ ...leg, receiveTicketCopyEmail: null }))
    .filter(({ parts }) => parts.some(({ state }) => isSold(state)));

/**
 * Another contact or language for a booking, by staff, and with it perhaps a comment: all or nothing. Its tickets then open
 * with the new address, and the traveller is told there and at the former one. Repeating it changes nothing.
 * Refuses BOOKING_NOT_FOUND, CHANGED_MEANWHILE, TRY_AGAIN; InvalidInput for a comment that says nothing.
 */
export async function editBooking(
  context: BookingContext,
  bookingId: string,
  edit: BookingEdit,
): Promise<BookingRecord> {
  const text = edit.comment == null ? undefined : wholeText(edit.comment, 'comment');
  const { viewer, clock } = context;
  const save = async (transaction: RowTransaction) => {
    const now = clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    const contact = contactOf(edit);
    const fields = changedFields(booking, contact);
    const isRepeated = fields.length === 0 && text === undefined;
    if (booking.contactVersion !== edit.version && !isRepeated) await refuseOld(transaction, bookingId);
    if (text !== undefined) await keepComment(transaction, viewer, now, { bookingId, legId: null, text });
    if (fields.length === 0) return booking;
    const changed = { ...booking, ...contact, contactVersion: booking.contactVersion + 1 };
    const { contactEmail, contactPhone, language } = contact;
    const found = { people: partsOf(booking), contactEmail, contactPhone: contactPhone ?? '' };
    await transaction.rows(WRITE, [bookingId, contactEmail, contactPhone, language, searchText(booking.pnr, found)]);
    const line = { type: 'contact.changed', facts: { fields } };
    const [changes, legs] = [toldChanges(booking, contact), ticketed(changed.legs)];
    if (changes.length > 0 && legs.length > 0)
      await tellChange(transaction, viewer, now, { booking: changed, legs, changes, ...line });
    else await note(transaction, now, { bookingId, actor: actorOf(viewer), ...line });
    const soldTo = { contactEmail: booking.soldToEmail, contactPhone: booking.soldToPhone };
    for (const former of takenOff([booking, soldTo], contact))
      await tellOwner(transaction, viewer, now, 'booking.contact_replaced', { ...booking, ...former });
    return changed;
  };
  return nameWhoSaved(() => inBookingTransaction(context, save), colleagueName(context));
}
