import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { placeOf } from '../ledger/entries.rules.js';
import { finishLinkRefund } from '../pay-link/finish-link-refund.js';
import type { RefundAnswer } from '../payment/payment-provider.js';
import { GOES_IN_CASH } from './cash-back.rules.js';
import { type AskedRefund, failRefund } from './fail-refund.js';
import { CAME_BY, finishRefund, type GivenBack } from './finish-refund.js';
import { tellWaitingRefunds } from './tell-refunds.js';

interface Waiting extends AskedRefund, GivenBack {
  readonly providerReference: string;
}

/** failed → created, when its time has come. */
const RETRY = `update refund set state = 'created', retry_at = null
  where state = 'failed' and retry_at <= to_timestamp($1::float8 / 1000) returning id`;

/**
 * created → transit before the provider is asked; one left in transit by a crash is asked again under its reference. Cash
 * (also a conductor's) waits until somebody hands it out, unless it goes into a wallet.
 */
const take = (which: string): string => `with taken as (
    select r.id from refund r join payment y on y.id = r.payment_id left join booking b on b.id = r.booking_id
    where r.state in ('created', 'transit') and not ${GOES_IN_CASH} and ${which}
    order by r.id limit 100 for update of r skip locked),
  sent as (update refund r set state = 'transit' from taken where r.id = taken.id returning r.*)
  select r.id::text as id, r.booking_id::text as "bookingId", r.link_id::text as "linkId", y.provider_reference as "providerReference",
    case when r.wallet_owner_id is null then y.provider else 'wallet' end as provider,
    case when r.wallet_owner_id is null then y.party else r.wallet_owner_id::text end as party,
    r.amount::float8 as amount, r.currency, r.failures, r.failure, ${CAME_BY} as "cameBy"
  from sent r join payment y on y.id = r.payment_id order by r.id`;

const TAKE = take('true');
const TAKE_OF_BOOKING = take('r.booking_id = $1::bigint');
const TAKE_OF_LINK = take('r.link_id = $1::bigint');

/** What was refused moved nothing: the next try has a reference of its own, or it would only hear the same answer. */
const referenceOf = ({ id, failures }: Waiting): string =>
  failures === 0 ? `refund-${id}` : `refund-${id}-${failures}`;

async function atProvider({ services, database, clock }: BookingContext, refund: Waiting): Promise<RefundAnswer> {
  if (placeOf(refund).account !== 'clearing') return { state: 'done' };
  const { providerReference, amount, currency } = refund;
  const provider = services.providers.get(refund.provider);
  if (provider === undefined) throw new Error(`no provider ${refund.provider}`);
  const reference = referenceOf(refund);
  return provider.refund({ reference, providerReference, amount, currency, now: clock.now() }, database);
}

async function send(context: BookingContext, waiting: readonly Waiting[]): Promise<void> {
  for (const refund of waiting) {
    try {
      const answer = await atProvider(context, refund);
      if (answer.state === 'unknown') continue;
      if (answer.state === 'refused') {
        await failRefund(context, refund, answer.failure);
        continue;
      }
      await inBookingTransaction(context, async (transaction) => {
        const { bookingId, linkId, provider } = refund;
        if (bookingId === null) return finishLinkRefund(transaction, linkId!, refund, context.clock.now());
        const booking = await lockBooking(transaction, bookingId);
        return finishRefund(transaction, context, booking, refund, `provider:${provider}`);
      });
    } catch (err) {
      context.log.error({ err, refund: refund.id }, 'refund not sent; it will be tried again');
    }
  }
}

/**
 * Sends refunds that wait, a hundred at most, each by the provider its money came from, and tells what is done of those whose
 * rest is not.
 */
export async function sendRefunds(context: BookingContext): Promise<void> {
  await context.database.change(RETRY, [context.clock.now()]);
  await send(context, await context.database.change<Waiting>(TAKE));
  await tellWaitingRefunds(context);
}

/** The same at once for one booking, whose money need not leave us. */
export async function sendRefundsOf(context: BookingContext, bookingId: string): Promise<void> {
  await send(context, await context.database.change<Waiting>(TAKE_OF_BOOKING, [bookingId]));
}

/** The same for one link. */
export async function sendRefundsOfLink(context: BookingContext, linkId: string): Promise<void> {
  await send(context, await context.database.change<Waiting>(TAKE_OF_LINK, [linkId]));
}
