import { doOnce } from '@naga/server-kit/idempotency/do-once.js';
import type { Write } from '@naga/server-kit/idempotency/write.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { linkBackEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { requirePayable } from '../payment/require-payable.js';
import { requireSecondPerson, wholeReason } from '@naga/server-kit/viewer/second-person.js';
import { tellSecondPerson } from '../second-person/tell-second-person.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { DonationNotRefunded, LinkRefundAmount, LinkRefundDecided, PayLinkClosed } from './pay-link.errors.js';
import { loadLink, openAndLockLink } from './pay-link.queries.js';
import { ownerOf, aloneBack, mostRefundable, type PayLinkRecord } from './pay-link-record.js';
import { sendLinkMoneyBack } from './send-link-money-back.js';
import { tellLink } from './tell-link.js';
import { movedBy } from './use-link-money.js';

const ASK_BACK = `insert into link_refund (link_id, mode, state, reason, amount, asked_by_id, asked_at)
  values ($1, $2, $3, $4, $5, $6, to_timestamp($7::float8 / 1000))`;
const DECIDE = `update link_refund set state = $2, decided_by_id = $3, decided_at = to_timestamp($4::float8 / 1000) where id = $1`;

/** Refuses DONATION_NOT_REFUNDED, PAY_LINK_CLOSED. */
function requireRefundable({ kind, state }: PayLinkRecord): void {
  if (kind === 'DONATION') throw new DonationNotRefunded({});
  if (state !== 'PAID') throw new PayLinkClosed({ state });
}

/** Refuses LINK_REFUND_AMOUNT; InvalidInput for an amount that cannot be paid. */
function requireAmount(link: PayLinkRecord, amount: number): void {
  requirePayable(amount, link.currency);
  const most = mostRefundable(link);
  if (amount < 1 || amount > most) throw new LinkRefundAmount({ most, currency: link.currency });
}

async function carryOut(transaction: RowTransaction, context: BookingContext, link: PayLinkRecord, amount: number) {
  const now = context.clock.now();
  await post(transaction, movedBy(link), now, 'refund', linkBackEntries(ownerOf(link), amount));
  await sendLinkMoneyBack(transaction, link, amount, 'OVERRULED', now);
  await tellLink(transaction, link, 'pay_link.refunded', { now, requestId: context.viewer.requestId, amount });
}

/**
 * Gives a custom payment back, whole or in part, with a reason for the books, once for its Idempotency-Key: at once up to
 * a hundred dollars, above it when a second person says yes. A donation is never given back (rules.md 6). Refuses PAY_LINK_NOT_FOUND, DONATION_NOT_REFUNDED,
 * PAY_LINK_CLOSED, LINK_REFUND_AMOUNT, LINK_REFUND_DECIDED (one waits already), TRY_AGAIN; InvalidInput without a
 * reason, or for an amount that cannot be paid.
 */
export async function refundPayLink(
  context: BookingContext,
  id: string,
  { amount, reason: typed }: { readonly amount: number; readonly reason: string },
  write?: Write,
): Promise<PayLinkRecord> {
  const reason = wholeReason(typed, 'reason');
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const link = await openAndLockLink(transaction, viewer, id);
    await doOnce(transaction, context, write, async () => {
      requireRefundable(link);
      if (link.wishes.some(({ state }) => state === 'waiting')) throw new LinkRefundDecided({ state: 'waiting' });
      requireAmount(link, amount);
      const isAlone = amount <= aloneBack(link);
      const state = isAlone ? 'done' : 'waiting';
      const [asker, now] = [personBehind(viewer), clock.now()];
      await transaction.rows(ASK_BACK, [id, link.mode, state, reason, amount, asker, now]);
      if (isAlone) await carryOut(transaction, context, link, amount);
      else
        await tellSecondPerson(transaction, context, now, {
          kind: 'LINK_REFUND',
          recordId: id,
          askedById: asker,
          permission: 'payment.request',
          within: { countryCode: link.countryCode },
          reason,
          amount: { amount, currency: link.currency },
        });
      return null;
    });
    return loadLink(transaction, id);
  });
}

/** The second person's yes or no. Refuses PAY_LINK_NOT_FOUND, LINK_REFUND_DECIDED, OWN_REQUEST, LINK_REFUND_AMOUNT, TRY_AGAIN. */
export async function decideLinkRefund(context: BookingContext, id: string, approve: boolean): Promise<PayLinkRecord> {
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const link = await openAndLockLink(transaction, viewer, id);
    const wish = link.wishes.find(({ state }) => state === 'waiting');
    if (wish === undefined) throw new LinkRefundDecided({ state: link.wishes.at(-1)?.state ?? 'none' });
    requireSecondPerson(viewer, wish.askedById, { overruleId: wish.id });
    if (approve) requireAmount(link, wish.amount);
    await transaction.rows(DECIDE, [wish.id, approve ? 'done' : 'refused', personBehind(viewer), clock.now()]);
    if (approve) await carryOut(transaction, context, link, wish.amount);
    return loadLink(transaction, id);
  });
}
