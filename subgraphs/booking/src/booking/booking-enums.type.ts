import { registerEnumType } from 'type-graphql';
import { PAYMENT_METHODS } from '../payment/payment-method.rules.js';
import { PAYMENT_STATES } from '../payment/payment-state.rules.js';
import { PAYMENT_STATUSES } from '../payment/payment-status.rules.js';
import { PART_STATES } from './part-state.rules.js';
import { NATIONALITIES, PASSENGER_TYPES, TITLES } from './passenger.rules.js';
import { LEG_DIRECTIONS } from './seat-request.rules.js';
import { BOOKING_STATUSES } from './status.rules.js';

registerEnumType(TITLES, { name: 'Title' });
registerEnumType(NATIONALITIES, { name: 'Nationality' });
registerEnumType(PASSENGER_TYPES, { name: 'PassengerType' });
registerEnumType(LEG_DIRECTIONS, { name: 'LegDirection' });
registerEnumType(PART_STATES, { name: 'PartState' });
registerEnumType(BOOKING_STATUSES, { name: 'BookingStatus' });
registerEnumType(PAYMENT_STATUSES, { name: 'PaymentStatus' });
registerEnumType(PAYMENT_STATES, { name: 'PaymentState' });
registerEnumType(PAYMENT_METHODS, { name: 'PaymentMethod' });

export {
  TITLES,
  NATIONALITIES,
  PASSENGER_TYPES,
  LEG_DIRECTIONS,
  PART_STATES,
  BOOKING_STATUSES,
  PAYMENT_STATUSES,
  PAYMENT_STATES,
  PAYMENT_METHODS,
};
