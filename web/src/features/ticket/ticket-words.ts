import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  ticket: NoMessageValues;
  booking: NoMessageValues;
  passengers: NoMessageValues;
  seats: NoMessageValues;
  operator: NoMessageValues;
  beThereBy: NoMessageValues;
  payOnBoard: { amount: string };
  revoked: NoMessageValues;
  qr: { name: string; seat: string };
  offline: NoMessageValues;
  pdf: NoMessageValues;
  calendar: NoMessageValues;
  appleWallet: NoMessageValues;
  googleWallet: NoMessageValues;
  googleWalletOf: { seat: string };
  share: NoMessageValues;
  shared: NoMessageValues;
  shareText: { from: string; to: string; time: string };
  change: NoMessageValues;
  map: NoMessageValues;
  mapApp: NoMessageValues;
  where: NoMessageValues;
  whereFetched: NoMessageValues;
  call: NoMessageValues;
  pickup: NoMessageValues;
  dropOff: { place: string };
  terms: NoMessageValues;
}>({
  ticket: { id: 'ticket-page.ticket', defaultMessage: 'E-ticket' },
  booking: { id: 'ticket-page.booking', defaultMessage: 'Booking' },
  passengers: { id: 'ticket-page.passengers', defaultMessage: 'Passengers' },
  seats: { id: 'ticket-page.seats', defaultMessage: 'Seats' },
  operator: { id: 'ticket-page.operator', defaultMessage: 'Operator' },
  beThereBy: { id: 'ticket-page.beThereBy', defaultMessage: 'Be there by' },
  payOnBoard: { id: 'ticket-page.payOnBoard', defaultMessage: 'Pay {amount} on board' },
  revoked: {
    id: 'ticket-page.revoked',
    defaultMessage: 'This ticket is no longer valid: the booking was cancelled or changed.',
  },
  qr: { id: 'ticket-page.qr', defaultMessage: 'Boarding pass of {name}, seat {seat}' },
  offline: {
    id: 'ticket-page.offline',
    defaultMessage: 'Works without network. Turn up the brightness at the door.',
  },
  pdf: { id: 'ticket-page.pdf', defaultMessage: 'Download PDF' },
  calendar: { id: 'ticket-page.calendar', defaultMessage: 'Add to calendar' },
  appleWallet: { id: 'ticket-page.appleWallet', defaultMessage: 'Add to Apple Wallet' },
  googleWallet: { id: 'ticket-page.googleWallet', defaultMessage: 'Add to Google Wallet' },
  googleWalletOf: { id: 'ticket-page.googleWalletOf', defaultMessage: 'Add seat {seat} to Google Wallet' },
  share: { id: 'ticket-page.share', defaultMessage: 'Share trip' },
  shared: { id: 'ticket-page.shared', defaultMessage: 'The link to the ticket has been copied.' },
  shareText: { id: 'ticket-page.shareText', defaultMessage: '{from} → {to}, {time}' },
  change: { id: 'ticket-page.change', defaultMessage: 'Change or cancel' },
  map: { id: 'ticket-page.map', defaultMessage: 'Boarding point on the map' },
  mapApp: { id: 'ticket-page.mapApp', defaultMessage: 'Open in a map app' },
  where: { id: 'ticket-page.where', defaultMessage: 'Where you board' },
  whereFetched: { id: 'ticket-page.whereFetched', defaultMessage: 'Where the driver fetches you' },
  pickup: { id: 'ticket-page.pickup', defaultMessage: 'Pick-up' },
  dropOff: { id: 'ticket-page.dropOff', defaultMessage: 'To {place} on arrival' },
  terms: { id: 'ticket-page.terms', defaultMessage: 'Terms of this ticket' },
  call: { id: 'ticket-page.call', defaultMessage: 'Operator’s telephone' },
});
