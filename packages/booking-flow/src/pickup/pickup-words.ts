import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { LONGEST_ADDRESS } from '@naga/kernel/pickup-address.js';
import { type Pickup, type PickupFault, type PickupFaultCode } from './pickup.js';

export const words = defineMessages<{
  heading: NoMessageValues;
  headingOn: { from: string; to: string };
  lead: { time: string; stop: string };
  place: NoMessageValues;
  placeHint: NoMessageValues;
  noPlace: NoMessageValues;
  address: NoMessageValues;
  addressHint: NoMessageValues;
  time: NoMessageValues;
  timeHint: { time: string };
  phone: NoMessageValues;
  phoneHint: NoMessageValues;
  dropOff: NoMessageValues;
  dropOffHint: { stop: string };
}>({
  heading: { id: 'booking-flow.pickup.heading', defaultMessage: 'Pick-up at an address' },
  headingOn: {
    id: 'booking-flow.pickup.headingOn',
    defaultMessage: 'Pick-up at an address: {from} → {to}',
  },
  lead: {
    id: 'booking-flow.pickup.lead',
    defaultMessage:
      'With an address the driver comes there; without a time, he calls first. Without an address the ride begins at {time} at {stop}.',
  },
  place: { id: 'booking-flow.pickup.place', defaultMessage: 'Pick-up place' },
  placeHint: { id: 'booking-flow.pickup.placeHint', defaultMessage: 'The driver comes by here anyhow' },
  noPlace: { id: 'booking-flow.pickup.noPlace', defaultMessage: 'None of these' },
  address: { id: 'booking-flow.pickup.address', defaultMessage: 'Address of the pick-up' },
  addressHint: { id: 'booking-flow.pickup.addressHint', defaultMessage: 'Hotel, house and street, in the same town' },
  time: { id: 'booking-flow.pickup.time', defaultMessage: 'Pick-up time' },
  timeHint: {
    id: 'booking-flow.pickup.timeHint',
    defaultMessage: '{time} at the latest',
  },
  phone: { id: 'booking-flow.pickup.phone', defaultMessage: 'Telephone at that address' },
  phoneHint: { id: 'booking-flow.pickup.phoneHint', defaultMessage: 'If it is another number' },
  dropOff: { id: 'booking-flow.pickup.dropOff', defaultMessage: 'Address at the destination' },
  dropOffHint: { id: 'booking-flow.pickup.dropOffHint', defaultMessage: 'Without one the ride ends at {stop}' },
});

const faults = defineMessages<Record<PickupFaultCode, { max: number }>>({
  ADDRESS_MISSING: {
    id: 'booking-flow.fault.pickupAddress',
    defaultMessage: 'Say where the driver shall come, or leave time and telephone empty',
  },
  ADDRESS_TOO_LONG: {
    id: 'booking-flow.fault.addressTooLong',
    defaultMessage: 'Shorten the address to {max} characters',
  },
  NOT_A_PHONE: {
    id: 'booking-flow.fault.notAPhone',
    defaultMessage: 'Enter 8 to 15 digits, for example 012 345 678 or +855 12 345 678',
  },
  TIME_TOO_LATE: {
    id: 'booking-flow.fault.pickupTooLate',
    defaultMessage: 'The vehicle has left by then: choose an earlier pick-up time',
  },
});

export const pickupFaultText = (intl: IntlShape, { code }: PickupFault): string =>
  intl.formatMessage(faults[code], { max: LONGEST_ADDRESS });

/** The control's id in the page. */
export const pickupField = (legId: string, field: keyof Pickup): string => `pickup-${legId}-${field}`;
