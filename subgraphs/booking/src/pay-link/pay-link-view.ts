import { colleague, colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { paymentView } from '../booking/booking-view.js';
import { peopleOf } from '@naga/server-kit/viewer/people-of.js';
import { refusedRefundView } from '../refund/refused-refund.type.js';
import { waysOf } from './refused-link-refunds.command.js';
import { goesByItself, isGivenBack, returnsByState } from './link-return.rules.js';
import { aloneBack, mostRefundable, type PayLinkRecord } from './pay-link-record.js';
import { PayLinkRecordView, PayLinkView } from './pay-link.type.js';

const facts = (link: PayLinkRecord) => {
  const { id, kind, state, amount, currency, payerName, reason, language, expiresAt, payments, refunds } = link;
  const returns = (counts: (reason: string) => boolean) =>
    returnsByState(refunds, counts).map((one) => ({ state: one.state, amount: { amount: one.amount, currency } }));
  const sumOf = (parts: ReturnType<typeof returns>) => ({
    amount: parts.reduce((sum, part) => sum + part.amount.amount, 0),
    currency,
  });
  const [givenBack, surplusBack] = [returns(isGivenBack), returns(goesByItself)];
  return {
    id,
    kind,
    state,
    amount: { amount, currency },
    payerName,
    reason,
    language,
    expiresAt: new Date(expiresAt),
    refunded: sumOf(givenBack.filter((part) => part.state === 'DONE')),
    givenBack,
    surplus: sumOf(surplusBack),
    surplusBack,
    payerIsTold: link.payerEmail !== null,
    payments: payments.map((payment) => paymentView(payment, null)),
  };
};

/** A link as its payer sees it. */
export const payLinkView = (link: PayLinkRecord): PayLinkView => Object.assign(new PayLinkView(), facts(link));

/** The address a link is paid at, in its payer's language. */
const urlOf = ({ token, language }: PayLinkRecord, baseUrl: string): string =>
  `${baseUrl}${language === 'en' ? '' : `/${language === 'km' ? 'kh' : language}`}/pay/${token}`;

/** A link as staff see it. */
export function payLinkRecordView(link: PayLinkRecord, viewer: Viewer, baseUrl: string): PayLinkRecordView {
  const { payerEmail, bookingId, pnr, countryCode, createdById, currency, state, kind, note, version } = link;
  const left = state === 'PAID' && kind === 'CUSTOM' ? mostRefundable(link) : 0;
  const people = peopleOf(viewer);
  return Object.assign(new PayLinkRecordView(), facts(link), {
    url: urlOf(link, baseUrl),
    payerEmail,
    bookingId,
    pnr,
    countryCode,
    createdBy: colleagueOf(createdById),
    note,
    version,
    createdAt: new Date(link.createdAt),
    endedAt: link.endedAt === null ? null : new Date(link.endedAt),
    refundable: { amount: left, currency },
    alone: { amount: aloneBack(link), currency },
    refusedRefunds: link.refunds
      .filter(({ state }) => state === 'failed')
      .map((refund) => refusedRefundView(refund, waysOf(link, refund), ['payment.request'])),
    cashToHandOut: link.refunds
      .filter(({ state, inCash }) => inCash && state === 'created')
      .map(({ id, amount, currency: its }) => ({ id, amount: { amount, currency: its } })),
    refunds: link.wishes.map(({ amount, askedAt, askedById, decidedById, ...wish }) => ({
      ...wish,
      askedBy: colleague(askedById),
      decidedBy: colleagueOf(decidedById),
      amount: { amount, currency },
      askedAt: new Date(askedAt),
      canDecide: wish.state === 'waiting' && !people.includes(askedById),
    })),
  });
}
