import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import { backOf, forgivenOf, paidOf } from '../payment/payment-status.rules.js';
import { isOpen } from '../payment/payment-state.rules.js';
import { creditsOf } from '../exchange/exchange-credits.js';
import { exchangeableUntil } from '../exchange/exchange-terms.rules.js';
import { sellingAgency } from '../balance/selling-agency.type.js';
import { exchangedAddOns } from '../exchange/exchanged-add-ons.js';
import { exchangeTerms } from '../exchange/sold-terms.rules.js';
import {
  beingReplaced,
  exchangeableAtAll,
  exchangedFares,
  exchangedLegs,
  heldInstead,
} from '../exchange/exchange-money.js';
import { awaitsAnswer } from '../operator-decision/ways.rules.js';
import { backAtAgency, cashBack, wayBackOf } from '../refund/cash-back.rules.js';
import type { ExchangeTermsView } from '../refund/refund.type.js';
import { offerFor } from '../refund/offer-for.js';
import { leftToPay, moneysOf, statusesOf, toPayNow } from './booking-money.js';
import type { BookingLegView, BookingPartView } from './booking-leg.type.js';
import { type BookingRecord, type LegRecord, type PartRecord, partsOf, type PaymentRecord } from './booking-record.js';
import { BookingView } from './booking.type.js';
import { sumOfAddOns } from '../add-on/add-on-back.rules.js';
import { carriedFrom } from '../add-on/carry-add-ons.js';
import { seatAddOns } from '../add-on/seat-add-ons.js';
import { feeViews } from './fee-view.js';
import { canExtend } from './hold.rules.js';
import { localTime } from './local-time.js';
import { commissionOf, earnedOf, givenBackOf } from './part-money.js';
import { standardTotal } from '../fee/charge-method.js';
import { savedOf } from '../coupon/discounted.rules.js';
import { pointsToEarn, pointsUsed } from '../points/points-news.js';
import { askedOn, passengersComplete } from './passenger.rules.js';
import type { PaymentView } from '../payment/payment.type.js';

const MINUTE = 60_000;
const at = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));

const partView = (part: PartRecord, leg: LegRecord, booking: BookingRecord): BookingPartView => {
  const { id: bookingId, agencyId, currency } = booking;
  return {
    ...part,
    commission: commissionOf(part, currency),
    earned: earnedOf(part, currency),
    givenBack: givenBackOf(part, currency),
    personal: part,
    ride: { ...leg, bookingId, agencyId },
    fare: { amount: part.fare, currency },
    stages: part.stages.map((stage) => ({ ...stage, bookingId })),
    addOns: seatAddOns(booking, part.id),
  };
};

function exchangeTermsView({ parts, departureTime }: LegRecord, { currency }: BookingRecord): ExchangeTermsView {
  const terms = exchangeTerms(parts[0]?.refundPolicy ?? {}, currency);
  const until = new Date(exchangeableUntil(terms, departureTime));
  return { fee: { amount: terms.fee, currency }, minutesBefore: terms.minutesBefore, until };
}

/** A leg as the graph shows it. */
export const legView = (leg: LegRecord, booking: BookingRecord): BookingLegView => ({
  ...leg,
  bookingId: booking.id,
  departureTime: localTime(leg.departureTime),
  arrivalTime: localTime(leg.arrivalTime),
  confirmBy: leg.confirmBy === null ? null : localTime(leg.confirmBy),
  codeBy: leg.codeBy === null ? null : localTime(leg.codeBy),
  awaitsOperator: awaitsAnswer(leg),
  refundTiers: (leg.parts[0]?.refundPolicy.tiers ?? []).map((tier) => ({
    ...tier,
    fixedFee: { amount: tier.fixedFee, currency: booking.currency },
    until: new Date(leg.departureTime - tier.minutesBefore * MINUTE),
  })),
  exchangeTerms: exchangeTermsView(leg, booking),
  parts: leg.parts.map((part) => partView(part, leg, booking)),
});

/**
 * An attempt as the graph shows it; its page only while something is to be done there. `agencyId` is the agency that sold
 * what it pays.
 */
export const paymentView = (payment: PaymentRecord, agencyId: string | null): PaymentView => ({
  id: payment.id,
  method: payment.method,
  provider: payment.provider,
  state: payment.state,
  amount: { amount: payment.amount, currency: payment.currency },
  forgiven: { amount: payment.forgiven, currency: payment.currency },
  createdAt: new Date(payment.createdAt),
  settledAt: at(payment.settledAt),
  payUrl: isOpen(payment.state) ? payment.payUrl : null,
  expiresAt: at(payment.expiresAt),
  qr: isOpen(payment.state) ? payment.qr : null,
  code: payment.code,
  received: payment.received,
  takingAsked: payment.state === 'REVIEW' && payment.takingAskedById !== null,
  wayBack: wayBackOf(payment, agencyId),
  sentBack: payment.state === 'FAILED' && payment.isSentBack,
  reference: payment.providerReference,
});

