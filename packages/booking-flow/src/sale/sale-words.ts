import { defineMessages, type NoMessageValues } from 'react-intl';
import type { SeatFaultCode } from './sale-form.js';

export const words = defineMessages<{
  customer: NoMessageValues;
  mobile: NoMessageValues;
  email: NoMessageValues;
  passengers: NoMessageValues;
  passenger: { number: number };
  seat: NoMessageValues;
  seatOn: { number: number };
  personTitle: NoMessageValues;
  choose: NoMessageValues;
  firstName: NoMessageValues;
  lastName: NoMessageValues;
  nationality: NoMessageValues;
  type: NoMessageValues;
  adult: NoMessageValues;
  child: NoMessageValues;
  keys: NoMessageValues;
  map: NoMessageValues;
  mapOn: { from: string; to: string };
  apart: NoMessageValues;
  fare: { amount: string };
  feeFollows: NoMessageValues;
  goOn: NoMessageValues;
  titleMissing: NoMessageValues;
  ofPassenger: { number: number; fault: string };
}>({
  customer: { id: 'booking-flow.sale.customer', defaultMessage: 'Customer' },
  mobile: { id: 'booking-flow.sale.mobile', defaultMessage: 'Mobile number' },
  email: { id: 'booking-flow.sale.email', defaultMessage: 'E-mail' },
  passengers: { id: 'booking-flow.sale.passengers', defaultMessage: 'Passengers' },
  passenger: { id: 'booking-flow.sale.passenger', defaultMessage: 'Passenger {number}' },
  seat: { id: 'booking-flow.sale.seat', defaultMessage: 'Seat' },
  seatOn: { id: 'booking-flow.sale.seat-on', defaultMessage: 'Seat, ride {number}' },
  personTitle: { id: 'booking-flow.sale.person-title', defaultMessage: 'Title' },
  choose: { id: 'booking-flow.sale.choose', defaultMessage: 'Choose' },
  firstName: { id: 'booking-flow.sale.first-name', defaultMessage: 'First name' },
  lastName: { id: 'booking-flow.sale.last-name', defaultMessage: 'Last name' },
  nationality: { id: 'booking-flow.sale.nationality', defaultMessage: 'Nationality' },
  type: { id: 'booking-flow.sale.type', defaultMessage: 'Age' },
  adult: { id: 'booking-flow.sale.adult', defaultMessage: 'Adult' },
  child: { id: 'booking-flow.sale.child', defaultMessage: 'Child' },
  keys: {
    id: 'booking-flow.sale.keys',
    defaultMessage:
      'Enter leads from field to field and at the last one holds the seats. Type a seat, or choose it on the map; Ctrl+B (⌘B on a Mac) chooses the best seats together.',
  },
  map: { id: 'booking-flow.sale.map', defaultMessage: 'Seats' },
  mapOn: { id: 'booking-flow.sale.map-on', defaultMessage: 'Seats, {from} → {to}' },
  apart: {
    id: 'booking-flow.sale.apart',
    defaultMessage: 'A man and a woman who do not travel together are not seated side by side on this departure.',
  },
  fare: { id: 'booking-flow.sale.fare', defaultMessage: 'Fares: {amount}' },
  feeFollows: {
    id: 'booking-flow.sale.fee-follows',
    defaultMessage: 'The fee and the total follow before anything is paid.',
  },
  goOn: { id: 'booking-flow.sale.go-on', defaultMessage: 'Hold the seats' },
  titleMissing: { id: 'booking-flow.sale.title-missing', defaultMessage: 'Choose Mr or Ms' },
  ofPassenger: { id: 'booking-flow.sale.of-passenger', defaultMessage: 'Passenger {number}: {fault}' },
});

export const seatFaultWords = defineMessages<Record<SeatFaultCode, { seat: string }>>({
  SEAT_MISSING: { id: 'booking-flow.sale.SEAT_MISSING', defaultMessage: 'Type a seat, or choose it on the map' },
  SEAT_UNKNOWN: { id: 'booking-flow.sale.SEAT_UNKNOWN', defaultMessage: 'The vehicle has no seat {seat}' },
  SEAT_TAKEN: { id: 'booking-flow.sale.SEAT_TAKEN', defaultMessage: 'Seat {seat} cannot be sold' },
  SEAT_TWICE: {
    id: 'booking-flow.sale.SEAT_TWICE',
    defaultMessage: 'Seat {seat} stands in another row already',
  },
});
