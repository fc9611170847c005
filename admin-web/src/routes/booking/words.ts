import { defineMessages, type NoMessageValues, type PrimitiveType } from 'react-intl';

export const words = defineMessages<{
  back: NoMessageValues;
  allTickets: NoMessageValues;
  ticketTitle: { codes: string };
  ticketUnknown: NoMessageValues;
  ticketUnknownText: NoMessageValues;
  ticketReplaced: NoMessageValues;
  ticketReplacedText: NoMessageValues;
  theBooking: NoMessageValues;
  checkIn: NoMessageValues;
  reference: NoMessageValues;
  ticketId: NoMessageValues;
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  failed: NoMessageValues;
  journey: NoMessageValues;
  seat: NoMessageValues;
  passenger: NoMessageValues;
  state: NoMessageValues;
  ticketCode: NoMessageValues;
  fare: NoMessageValues;
  explain: { name: string };
  money: NoMessageValues;
  total: NoMessageValues;
  paid: NoMessageValues;
  forgiven: NoMessageValues;
  refunded: NoMessageValues;
  due: NoMessageValues;
  payments: NoMessageValues;
  method: NoMessageValues;
  amount: NoMessageValues;
  when: NoMessageValues;
  refundRefused: { why: string; at: PrimitiveType };
  refundWaits: { why: string };
  asCredit: NoMessageValues;
  inCash: NoMessageValues;
  refunds: NoMessageValues;
  reason: NoMessageValues;
  ledger: NoMessageValues;
  account: NoMessageValues;
  debit: NoMessageValues;
  credit: NoMessageValues;
  timeline: NoMessageValues;
  contact: NoMessageValues;
  facts: NoMessageValues;
  email: NoMessageValues;
  phone: NoMessageValues;
  language: NoMessageValues;
  booked: NoMessageValues;
  heldUntil: NoMessageValues;
  tickets: NoMessageValues;
  openTicket: NoMessageValues;
  pdf: NoMessageValues;
  revoked: NoMessageValues;
  pickupAddress: NoMessageValues;
  pickupTime: NoMessageValues;
  pickupPhone: NoMessageValues;
  taxiDropOff: NoMessageValues;
}>({
  back: { id: 'admin.booking.back', defaultMessage: 'All bookings' },
  allTickets: { id: 'admin.ticket.back', defaultMessage: 'All tickets' },
  ticketTitle: { id: 'admin.ticket.title', defaultMessage: 'Ticket {codes}' },
  ticketUnknown: { id: 'admin.ticket.unknown', defaultMessage: 'There is no such ticket' },
  ticketUnknownText: {
    id: 'admin.ticket.unknown-text',
    defaultMessage: 'Check its number, or ask somebody with a wider view.',
  },
  ticketReplaced: { id: 'admin.ticket.replaced', defaultMessage: 'This ticket was exchanged for another one' },
  ticketReplacedText: {
    id: 'admin.ticket.replaced-text',
    defaultMessage: 'Its booking says what is travelled on instead.',
  },
  theBooking: { id: 'admin.ticket.booking', defaultMessage: 'The booking' },
  checkIn: { id: 'admin.ticket.check-in', defaultMessage: 'Be there by' },
  reference: { id: 'admin.ticket.reference', defaultMessage: 'Reference' },
  ticketId: { id: 'admin.ticket.id', defaultMessage: 'Ticket id' },
  unknown: { id: 'admin.booking.unknown', defaultMessage: 'There is no such booking' },
  unknownText: {
    id: 'admin.booking.unknown-text',
    defaultMessage: 'Check the reference, or ask somebody with a wider view.',
  },
  failed: { id: 'admin.booking.failed', defaultMessage: 'The booking could not be loaded' },
  journey: { id: 'admin.booking.journey', defaultMessage: 'Journey' },
  seat: { id: 'admin.booking.seat', defaultMessage: 'Seat' },
  passenger: { id: 'admin.booking.passenger', defaultMessage: 'Passenger' },
  state: { id: 'admin.booking.state', defaultMessage: 'State' },
  ticketCode: { id: 'admin.booking.ticket-code', defaultMessage: 'Ticket code' },
  fare: { id: 'admin.booking.fare', defaultMessage: 'Fare' },
  explain: { id: 'admin.booking.explain', defaultMessage: 'How the fare of {name} came about' },
  money: { id: 'admin.booking.money', defaultMessage: 'Money' },
  total: { id: 'admin.booking.total', defaultMessage: 'Total' },
  paid: { id: 'admin.booking.paid', defaultMessage: 'Paid' },
  forgiven: { id: 'admin.booking.forgiven', defaultMessage: 'Let go' },
  refunded: { id: 'admin.booking.refunded', defaultMessage: 'Refunded' },
  due: { id: 'admin.booking.due', defaultMessage: 'Still due' },
  payments: { id: 'admin.booking.payments', defaultMessage: 'Payments' },
  method: { id: 'admin.booking.method', defaultMessage: 'Method' },
  amount: { id: 'admin.booking.amount', defaultMessage: 'Amount' },
  when: { id: 'admin.booking.when', defaultMessage: 'When' },
  refundRefused: {
    id: 'admin.booking.refund-refused',
    defaultMessage: 'refused: {why}; tried again {at}',
  },
  refundWaits: { id: 'admin.booking.refund-waits', defaultMessage: 'refused: {why}; waits for a person' },
  asCredit: { id: 'admin.booking.as-credit', defaultMessage: 'as credit' },
  inCash: { id: 'admin.booking.in-cash', defaultMessage: 'in cash' },
  refunds: { id: 'admin.booking.refunds', defaultMessage: 'Refunds' },
  reason: { id: 'admin.booking.reason', defaultMessage: 'Reason' },
  ledger: { id: 'admin.booking.ledger', defaultMessage: 'Ledger' },
  account: { id: 'admin.booking.account', defaultMessage: 'Account' },
  debit: { id: 'admin.booking.debit', defaultMessage: 'Debit' },
  credit: { id: 'admin.booking.credit', defaultMessage: 'Credit' },
  timeline: { id: 'admin.booking.timeline', defaultMessage: 'Timeline' },
  contact: { id: 'admin.booking.contact', defaultMessage: 'Contact' },
  facts: { id: 'admin.booking.facts', defaultMessage: 'Sale and sums' },
  email: { id: 'admin.booking.email', defaultMessage: 'E-mail' },
  phone: { id: 'admin.booking.phone', defaultMessage: 'Telephone' },
  language: { id: 'admin.booking.language', defaultMessage: 'Language' },
  booked: { id: 'admin.booking.booked', defaultMessage: 'Booked' },
  heldUntil: { id: 'admin.booking.held-until', defaultMessage: 'Held until' },
  tickets: { id: 'admin.booking.tickets', defaultMessage: 'Tickets' },
  openTicket: { id: 'admin.booking.open-ticket', defaultMessage: 'Open the e-ticket' },
  pdf: { id: 'admin.booking.pdf', defaultMessage: 'PDF' },
  revoked: { id: 'admin.booking.revoked', defaultMessage: 'revoked' },
  pickupAddress: { id: 'admin.booking.pickup-address', defaultMessage: 'Pickup at' },
  pickupTime: { id: 'admin.booking.pickup-time', defaultMessage: 'Pickup time' },
  pickupPhone: { id: 'admin.booking.pickup-phone', defaultMessage: 'Telephone at pickup' },
  taxiDropOff: { id: 'admin.booking.taxi-drop-off', defaultMessage: 'Taxi drop-off' },
});
