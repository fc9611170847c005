import { defineMessages, type NoMessageValues } from 'react-intl';

/** Refusals of payments, of cash at counters, of what is collected later and of too much that nobody pays → words. */
export const paymentRefusalWords = defineMessages<
  Record<string, NoMessageValues> & {
    NOT_PAID: { due: string };
    METHOD_NOT_AVAILABLE: { reason: string; unpaid: number; seatLimit: number };
    TOO_MANY_HELD: { scope: string; limit: number; holds: string; asker: string };
  }
>({
  NOT_PAID: { id: 'refusal.NOT_PAID', defaultMessage: '{due} are still to be paid before the tickets are issued.' },
  NOTHING_TO_PAY: {
    id: 'refusal.NOTHING_TO_PAY',
    defaultMessage: 'Nothing is left to pay for this booking.',
  },
  METHOD_NOT_AVAILABLE: {
    id: 'refusal.METHOD_NOT_AVAILABLE',
    defaultMessage:
      '{reason, select, TOO_MANY_UNPAID {{unpaid, plural, =0 {At most {seatLimit} seats of one departure can wait for cash. Pay another way, or book fewer.} one {You have # booking waiting for cash. Pay or cancel it first, or pay another way.} other {You have # bookings waiting for cash. Pay or cancel one first, or pay another way.}}} other {This way to pay is not available for this booking. Please choose another one.}}',
  },
  TOO_MANY_HELD: {
    id: 'refusal.TOO_MANY_HELD',
    defaultMessage:
      '{scope, select, DEPARTURE {At most {limit} seats of one departure can be on hold without being paid.} other {At most {limit} seats can be on hold without being paid.}} {holds, select, none {{asker, select, guest {Pay for your other bookings or cancel them, or choose fewer seats. Where others book from the same network, sign in: then only your own seats count.} other {Choose fewer seats.}}} other {Pay for or cancel {holds} first, or choose fewer seats.}}',
  },
  CONTACT_BY_YOU: {
    id: 'refusal.CONTACT_BY_YOU',
    defaultMessage: 'You changed the contact of this booking. A colleague has to hand out the money.',
  },
  WALLET_NOT_YOURS: {
    id: 'refusal.WALLET_NOT_YOURS',
    defaultMessage:
      'Only the account that booked can have the money as credit. Sign in with it, or take the money back.',
  },
  WALLET_GONE: {
    id: 'refusal.WALLET_GONE',
    defaultMessage:
      'Who bought this has deleted the account, so nothing can be credited to it. Send the money back another way.',
  },
  CASH_CODE_UNKNOWN: {
    id: 'refusal.CASH_CODE_UNKNOWN',
    defaultMessage: 'Nothing is found in cash for this. Ask for the eight digits or the booking reference again.',
  },
  CASH_CODE_OVER: {
    id: 'refusal.CASH_CODE_OVER',
    defaultMessage: 'This code is over: its time has passed, or another way to pay was chosen. Take no money.',
  },
  BALANCE_TOO_LOW: {
    id: 'refusal.BALANCE_TOO_LOW',
    defaultMessage: 'The balance of your agency is too low for this. Have it topped up first.',
  },
  NOTHING_TO_REVIEW: {
    id: 'refusal.NOTHING_TO_REVIEW',
    defaultMessage: 'Somebody has looked at this payment already.',
  },
  RECEIVED_OTHER_CURRENCY: {
    id: 'refusal.RECEIVED_OTHER_CURRENCY',
    defaultMessage: 'It arrived in another currency and can only be sent back.',
  },
  INVALID_REQUEST: { id: 'refusal.INVALID_REQUEST', defaultMessage: 'Invalid request detected' },
  CHARGE_ALREADY_DECIDED: {
    id: 'refusal.CHARGE_ALREADY_DECIDED',
    defaultMessage: 'This payment has been decided already.',
  },
  CHARGE_NOT_FOUND: { id: 'refusal.CHARGE_NOT_FOUND', defaultMessage: 'There is no such payment.' },
});
