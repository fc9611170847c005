import { actorOf, personOf } from '../booking/actor.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { note } from '../booking/timeline.js';
import { codeContact } from '../holder-proof/code-contact.js';
import { codeNeeded } from '../holder-proof/require-proved-holder.js';
import { spendHolderCode, tryHolderCode } from '../holder-proof/spend-holder-code.js';
import { CashCodeUnknown } from '../payment/payment.errors.js';
import { cashBack, GOES_IN_CASH } from '../refund/cash-back.rules.js';
import { CAME_BY, finishRefund, type GivenBack } from '../refund/finish-refund.js';
import { ContactByYou } from '../holder-proof/holder-proof.errors.js';
import { peopleOf } from '@naga/server-kit/viewer/people-of.js';
import { collectorOf } from './collector.js';
import { type CashAtCounter, openCode } from './open-code.js';

const SEND = `update refund r set state = 'transit' from payment y, booking b
  where y.id = r.payment_id and b.id = r.booking_id and ${GOES_IN_CASH} and r.booking_id = $1 and r.state = 'created'
  returning r.id::text as id, r.amount::float8 as amount, r.currency, ${CAME_BY} as "cameBy"`;

type Told = string | null | undefined;

/** Who wrote in another contact than it was sold to. */
const WRITERS = `select e.actor from booking_event e join booking b on b.id = e.booking_id
  where b.id = $1 and e.type = 'contact.changed' and e.facts->>'fields' like '%contact%'
    and (b.contact_email is distinct from b.sold_to_email or b.contact_phone is distinct from b.sold_to_phone)`;

/** Who wrote in where the code goes does not hand out for it. Refuses CONTACT_BY_YOU. */
async function requireAnother({ database, viewer }: BookingContext, bookingId: string): Promise<void> {
  const writers = await database.rows<{ actor: string }>(WRITERS, [bookingId]);
  const ids = writers.flatMap(({ actor }) => personOf(actor)?.id ?? []);
  if (peopleOf(viewer).some((id) => ids.includes(id))) throw new ContactByYou({ bookingId });
}

/** The code that proves him; none is asked of a booking that has neither telephone nor mailbox. */
async function proofOf(context: BookingContext, booking: BookingRecord, told: Told): Promise<string | null> {
  const contact = await codeContact(context.database, booking, context.clock.now());
  if (contact.contactPhone === null && contact.contactEmail === null) return null;
  if (told == null) throw codeNeeded(booking.id, contact);
  return tryHolderCode(context, booking.id, told);
}

/**
 * The counter has handed out the cash that goes back of a booking, whoever took it; it is of whoever hands it out. Reference
 * and e-mail stand on every printed ticket and cancel the booking, so cash is for who tells the code that was sent to its
 * telephone and mailbox (requestHolderCode). Repeating it hands out nothing more.
 * Refuses CASH_CODE_UNKNOWN, CONTACT_BY_YOU for who changed the contact, CODE_NEEDED, CODE_WRONG, TRY_AGAIN.
 */
export async function handOutCash(context: BookingContext, typed: string, holderCode: Told): Promise<CashAtCounter> {
  const cash = await openCode(context, typed);
  const { booking: found, isForeign } = cash;
  if (isForeign) throw new CashCodeUnknown();
  if (cashBack(found) === 0) return cash;
  await requireAnother(context, found.id);
  const proof = await proofOf(context, found, holderCode);
  const { viewer, clock } = context;
  await inBookingTransaction(context, async (transaction) => {
    const booking = await lockBooking(transaction, found.id);
    const waiting = await transaction.rows<Omit<GivenBack, 'provider' | 'party'>>(SEND, [booking.id]);
    if (waiting.length === 0) return;
    if (proof !== null) {
      const now = clock.now();
      await spendHolderCode(transaction, now, proof);
      await note(transaction, now, { bookingId: booking.id, type: 'booking.holder_proved', actor: actorOf(viewer) });
    }
    const source = collectorOf(viewer);
    for (const refund of waiting) {
      const handed = { ...refund, ...source, inCash: true };
      await finishRefund(transaction, context, booking, handed, actorOf(viewer));
    }
  });
  return openCode(context, typed);
}
