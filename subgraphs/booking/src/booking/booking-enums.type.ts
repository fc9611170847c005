import { PAYMENT_METHODS } from '@naga/kernel/payment-method.js';
import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { registerEnumType } from 'type-graphql';
import { PAYMENT_STATES } from '../payment/payment-state.rules.js';
import { PAYMENT_STATUSES } from '../payment/payment-status.rules.js';
import { WAYS_BACK } from '../refund/cash-back.rules.js';
import { BOOKING_TYPES } from './booking-type.rules.js';
import { PART_STATES } from './part-state.rules.js';
import { NATIONALITIES, PASSENGER_TYPES, TITLES } from './passenger.rules.js';
import { LEG_DIRECTIONS } from './seat-request.rules.js';
import { BOOKING_STATUSES } from './status.rules.js';

registerEnumType(TITLES, { name: 'Title' });
registerEnumType(NATIONALITIES, {
  name: 'Nationality',
  description:
    'As the price knows people: nationals of the country whose people pay the local price, and everybody else.',
});
const PASSENGER_FIELDS = {
  DOCUMENT: 'DOCUMENT',
  BIRTH_DATE: 'BIRTH_DATE',
  MOBILE: 'MOBILE',
  EMAIL: 'EMAIL',
} as const satisfies { readonly [Field in PassengerField]: Field };
registerEnumType(PASSENGER_FIELDS, { name: 'PassengerField' });
registerEnumType(PASSENGER_TYPES, { name: 'PassengerType' });
registerEnumType(LEG_DIRECTIONS, {
  name: 'LegDirection',
  description: 'Which ride of the trip; CONNECTING follows ONWARD after a change.',
});
registerEnumType(PART_STATES, {
  name: 'PartState',
  valuesConfig: {
    HELD: { description: 'Reserved until expiresAt.' },
    PENDING_OPERATOR: { description: 'Bought; the operator has to accept until confirmBy.' },
    CONFIRMED: { description: 'Sold; its ticket waits for a code that the operator gives (BookingLeg.codeBy).' },
    NO_SHOW: { description: 'Nobody came.' },
    REJECTED: { description: 'The operator refused or did not answer: everything goes back.' },
    RELEASED: { description: 'Given back without money.' },
    REFUNDED: { description: 'Given back with money.' },
    EXCHANGED: { description: 'Replaced by another part.' },
  },
});
registerEnumType(BOOKING_STATUSES, {
  name: 'BookingStatus',
  description: 'Of the whole booking, from its parts; the first that fits in this order.',
  valuesConfig: {
    BLOCKED: { description: 'Seats are held, nothing is bought.' },
    PENDING_OPERATOR: { description: 'A ride waits for its operator (BookingLeg.confirmBy).' },
    REJECTED: { description: 'Every ride was refused by its operator, or not answered in time.' },
    CANCELLED: { description: 'Nothing is left, and something was given up.' },
    PARTIALLY_CANCELLED: { description: 'A part was given up, another stays.' },
    RE_BOOKED: { description: 'A part was exchanged for another.' },
  },
});
registerEnumType(BOOKING_TYPES, {
  name: 'BookingType',
  description: 'Who sold a booking; through which door is bookedFrom.',
  valuesConfig: {
    GUEST: { description: 'Bought without an account.' },
    CUSTOMER: { description: 'Bought by who had signed in.' },
    COUNTER: { description: "Sold by an operator's or the platform's people." },
    AGENCY: { description: "Sold by an agency's people." },
    PARTNER: { description: 'Sold with an API key.' },
  },
});
registerEnumType(PAYMENT_STATUSES, {
  name: 'PaymentStatus',
  description: 'Computed from money, never set by hand; the first that fits in this order.',
  valuesConfig: {
    REFUND_PENDING: { description: 'Money is on its way back.' },
    OVERPAID: { description: 'More was paid than is owed; it goes back by itself.' },
    NO_PAYMENT: { description: 'It costs nothing.' },
    TO_COLLECT: { description: 'Is paid on boarding.' },
    UNPAID: { description: 'Nothing was tried.' },
  },
});
registerEnumType(PAYMENT_STATES, {
  name: 'PaymentState',
  description: 'Of one attempt. SETTLED never changes: money going back is a Refund.',
  valuesConfig: { REVIEW: { description: 'The provider contradicts itself or the amount; a person looks at it.' } },
});
registerEnumType(PAYMENT_METHODS, {
  name: 'PaymentMethod',
  valuesConfig: { PAY_ON_BOARDING: { description: 'The only one that collects later.' } },
});
registerEnumType(WAYS_BACK, {
  name: 'WayBack',
  description: 'How money of a payment goes back, where its owner does not take it as credit.',
  valuesConfig: {
    AS_PAID: { description: 'By who carried the payment out.' },
    CASH: { description: "Handed out at a counter to who tells the holder's code." },
    AGENCY: { description: 'Into the balance of the agency that sold the booking, which pays its customer.' },
  },
});

export {
  TITLES,
  NATIONALITIES,
  PASSENGER_TYPES,
  PASSENGER_FIELDS,
  LEG_DIRECTIONS,
  PART_STATES,
  BOOKING_STATUSES,
  BOOKING_TYPES,
  PAYMENT_STATUSES,
  PAYMENT_STATES,
  PAYMENT_METHODS,
  WAYS_BACK,
};
