import type { LinkOwner } from '../ledger/entries.rules.js';
import type { Currency } from '@naga/kernel/money.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import type { PaymentRecord } from '../booking/booking-record.js';
import type { RefundRecord } from '../refund/refund-record.js';
import { aloneLeft } from '../overrule/overrule.rules.js';
import { forgivenOf } from '../payment/payment-status.rules.js';
import type { PayLinkKind, PayLinkState } from './pay-link-state.rules.js';

/** Money of a custom payment that somebody wants to go back. */
export interface LinkRefundRecord {
  readonly id: string;
  readonly state: 'waiting' | 'done' | 'refused';
  readonly reason: string;
  readonly amount: number;
  readonly askedById: string;
  readonly askedAt: number;
  readonly decidedById: string | null;
  readonly decidedAt: number | null;
}

/** A link with its attempts and refunds. Minor units, epoch milliseconds. */
export interface PayLinkRecord {
  readonly id: string;
  readonly mode: Mode;
  readonly kind: PayLinkKind;
  readonly state: PayLinkState;
  readonly token: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly payerName: string | null;
  readonly payerEmail: string | null;
  readonly language: LanguageCode;
  readonly reason: string;
  readonly bookingId: string | null;
  readonly pnr: string | null;
  readonly countryCode: string | null;
  readonly createdById: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly endedAt: number | null;
  /** Of staff for staff. */
  readonly note: string | null;
  readonly version: number;
  readonly updatedAt: number | null;
  readonly updatedById: string | null;
  readonly payments: readonly PaymentRecord[];
  readonly refunds: readonly RefundRecord[];
  readonly wishes: readonly LinkRefundRecord[];
}

/** Whose its money is once it is paid. */
export const ownerOf = ({ kind, reason }: Pick<PayLinkRecord, 'kind' | 'reason'>): LinkOwner =>
  kind === 'DONATION' ? { account: 'donations', party: reason } : { account: 'custom_payments', party: null };

/** Minor units that were decided to go back. */
export const decidedBack = ({ wishes }: Pick<PayLinkRecord, 'wishes'>): number =>
  wishes.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0);

/** Minor units that can still go back of a custom payment that is paid: what arrived for it, less what was decided already. */
export const mostRefundable = (link: PayLinkRecord): number =>
  Math.max(0, link.amount - forgivenOf(link) - decidedBack(link));

/** Minor units that one person may still send back of this payment, or let go, without a second one. */
export const aloneBack = ({
  wishes,
  payments,
  refunds,
  currency,
}: Pick<PayLinkRecord, 'wishes' | 'payments' | 'refunds' | 'currency'>) =>
  aloneLeft(currency, [
    ...refunds
      .filter(({ state, otherWay, decidedById }) => state === 'canceled' && otherWay !== null && decidedById === null)
      .map(({ amount }) => amount),
    ...wishes.filter(({ state, decidedById }) => state === 'done' && decidedById === null).map(({ amount }) => amount),
    forgivenOf({ payments: payments.filter(({ takingAskedById }) => takingAskedById === null) }),
  ]);
