import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { bookingFacts } from '../booking/booking-facts.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { recordStatus } from '../booking/record-status.js';
import { note } from '../booking/timeline.js';
import { refundEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';

interface Waiting {
  readonly id: string;
  readonly bookingId: string;
  readonly provider: string;
  readonly providerReference: string;
  readonly amount: number;
  readonly currency: string;
}

/** created → transit before the provider is asked; one left in transit by a crash is asked again under its reference. */
const TAKE = `with taken as (
    select id from refund where state in ('created', 'transit') order by id limit 100 for update skip locked),
  sent as (update refund r set state = 'transit' from taken where r.id = taken.id returning r.*)
  select r.id::text as id, r.booking_id::text as "bookingId", y.provider, y.provider_reference as "providerReference",
    r.amount::float8 as amount, r.currency from sent r join payment y on y.id = r.payment_id order by r.id`;

const DONE = `update refund set state = 'done', done_at = to_timestamp($2::float8 / 1000)
  where id = $1 and state = 'transit' returning id`;

const finish = (context: BookingContext, refund: Waiting): Promise<void> =>
  inBookingTransaction(context, async (transaction) => {
    const now = context.clock.now();
    const { bookingId, provider, amount, currency } = refund;
    const booking = await lockBooking(transaction, bookingId);
    const done = await transaction.rows(DONE, [refund.id, now]);
    if (done.length === 0) return;
    await post(transaction, booking, now, 'refund', refundEntries(provider, amount));
    await note(transaction, now, {
      bookingId,
      type: 'refund.done',
      actor: `provider:${provider}`,
      facts: { amount, currency },
    });
    const after = await recordStatus(transaction, bookingId);
    const payload = { ...bookingFacts(after), amount: { amount, currency } };
    await emitRows(transaction, now, [
      { type: 'refund.done', payload, mode: booking.mode, requestId: context.viewer.requestId },
    ]);
  });

/** Sends refunds that wait, a hundred at most, each by the provider its money came from. */
export async function sendRefunds(context: BookingContext): Promise<void> {
  const { database, services, clock, log } = context;
  for (const refund of await database.change<Waiting>(TAKE)) {
    const { providerReference, amount, currency } = refund;
    const reference = `refund-${refund.id}`;
    try {
      const provider = services.providers.get(refund.provider);
      if (provider === undefined) throw new Error(`no provider ${refund.provider}`);
      await provider.refund({ reference, providerReference, amount, currency, now: clock.now() }, database);
      await finish(context, refund);
    } catch (err) {
      log.error({ err, refund: refund.id }, 'refund not sent; it will be tried again');
    }
  }
}
