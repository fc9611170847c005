import { defineMessages, type NoMessageValues } from 'react-intl';
import type { Nationality, PartState, PaymentMethod, PaymentState } from './states.generated.js';

/** States of a part of a booking; keys are the values of the graph's enum. */
export const partWords = defineMessages<Record<PartState, NoMessageValues>>({
  HELD: { id: 'admin.part.HELD', defaultMessage: 'held' },
  PENDING_OPERATOR: { id: 'admin.part.PENDING_OPERATOR', defaultMessage: 'waits for the operator' },
  CONFIRMED: { id: 'admin.part.CONFIRMED', defaultMessage: 'confirmed' },
  TICKETED: { id: 'admin.part.TICKETED', defaultMessage: 'ticketed' },
  BOARDED: { id: 'admin.part.BOARDED', defaultMessage: 'boarded' },
  COMPLETED: { id: 'admin.part.COMPLETED', defaultMessage: 'completed' },
  NO_SHOW: { id: 'admin.part.NO_SHOW', defaultMessage: 'did not come' },
  EXPIRED: { id: 'admin.part.EXPIRED', defaultMessage: 'expired' },
  CANCELLED: { id: 'admin.part.CANCELLED', defaultMessage: 'cancelled' },
  REJECTED: { id: 'admin.part.REJECTED', defaultMessage: 'rejected' },
  RELEASED: { id: 'admin.part.RELEASED', defaultMessage: 'released' },
  REFUNDED: { id: 'admin.part.REFUNDED', defaultMessage: 'refunded' },
  EXCHANGE_ONGOING: { id: 'admin.part.EXCHANGE_ONGOING', defaultMessage: 'being exchanged' },
  EXCHANGED: { id: 'admin.part.EXCHANGED', defaultMessage: 'exchanged' },
});

/** By passport: who pays which fare; `country` is the operator's. */
export const nationalityWords = defineMessages<Record<Nationality, { country: string }>>({
  LOCAL: {
    id: 'admin.booking.local',
    defaultMessage: '{country, select, KH {Cambodian} LA {Lao} TH {Thai} VN {Vietnamese} other {local}}',
  },
  FOREIGN: {
    id: 'admin.booking.foreign',
    defaultMessage:
      '{country, select, KH {non Cambodian} LA {non Lao} TH {non Thai} VN {non Vietnamese} other {not local}}',
  },
});

/** Children have a price of their own where the schedule says so; both are said where it matters to people. */
export const passengerTypeWords = defineMessages<Record<'ADULT' | 'CHILD', NoMessageValues>>({
  ADULT: { id: 'admin.booking.adult', defaultMessage: 'adult' },
  CHILD: { id: 'admin.booking.child', defaultMessage: 'child' },
});

/** How somebody pays. */
export const methodWords = defineMessages<Record<PaymentMethod, NoMessageValues>>({
  CARD: { id: 'admin.method.CARD', defaultMessage: 'card' },
  WING: { id: 'admin.method.WING', defaultMessage: 'Wing' },
  PIPAY: { id: 'admin.method.PIPAY', defaultMessage: 'Pipay' },
  KHQR: { id: 'admin.method.KHQR', defaultMessage: 'KHQR' },
  CASH_COLLECTION: { id: 'admin.method.CASH_COLLECTION', defaultMessage: 'cash at a counter' },
  PAY_ON_BOARDING: { id: 'admin.method.PAY_ON_BOARDING', defaultMessage: 'on boarding' },
  AGENT_BALANCE: { id: 'admin.method.AGENT_BALANCE', defaultMessage: "agent's balance" },
  WALLET_CREDIT: { id: 'admin.method.WALLET_CREDIT', defaultMessage: 'wallet credit' },
});

/** How an attempt to pay stands. */
export const attemptWords = defineMessages<Record<PaymentState, NoMessageValues>>({
  CREATED: { id: 'admin.attempt.CREATED', defaultMessage: 'created' },
  PENDING: { id: 'admin.attempt.PENDING', defaultMessage: 'pending' },
  AUTHORIZED: { id: 'admin.attempt.AUTHORIZED', defaultMessage: 'authorized' },
  SETTLED: { id: 'admin.attempt.SETTLED', defaultMessage: 'settled' },
  FAILED: { id: 'admin.attempt.FAILED', defaultMessage: 'failed' },
  DECLINED: { id: 'admin.attempt.DECLINED', defaultMessage: 'declined' },
  CANCELLED: { id: 'admin.attempt.CANCELLED', defaultMessage: 'cancelled' },
  EXPIRED: { id: 'admin.attempt.EXPIRED', defaultMessage: 'expired' },
  REVIEW: { id: 'admin.attempt.REVIEW', defaultMessage: 'to be looked at' },
});
