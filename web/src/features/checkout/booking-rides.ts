import { formatDate } from '@naga/app-kit/format-date.js';
import type { TripRide } from '@naga/booking-flow/trip/TripSummary';
import type { LanguageCode } from '@naga/kernel/language.js';
import { dayOf } from '../../session/dates.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';

/** A name in the reader's language; the graph writes a missing translation as null. */
export const nameIn = (
  text: { readonly en: string } & { readonly [code in Exclude<LanguageCode, 'en'>]?: string | null },
  language: LanguageCode,
): string => text[language] ?? text.en;

/** What a booking rides, for the summary. */
export const ridesOf = (
  { legs }: Pick<CheckoutBooking_BookingFragment, 'legs'>,
  language: LanguageCode,
): (TripRide & { day: string })[] =>
  legs.map((leg) => ({
    id: leg.id,
    day: formatDate(dayOf(leg.departureTime), language),
    operatorName: leg.operatorName,
    from: nameIn(leg.fromName, language),
    to: nameIn(leg.toName, language),
    departureTime: leg.departureTime,
    arrivalTime: leg.arrivalTime,
    seats: leg.parts.map(({ seatNumber }) => seatNumber),
    pickup: [leg.pickupTime, leg.pickupAddress, leg.pickupPhone].filter(Boolean).join(', '),
    dropOff: leg.taxiDropOff ?? '',
  }));

/** What each ride of a booking was sold with, under the names of its stops. */
export const termsOf = ({ legs }: Pick<CheckoutBooking_BookingFragment, 'legs'>, language: LanguageCode) =>
  legs.map(({ id, direction, refundTiers, exchangeTerms, departureTime, fromName, toName }) => ({
    id,
    direction,
    refundTiers,
    exchangeTerms,
    departureTime,
    from: nameIn(fromName, language),
    to: nameIn(toName, language),
  }));

/** The seats of each ride: what the countdown says is held. */
export const seatsOfBooking = ({ legs }: Pick<CheckoutBooking_BookingFragment, 'legs'>): string[][] =>
  legs.map(({ parts }) => parts.map(({ seatNumber }) => seatNumber));
