import { formatDate } from '@naga/app-kit/format-date.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { dayOf } from '../../../session/dates.js';
import { moneyOf } from '../../../session/money.js';
import { nameIn } from '../booking-rides.js';
import type { CheckoutBooking_BookingFragment } from '../checkout-booking.generated.js';
import type { PriceStepsProps } from './PriceSteps.js';

type Sold = Pick<CheckoutBooking_BookingFragment, 'legs' | 'fees'> & { readonly total: Parameters<typeof moneyOf>[0] };

/** 'Phnom Penh – Siem Reap, Fri 4 December' */
export const rideTitle = (from: string, to: string, departureTime: string, language: LanguageCode): string =>
  `${from} – ${to}, ${formatDate(dayOf(departureTime), language)}`;

/** How the prices of a booking came about, as it was sold. */
export const madeOfBooking = ({ legs, fees, total }: Sold, language: LanguageCode): PriceStepsProps => ({
  rides: legs.map(({ id, fromName, toName, departureTime, parts }) => ({
    id,
    title: rideTitle(nameIn(fromName, language), nameIn(toName, language), departureTime, language),
    seats: parts.map(({ seatNumber: number, nationalPriceOf: localOf, passengerType, stages }) => ({
      number,
      localOf,
      isChild: passengerType === 'CHILD',
      stages,
    })),
  })),
  fees: fees.map(({ name, percent, fixed, cause, addOn }) => ({
    name,
    percent,
    fixed: fixed && fixed.amount,
    cause,
    addOn,
  })),
  currency: legs[0]?.parts[0]?.fare.currency ?? 'USD',
  total: moneyOf(total),
});
