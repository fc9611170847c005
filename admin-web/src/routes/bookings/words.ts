import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: NoMessageValues;
  none: NoMessageValues;
  noneText: NoMessageValues;
  total: { count: number; shown: string };
  search: NoMessageValues;
  searchHint: NoMessageValues;
  status: NoMessageValues;
  payment: NoMessageValues;
  more: NoMessageValues;
  donation: NoMessageValues;
  withDonation: NoMessageValues;
  viewAll: NoMessageValues;
  viewToday: NoMessageValues;
  viewCollect: NoMessageValues;
  viewRefund: NoMessageValues;
  viewReview: NoMessageValues;
  viewRefused: NoMessageValues;
  moneyColumns: NoMessageValues;
  travellerColumns: NoMessageValues;
  refused: NoMessageValues;
  review: NoMessageValues;
  travelFrom: NoMessageValues;
  travelTo: NoMessageValues;
  bookedFrom: NoMessageValues;
  bookedTo: NoMessageValues;
  soldFrom: NoMessageValues;
  soldTo: NoMessageValues;
  cancelledFrom: NoMessageValues;
  cancelledTo: NoMessageValues;
  route: NoMessageValues;
  channel: NoMessageValues;
  method: NoMessageValues;
  agency: NoMessageValues;
  seller: NoMessageValues;
  affiliate: NoMessageValues;
  reason: NoMessageValues;
  pnr: NoMessageValues;
  passenger: NoMessageValues;
  journey: NoMessageValues;
  operatorId: NoMessageValues;
  leaves: NoMessageValues;
  booked: NoMessageValues;
  sum: NoMessageValues;
  email: NoMessageValues;
  phone: NoMessageValues;
  currency: NoMessageValues;
  id: NoMessageValues;
  bookingType: NoMessageValues;
}>({
  title: { id: 'admin.bookings.title', defaultMessage: 'Bookings' },
  none: { id: 'admin.bookings.none', defaultMessage: 'No booking yet' },
  noneText: {
    id: 'admin.bookings.none-text',
    defaultMessage: 'Whatever is sold on the site, at counters and by agencies stands here, the newest first.',
  },
  total: {
    id: 'admin.bookings.total',
    defaultMessage: '{count, plural, one {{shown} booking} other {{shown} bookings}}',
  },
  search: { id: 'admin.bookings.search', defaultMessage: 'Search' },
  searchHint: { id: 'admin.bookings.search-hint', defaultMessage: 'Reference, telephone, e-mail or name' },
  status: { id: 'admin.bookings.status', defaultMessage: 'Status' },
  payment: { id: 'admin.bookings.payment', defaultMessage: 'Payment' },
  more: { id: 'admin.bookings.more', defaultMessage: 'Type, platform, way to pay, donation, days' },
  donation: { id: 'admin.booking-fact.donation', defaultMessage: 'Donation' },
  withDonation: { id: 'admin.bookings.with-donation', defaultMessage: 'With a donation' },
  viewAll: { id: 'admin.bookings.view-all', defaultMessage: 'All' },
  viewToday: { id: 'admin.bookings.view-today', defaultMessage: 'Leaving today' },
  viewCollect: { id: 'admin.bookings.view-collect', defaultMessage: 'To collect' },
  viewRefund: { id: 'admin.bookings.view-refund', defaultMessage: 'Refund pending' },
  viewReview: { id: 'admin.bookings.view-review', defaultMessage: 'Payment to look at' },
  viewRefused: { id: 'admin.bookings.view-refused', defaultMessage: 'Refund refused' },
  moneyColumns: { id: 'admin.bookings.columns-money', defaultMessage: 'Money' },
  travellerColumns: { id: 'admin.bookings.columns-travellers', defaultMessage: 'Travellers' },
  refused: { id: 'admin.bookings.refused', defaultMessage: 'Refused by the provider' },
  review: { id: 'admin.bookings.review', defaultMessage: 'Arrived otherwise' },
  travelFrom: { id: 'admin.bookings.travel-from', defaultMessage: 'Travel from' },
  travelTo: { id: 'admin.bookings.travel-to', defaultMessage: 'Travel until' },
  bookedFrom: { id: 'admin.bookings.booked-from', defaultMessage: 'Booked from' },
  bookedTo: { id: 'admin.bookings.booked-to', defaultMessage: 'Booked until' },
  soldFrom: { id: 'admin.bookings.sold-from', defaultMessage: 'Sold from' },
  soldTo: { id: 'admin.bookings.sold-to', defaultMessage: 'Sold until' },
  cancelledFrom: { id: 'admin.bookings.cancelled-from', defaultMessage: 'Given back from' },
  cancelledTo: { id: 'admin.bookings.cancelled-to', defaultMessage: 'Given back until' },
  route: { id: 'admin.bookings.route', defaultMessage: 'Route' },
  channel: { id: 'admin.bookings.channel', defaultMessage: 'Platform' },
  method: { id: 'admin.bookings.method', defaultMessage: 'Way to pay' },
  agency: { id: 'admin.bookings.agency', defaultMessage: 'Agency' },
  seller: { id: 'admin.bookings.seller', defaultMessage: 'Seller' },
  affiliate: { id: 'admin.bookings.affiliate', defaultMessage: 'Affiliate' },
  reason: { id: 'admin.bookings.reason', defaultMessage: 'Given back because' },
  pnr: { id: 'admin.bookings.pnr', defaultMessage: 'Reference' },
  passenger: { id: 'admin.bookings.passenger', defaultMessage: 'Passenger' },
  journey: { id: 'admin.bookings.journey', defaultMessage: 'Journey' },
  operatorId: { id: 'admin.bookings.operator', defaultMessage: 'Operator' },
  leaves: { id: 'admin.bookings.leaves', defaultMessage: 'Leaves' },
  booked: { id: 'admin.bookings.booked', defaultMessage: 'Booked' },
  sum: { id: 'admin.bookings.sum', defaultMessage: 'Total' },
  email: { id: 'admin.bookings.email', defaultMessage: 'E-mail' },
  phone: { id: 'admin.bookings.phone', defaultMessage: 'Telephone' },
  currency: { id: 'admin.bookings.currency', defaultMessage: 'Currency' },
  id: { id: 'admin.bookings.id', defaultMessage: 'Number' },
  bookingType: { id: 'admin.bookings.booking-type', defaultMessage: 'Booking type' },
});
