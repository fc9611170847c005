import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  reference: NoMessageValues;
  receipt: NoMessageValues;
  toPayFirst: NoMessageValues;
  over: NoMessageValues;
  cancelled: NoMessageValues;
  waits: NoMessageValues;
  refunded: NoMessageValues;
  by: { at: string; seller: string };
  contact: NoMessageValues;
  checkIn: { time: string; phone: string };
  checkInOnly: { time: string };
  seat: NoMessageValues;
  passenger: NoMessageValues;
  code: NoMessageValues;
  fare: NoMessageValues;
  promotion: NoMessageValues;
  coupon: NoMessageValues;
  points: { points: number; shown: string };
  total: NoMessageValues;
  paid: NoMessageValues;
  forgiven: NoMessageValues;
  due: NoMessageValues;
  cash: { until: string; code: string };
  note: NoMessageValues;
  ticket: NoMessageValues;
  codes: { operator: string; until: string };
}>({
  reference: { id: 'booking-flow.receipt.reference', defaultMessage: 'Booking reference' },
  receipt: { id: 'booking-flow.receipt.receipt', defaultMessage: 'Receipt' },
  toPayFirst: { id: 'booking-flow.receipt.to-pay-first', defaultMessage: 'Held seats, not paid yet' },
  over: { id: 'booking-flow.receipt.over', defaultMessage: 'Was not paid: the seats are free again' },
  cancelled: { id: 'booking-flow.receipt.cancelled', defaultMessage: 'Cancelled' },
  waits: { id: 'booking-flow.receipt.waits', defaultMessage: 'Waits for the operator’s answer' },
  refunded: { id: 'booking-flow.receipt.refunded', defaultMessage: 'Given back' },
  by: { id: 'booking-flow.receipt.by', defaultMessage: 'Sold {at}, printed by {seller}' },
  contact: { id: 'booking-flow.receipt.contact', defaultMessage: 'Customer' },
  checkIn: { id: 'booking-flow.receipt.check-in', defaultMessage: 'Be there by {time}. On the day: {phone}' },
  checkInOnly: { id: 'booking-flow.receipt.check-in-only', defaultMessage: 'Be there by {time}.' },
  seat: { id: 'booking-flow.receipt.seat', defaultMessage: 'Seat' },
  passenger: { id: 'booking-flow.receipt.passenger', defaultMessage: 'Passenger' },
  code: { id: 'booking-flow.receipt.code', defaultMessage: 'Ticket code' },
  fare: { id: 'booking-flow.receipt.fare', defaultMessage: 'Fare' },
  promotion: { id: 'booking-flow.receipt.promotion', defaultMessage: 'Promotion' },
  coupon: { id: 'booking-flow.receipt.coupon', defaultMessage: 'Offer code' },
  points: {
    id: 'booking-flow.receipt.points',
    defaultMessage: '{points, plural, one {{shown} point} other {{shown} points}}',
  },
  total: { id: 'booking-flow.receipt.total', defaultMessage: 'Total' },
  paid: { id: 'booking-flow.receipt.paid', defaultMessage: 'Paid' },
  forgiven: { id: 'booking-flow.receipt.forgiven', defaultMessage: 'Not owed any more' },
  due: { id: 'booking-flow.receipt.due', defaultMessage: 'To pay' },
  cash: {
    id: 'booking-flow.receipt.cash',
    defaultMessage: 'Code {code}: to be paid in cash at a counter until {until}.',
  },
  note: {
    id: 'booking-flow.receipt.note',
    defaultMessage: 'This ticket is worthless if the customer does not come.',
  },
  codes: {
    id: 'booking-flow.receipt.codes',
    defaultMessage: '{operator} numbers each ticket by hand: the codes come until {until}.',
  },
  ticket: { id: 'booking-flow.receipt.ticket', defaultMessage: 'E-ticket (PDF)' },
});
