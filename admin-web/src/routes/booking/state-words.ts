import { defineMessages, type IntlShape } from 'react-intl';

/** States of a part of a booking; keys are the values of the graph's enum. */
export const partWords = defineMessages({
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
});

/** How somebody pays. */
export const methodWords = defineMessages({
  CARD: { id: 'admin.method.CARD', defaultMessage: 'card' },
  CASH_COLLECTION: { id: 'admin.method.CASH_COLLECTION', defaultMessage: 'cash at a counter' },
  PAY_ON_BOARDING: { id: 'admin.method.PAY_ON_BOARDING', defaultMessage: 'on boarding' },
  AGENT_BALANCE: { id: 'admin.method.AGENT_BALANCE', defaultMessage: "agent's balance" },
});

/** How an attempt to pay stands. */
export const attemptWords = defineMessages({
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

/** What happened to a booking. */
export const eventWords = defineMessages({
  'hold.created': { id: 'admin.event.hold.created', defaultMessage: 'Seats held' },
  'hold.extended': { id: 'admin.event.hold.extended', defaultMessage: 'Hold extended' },
  'hold.expired': { id: 'admin.event.hold.expired', defaultMessage: 'Hold expired' },
  'passengers.set': { id: 'admin.event.passengers.set', defaultMessage: 'Passengers named' },
  'payment.started': { id: 'admin.event.payment.started', defaultMessage: 'Payment started' },
  'payment.settled': { id: 'admin.event.payment.settled', defaultMessage: 'Payment settled' },
  'payment.declined': { id: 'admin.event.payment.declined', defaultMessage: 'Payment declined' },
  'payment.cancelled': { id: 'admin.event.payment.cancelled', defaultMessage: 'Payment cancelled' },
  'booking.confirmed': { id: 'admin.event.booking.confirmed', defaultMessage: 'Booking confirmed' },
  'booking.cancelled': { id: 'admin.event.booking.cancelled', defaultMessage: 'Booking cancelled' },
  'booking.opened': { id: 'admin.event.booking.opened', defaultMessage: 'Booking opened by the traveller' },
  'ticket.issued': { id: 'admin.event.ticket.issued', defaultMessage: 'Tickets issued' },
  'refund.created': { id: 'admin.event.refund.created', defaultMessage: 'Refund due' },
  'refund.done': { id: 'admin.event.refund.done', defaultMessage: 'Refund done' },
});

type Words = Readonly<Record<string, { id: string; defaultMessage: string }>>;

/** The word for a code; a code that has none yet stands for itself, so that nothing is hidden. */
export function wordFor(intl: IntlShape, words: Words, code: string): string {
  const word = words[code];
  return word === undefined ? code : intl.formatMessage(word);
}
