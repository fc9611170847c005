import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { bookingFacts } from '../booking/booking-facts.js';
import { type BookingContext, inBookingTransaction, lockBooking } from '../booking/booking-transaction.js';
import { recordStatus } from '../booking/record-status.js';
import { note } from '../booking/timeline.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { RefundAnswer } from '../payment/payment-provider.js';
import type { RefundFailure } from '../payment/refund-failure.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type MoneySource, placeOf, refundEntries } from '../ledger/entries.rules.js';
import { finishLinkRefund } from '../pay-link/finish-link-refund.js';
import { moveBalance } from '../ledger/move-balance.js';
import { post } from '../ledger/post.js';
import { IS_CASH } from './cash-back.rules.js';
import { retryAt } from './refund-state.rules.js';

interface Waiting extends MoneySource {
  readonly id: string;
  /** Null of a link. */
  readonly bookingId: string | null;
  readonly linkId: string | null;
  readonly providerReference: string;
  readonly amount: number;
  readonly currency: string;
  /** How often its provider refused it. */
  readonly failures: number;
}

/** failed → created, when its time has come. */
const RETRY = `update refund set state = 'created', retry_at = null
  where state = 'failed' and retry_at <= to_timestamp($1::float8 / 1000) returning id`;

const FAILED = `update refund set state = 'failed', failures = failures + 1, failure = $2, retry_at = to_timestamp($3::float8 / 1000)
  where id = $1 and state = 'transit' and failures = $4 returning id`;

/**
 * created → transit before the provider is asked; one left in transit by a crash is asked again under its reference. Cash
 * (also a conductor's) waits until somebody hands it out, unless it goes into a wallet.
 */
const take = (which: string): string => `with taken as (
    select r.id from refund r join payment y on y.id = r.payment_id left join booking b on b.id = r.booking_id
    where r.state in ('created', 'transit') and (not ${IS_CASH} or r.wallet_owner_id is not null) and ${which}
    order by r.id limit 100 for update of r skip locked),
  sent as (update refund r set state = 'transit' from taken where r.id = taken.id returning r.*)
  select r.id::text as id, r.booking_id::text as "bookingId", r.link_id::text as "linkId", y.provider_reference as "providerReference",
    case when r.wallet_owner_id is null then y.provider else 'wallet' end as provider,
    case when r.wallet_owner_id is null then y.party else r.wallet_owner_id::text end as party,
    r.amount::float8 as amount, r.currency, r.failures from sent r join payment y on y.id = r.payment_id order by r.id`;

const TAKE = take('true');
const TAKE_OF_BOOKING = take('r.booking_id = $1::bigint');

const DONE = `update refund set state = 'done', done_at = to_timestamp($2::float8 / 1000)
  where id = $1 and state = 'transit' returning id`;

/** Cash that is handed out is taken from whose counter does it; a balance grows by what comes back. */
async function putBack(transaction: RowTransaction, { mode }: BookingRecord, refund: GivenBack): Promise<void> {
  const { account, party } = placeOf(refund);
  if (account !== 'agent_balance' && account !== 'wallet') return;
  const { amount, currency } = refund;
  await moveBalance(transaction, { kind: account, ownerId: party, mode, currency }, amount, null);
}

export interface GivenBack extends MoneySource {
  readonly id: string;
  /** A counter has handed it out, whoever's the cash is. */
  readonly inCash?: boolean;
  readonly amount: number;
  readonly currency: string;
}

/**
 * transit → done, in the caller's transaction and once: ledger, balance, timeline and the event that brings the mail. The
 * caller holds the lock of the booking. `actor` as the timeline names it.
 */
export async function finishRefund(
  transaction: RowTransaction,
  context: BookingContext,
  booking: BookingRecord,
  refund: GivenBack,
  actor: string,
): Promise<void> {
  const now = context.clock.now();
  const { amount, currency } = refund;
  const done = await transaction.rows(DONE, [refund.id, now]);
  if (done.length === 0) return;
  await putBack(transaction, booking, refund);
  await post(transaction, booking, now, 'refund', refundEntries(placeOf(refund), amount));
  await note(transaction, now, { bookingId: booking.id, type: 'refund.done', actor, facts: { amount, currency } });
  const after = await recordStatus(transaction, booking.id);
  const payload = {
    ...bookingFacts(after),
    amount: { amount, currency },
    inCash: refund.inCash === true,
    toWallet: placeOf(refund).account === 'wallet',
    toAgency: refund.inCash !== true && placeOf(refund).account === 'agent_balance',
  };
  await emitRows(transaction, now, [
    { type: 'refund.done', payload, mode: booking.mode, requestId: context.viewer.requestId },
  ]);
}

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

/** transit → failed, once; the money stays in the books until it is gone. The timeline tells the first refusal. */
async function failRefund(context: BookingContext, refund: Waiting, failure: RefundFailure): Promise<void> {
  const now = context.clock.now();
  const { id, bookingId, provider, failures, amount, currency } = refund;
  await inBookingTransaction(context, async (transaction) => {
    const again = retryAt(failures + 1, now);
    const failed = await transaction.rows(FAILED, [id, failure, again, failures]);
    if (failed.length === 0 || bookingId === null || failures > 0) return;
    const facts = { amount, currency, reason: failure };
    await note(transaction, now, { bookingId, type: 'refund.failed', actor: `provider:${provider}`, facts });
  });
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

/** Sends refunds that wait, a hundred at most, each by the provider its money came from. */
export async function sendRefunds(context: BookingContext): Promise<void> {
  await context.database.change(RETRY, [context.clock.now()]);
  await send(context, await context.database.change<Waiting>(TAKE));
}

/** The same at once for one booking, whose money need not leave us. */
export async function sendRefundsOf(context: BookingContext, bookingId: string): Promise<void> {
  await send(context, await context.database.change<Waiting>(TAKE_OF_BOOKING, [bookingId]));
}
