import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  back: NoMessageValues;
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  failed: NoMessageValues;
  next: NoMessageValues;
  print: NoMessageValues;
  paper: NoMessageValues;
  narrow: NoMessageValues;
  reference: NoMessageValues;
  receipt: NoMessageValues;
  toPayFirst: NoMessageValues;
  by: { at: string; seller: string };
  contact: NoMessageValues;
  checkIn: { time: string; phone: string };
  checkInOnly: { time: string };
  seat: NoMessageValues;
  passenger: NoMessageValues;
  code: NoMessageValues;
  fare: NoMessageValues;
  total: NoMessageValues;
  paid: NoMessageValues;
  due: NoMessageValues;
  cash: { until: string; code: string };
  note: NoMessageValues;
  ticket: NoMessageValues;
}>({
  back: { id: 'admin.receipt.back', defaultMessage: 'The booking' },
  unknown: { id: 'admin.receipt.unknown', defaultMessage: 'There is no such booking' },
  unknownText: {
    id: 'admin.receipt.unknown-text',
    defaultMessage: 'Check the address, or ask somebody with a wider view.',
  },
  failed: { id: 'admin.receipt.failed', defaultMessage: 'The receipt could not be loaded' },
  next: { id: 'admin.receipt.next', defaultMessage: 'Next sale' },
  print: { id: 'admin.receipt.print', defaultMessage: 'Print' },
  paper: { id: 'admin.receipt.paper', defaultMessage: 'Paper' },
  narrow: { id: 'admin.receipt.narrow', defaultMessage: 'Receipt roll, 80 mm' },
  reference: { id: 'admin.receipt.reference', defaultMessage: 'Booking reference' },
  receipt: { id: 'admin.receipt.receipt', defaultMessage: 'Receipt' },
  toPayFirst: { id: 'admin.receipt.to-pay-first', defaultMessage: 'Held seats, not paid yet' },
  by: { id: 'admin.receipt.by', defaultMessage: 'Sold {at}, printed by {seller}' },
  contact: { id: 'admin.receipt.contact', defaultMessage: 'Customer' },
  checkIn: { id: 'admin.receipt.check-in', defaultMessage: 'Be there by {time}. On the day: {phone}' },
  checkInOnly: { id: 'admin.receipt.check-in-only', defaultMessage: 'Be there by {time}.' },
  seat: { id: 'admin.receipt.seat', defaultMessage: 'Seat' },
  passenger: { id: 'admin.receipt.passenger', defaultMessage: 'Passenger' },
  code: { id: 'admin.receipt.code', defaultMessage: 'Ticket code' },
  fare: { id: 'admin.receipt.fare', defaultMessage: 'Fare' },
  total: { id: 'admin.receipt.total', defaultMessage: 'Total' },
  paid: { id: 'admin.receipt.paid', defaultMessage: 'Paid' },
  due: { id: 'admin.receipt.due', defaultMessage: 'To pay' },
  cash: { id: 'admin.receipt.cash', defaultMessage: 'Code {code}: to be paid in cash at a counter until {until}.' },
  note: {
    id: 'admin.receipt.note',
    defaultMessage: 'This ticket is worthless if the customer does not come.',
  },
  ticket: { id: 'admin.receipt.ticket', defaultMessage: 'E-ticket (PDF)' },
});