function refundViews(
  booking: BookingRecord,
  now: number,
): Pick<BookingView, 'backAtAgency' | 'cashBack' | 'refundOffer' | 'refunds'> {
  const { currency, refunds } = booking;
  const money = (amount: number) => ({ amount, currency });
  const offer = offerFor(booking, now);
  return {
    refunds: refunds.map((refund) => ({
      id: refund.id,
      state: refund.state,
      amount: { amount: refund.amount, currency: refund.currency },
      reason: refund.reason,
      toWallet: refund.toWallet,
      inCash: refund.inCash,
      createdAt: new Date(refund.createdAt),
      doneAt: at(refund.doneAt),
      failure: refund.failure,
      retryAt: at(refund.retryAt),
    })),
    cashBack: money(cashBack(booking)),
    backAtAgency: money(backAtAgency(booking)),
    refundOffer: offer
      ? {
          amount: money(offer.amount),
          paid: money(paidOf(moneysOf(booking))),
          validUntil: new Date(offer.validUntil),
          lines: offer.lines.map((line) => ({
            ...line,
            fixedFee: money(line.fixedFee),
            amount: money(line.amount),
            addOns: money(sumOfAddOns(line.addOns)),
          })),
        }
      : null,
  };
}

function exchangeViews(
  booking: BookingRecord,
  now: number,
): Pick<BookingView, 'exchange' | 'exchangedLegs' | 'exchangeableUntil'> {
  const { exchange, currency } = booking;
  const money = (amount: number) => ({ amount, currency });
  const { oldFare, newFare } = exchangedFares(booking);
  const [olds, come] = [beingReplaced(booking).map(({ id }) => id), heldInstead(booking)];
  return {
    exchangedLegs: exchangedLegs(booking).map((leg) => legView(leg, booking)),
    exchangeableUntil: at(exchangeableAtAll(booking, now)),
    exchange: exchange && {
      expiresAt: new Date(exchange.expiresAt),
      toPay: money(toPayNow(booking)),
      oldFare: money(oldFare),
      newFare: money(newFare),
      credits: creditsOf(
        come.flatMap(({ parts }) => parts),
        currency,
      ),
      fee: money(exchange.fee),
      kept: money(exchange.kept),
      addOns: exchangedAddOns(carriedFrom(booking, olds, come), currency),
      partIds: olds,
      legs: come.map((leg) => legView(leg, booking)),
    },
  };
}

/** A booking as the graph shows it at this moment (epoch milliseconds). */
export function bookingView(booking: BookingRecord, now: number): BookingView {
  const { currency, legs } = booking;
  const moneys = moneysOf(booking);
  const money = (amount: number) => ({ amount, currency });
  return Object.assign(new BookingView(), {
    record: booking,
    id: booking.id,
    pnr: booking.pnr,
    ...statusesOf(booking),
    createdAt: new Date(booking.createdAt),
    expiresAt: at(booking.expiresAt),
    now: new Date(now),
    language: booking.language,
    contactEmail: booking.contactEmail,
    contactPhone: booking.contactPhone,
    contactVersion: booking.contactVersion,
    currency,
    total: money(booking.total),
    standardTotal: money(standardTotal(booking)),
    paid: money(paidOf(moneys)),
    forgiven: money(forgivenOf(moneys)),
    refunded: money(backOf(moneys)),
    soldBy: sellingAgency(booking.agencyId),
    due: money(leftToPay(booking)),
    couponCode: booking.couponCode,
    discount: money(booking.discount),
    promotions: booking.promotions,
    promotionDiscount: money(savedOf(partsOf(booking), 'promotion')),
    points: pointsUsed(booking),
    pointsToEarn: pointsToEarn(booking),
    couponMethods: (booking.couponTerms?.paymentMethods ?? []) as readonly PaymentMethod[],
    legs: legs.map((leg) => legView(leg, booking)),
    ...exchangeViews(booking, now),
    fees: feeViews(booking),
    payments: booking.payments.map((payment) => paymentView(payment, booking.agencyId)),
    ...refundViews(booking, now),
    canExtendHold: canExtend(booking, now),
    passengersComplete: passengersComplete(legs[0]?.parts ?? [], booking.contactPhone, askedOn(legs)),
    bookedFrom: booking.bookedFrom,
    bookingType: booking.bookingType,
  });
}
