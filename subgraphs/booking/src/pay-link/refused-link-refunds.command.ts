import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { RefundRecord } from '../refund/refund-record.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { collectorOf } from '../cash/collector.js';
import { alonePermitted } from '../overrule/overrule.rules.js';
import { CAME_BY, type GivenBack } from '../refund/finish-refund.js';
import { type OtherWay, otherWaysOf, otherWayStep } from '../refund/other-way.rules.js';
import { RefundNotFound, RefundNotRefused, RefundNotThisWay } from '../refund/refund.errors.js';
import { askOtherWay, orderAgain, replaceRefund } from '../refund/refused-refund.js';
import { sendRefundsOfLink } from '../refund/send-refunds.command.js';
import { peopleOf, personBehind } from '@naga/server-kit/viewer/people-of.js';
import { requireSecondPerson } from '@naga/server-kit/viewer/second-person.js';
import { tellSecondPerson } from '../second-person/tell-second-person.js';
import { finishLinkRefund } from './finish-link-refund.js';
import { loadLink, openAndLockLink } from './pay-link.queries.js';
import { aloneBack, type PayLinkRecord } from './pay-link-record.js';
import { tellLink } from './tell-link.js';

/** Whoever pays a link needs no account: his money goes back in cash, or is tried again. */
export const waysOf = (link: PayLinkRecord, { currency }: RefundRecord): readonly OtherWay[] =>
  otherWaysOf({ currency, bookingCurrency: link.currency, hasWallet: false });

function refundOf({ refunds }: PayLinkRecord, refundId: string): RefundRecord {
  const refund = refunds.find(({ id }) => id === refundId);
  if (refund === undefined) throw new RefundNotFound({ refundId });
  return refund;
}

/**
 * A refund of a link that its provider refused is tried again now; what is on its way already stays as it is. Refuses
 * PAY_LINK_NOT_FOUND, REFUND_NOT_FOUND, REFUND_NOT_REFUSED, TRY_AGAIN.
 */
export async function tryLinkRefundAgain(
  context: BookingContext,
  id: string,
  refundId: string,
): Promise<PayLinkRecord> {
  await inBookingTransaction(context, async (transaction) => {
    const { state } = refundOf(await openAndLockLink(transaction, context.viewer, id), refundId);
    if (state === 'canceled') throw new RefundNotRefused({ refundId, state });
    if (state === 'failed') await orderAgain(transaction, refundId);
  });
  await sendRefundsOfLink(context, id);
  return loadLink(context.database, id);
}

async function decideCash(
  transaction: RowTransaction,
  context: BookingContext,
  link: PayLinkRecord,
  refund: RefundRecord,
): Promise<void> {
  const { viewer, clock } = context;
  const { id: refundId, amount, currency, otherWay: asked, askedById } = refund;
  const step = otherWayStep({
    wanted: 'CASH',
    asked,
    isOwn: askedById !== null && peopleOf(viewer).includes(askedById),
    mayOverrule: true,
    isSmall: amount <= (currency === link.currency ? aloneBack(link) : alonePermitted(currency)),
  });
  const person = personBehind(viewer);
  if (step === 'WAIT') return requireSecondPerson(viewer, askedById!, { refundId });
  const now = clock.now();
  if (step === 'ASK') {
    await askOtherWay(transaction, refund, 'CASH', person);
    return tellSecondPerson(transaction, context, now, {
      kind: 'LINK_OTHER_WAY',
      recordId: link.id,
      askedById: person,
      permission: 'payment.request',
      within: { countryCode: link.countryCode },
      reason: null,
      amount: { amount, currency },
      way: 'CASH',
    });
  }
  const people =
    step === 'AGREED' ? { askedById: askedById!, decidedById: person } : { askedById: person, decidedById: null };
  await replaceRefund(transaction, refund, { way: 'CASH', walletOwnerId: null, ...people }, now);
  const news = { now, requestId: viewer.requestId, arrived: { amount, currency } };
  await tellLink(transaction, link, 'pay_link.refund_in_cash', news);
}

/**
 * A refund of a link that its provider refused goes back in cash (decision 63): at once up to what one person may give back
 * of it, else once a second one says the same. Saying it again changes nothing. Refuses PAY_LINK_NOT_FOUND, REFUND_NOT_FOUND,
 * REFUND_NOT_REFUSED, REFUND_NOT_THIS_WAY, OWN_REQUEST, TRY_AGAIN.
 */
export async function payLinkRefundInCash(
  context: BookingContext,
  id: string,
  refundId: string,
): Promise<PayLinkRecord> {
  return inBookingTransaction(context, async (transaction) => {
    const link = await openAndLockLink(transaction, context.viewer, id);
    const refund = refundOf(link, refundId);
    const { state, otherWay } = refund;
    if (state === 'canceled' && otherWay === 'CASH') return link;
    if (state !== 'failed') throw new RefundNotRefused({ refundId, state });
    if (!waysOf(link, refund).includes('CASH')) throw new RefundNotThisWay({ refundId, way: 'CASH' });
    await decideCash(transaction, context, link, refund);
    return loadLink(transaction, id);
  });
}

interface Handed extends Omit<GivenBack, 'provider' | 'party'> {
  readonly deciders: readonly string[];
}

const HAND_OUT = `update refund r set state = 'transit' from payment y, refund o
  where r.id = $1 and r.state = 'created' and r.in_cash and y.id = r.payment_id and o.id = r.instead_of_id
  returning r.id::text as id, r.amount::float8 as amount, r.currency, ${CAME_BY} as "cameBy",
    array_remove(array[o.asked_by_id, o.decided_by_id], null)::text[] as deciders`;

/**
 * The payer of a link has his cash, of whoever handed it out. A link proves nobody, so it takes two: who decided that it goes
 * in cash does not hand it out. Repeating it hands out nothing more. Refuses PAY_LINK_NOT_FOUND, REFUND_NOT_FOUND,
 * OWN_REQUEST, TRY_AGAIN.
 */
export async function handOutLinkCash(context: BookingContext, id: string, refundId: string): Promise<PayLinkRecord> {
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const link = await openAndLockLink(transaction, viewer, id);
    if (!refundOf(link, refundId).inCash) throw new RefundNotFound({ refundId });
    const [handed] = await transaction.rows<Handed>(HAND_OUT, [refundId]);
    if (handed === undefined) return link;
    for (const decider of handed.deciders) requireSecondPerson(viewer, decider, { refundId });
    await finishLinkRefund(transaction, id, { ...handed, ...collectorOf(viewer), inCash: true }, clock.now());
    return loadLink(transaction, id);
  });
}
