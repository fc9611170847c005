import { randomBytes } from 'node:crypto';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { PaymentRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { openAtProvider } from '../payment/open-at-provider.js';
import { deadlineOf, wayOf } from '../payment/payment-method.rules.js';
import { isPayable } from '../payment/payment-state.rules.js';
import { isReturnUrl } from '../payment/return-url.rules.js';
import { requireNoneInReview } from '../payment/reviewed-attempt.js';
import { PayLinkClosed, PayLinkNotFound } from './pay-link.errors.js';
import { linkByToken, loadLink, lockLink } from './pay-link.queries.js';
import type { PayLinkRecord } from './pay-link-record.js';
import type { LinkMethod } from './pay-link-state.rules.js';

export interface LinkPayment {
  readonly token: string;
  readonly method: LinkMethod;
  readonly returnUrl: string | null;
}

/** One open attempt at a time. */
const BEGIN = `with others as (update payment set state = 'CANCELLED' where link_id = $1 and state in ('CREATED', 'PENDING'))
  insert into payment (link_id, mode, method, provider, reference, state, amount, currency, created_at, return_url, expires_at)
  values ($1, $2, $3, $4, $5, 'CREATED', $6, $7, to_timestamp($8::float8 / 1000), $9, to_timestamp($10::float8 / 1000))`;

/** The attempt that is gone on with, in the caller's transaction: the open one of this method, or a new one. */
async function begin(
  transaction: RowTransaction,
  link: PayLinkRecord,
  { method, returnUrl }: LinkPayment,
  now: number,
): Promise<PaymentRecord> {
  const open = link.payments.find((one) => one.method === method && isPayable(one, now));
  if (open !== undefined) return open;
  const reference = randomBytes(16).toString('hex');
  const { id, mode, amount, currency, expiresAt } = link;
  const values = [id, mode, method, wayOf(method).provider, reference, amount, currency, now, returnUrl];
  await transaction.rows(BEGIN, [...values, deadlineOf(method, now, expiresAt)]);
  const { payments } = await loadLink(transaction, id);
  return payments.find((one) => one.reference === reference)!;
}

/**
 * Begins to pay what a link asks for; repeating it answers the open attempt, another method gives that up. Refuses
 * PAY_LINK_NOT_FOUND, PAY_LINK_CLOSED (paid, over, cancelled), PAYMENT_IN_REVIEW, METHOD_NOT_AVAILABLE, TRY_AGAIN; InvalidInput for a
 * returnUrl that is no path of ours and no web address.
 */
export async function startLinkPayment(context: BookingContext, wish: LinkPayment): Promise<PaymentRecord> {
  if (wish.returnUrl !== null && !isReturnUrl(wish.returnUrl))
    throw new InvalidInput([{ path: 'returnUrl', code: 'IS_URL' }]);
  const { clock, viewer, database } = context;
  const found = await linkByToken(database, viewer, wish.token);
  if (found === undefined) throw new PayLinkNotFound({});
  const attempt = await inBookingTransaction(context, async (transaction) => {
    const link = await lockLink(transaction, found.id);
    const now = clock.now();
    if (link.state !== 'OPEN' || link.expiresAt <= now)
      throw new PayLinkClosed({ state: link.state === 'OPEN' ? 'EXPIRED' : link.state });
    requireNoneInReview(link);
    return begin(transaction, link, wish, now);
  });
  if (attempt.state !== 'CREATED') return attempt;
  return openAtProvider(context, { description: `${found.kind} ${found.id}`, mode: found.mode }, attempt);
}
