import { parseClock } from '@naga/kernel/clock-time.js';
import { LONGEST_ADDRESS } from '@naga/kernel/pickup-address.js';
import { typedLine } from '@naga/kernel/typed-line.js';
import { isPhone, plainPhone } from '../passengers/passenger-form.js';

/** Where and when the driver fetches the travellers of a leg and sets them down, as they typed it; '' = not said. */
export interface Pickup {
  address: string;
  /** 'HH:mm'. */
  time: string;
  /** Whom the driver calls there. */
  phone: string;
  dropOff: string;
}

export const NO_PICKUP: Pickup = { address: '', time: '', phone: '', dropOff: '' };

/** A ride as far as fetching people matters. */
export interface FetchingRide {
  /** The operator fetches people on this departure. */
  allowPickup: boolean;
  vehicle: { transportType: string };
}

/** A taxi asks where it goes, and so does a departure whose driver fetches people. */
export const asksPickup = ({ allowPickup, vehicle }: FetchingRide): boolean =>
  allowPickup || vehicle.transportType === 'TAXI';
/** Only a taxi takes people to a door of their own. */
export const asksDropOff = ({ vehicle }: FetchingRide): boolean => vehicle.transportType === 'TAXI';

export type PickupFaultCode = 'ADDRESS_MISSING' | 'ADDRESS_TOO_LONG' | 'NOT_A_PHONE' | 'TIME_TOO_LATE';

export interface PickupFault {
  field: keyof Pickup;
  code: PickupFaultCode;
}

const HALF_A_DAY = 720;

/** Whether a clock time lies after the departure's, counted the short way round midnight. */
function isAfter(time: string, departure: string): boolean {
  const [at, leaves] = [parseClock(time), parseClock(departure)];
  if (at === undefined || leaves === undefined) return false;
  const before = (leaves - at + 1440) % 1440;
  return before > HALF_A_DAY;
}

/**
 * What a driver could not act on: a time or a telephone for an address that nobody gave, a telephone that is none, a
 * time after the vehicle has left its stop (`departure`, 'HH:mm').
 */
export function faultsOfPickup({ address, time, phone, dropOff }: Pickup, departure: string): PickupFault[] {
  const where = typedLine(address);
  const found: (PickupFault | false)[] = [
    where === '' && (time !== '' || typedLine(phone) !== '') && { field: 'address', code: 'ADDRESS_MISSING' },
    where.length > LONGEST_ADDRESS && { field: 'address', code: 'ADDRESS_TOO_LONG' },
    isAfter(time, departure) && { field: 'time', code: 'TIME_TOO_LATE' },
    typedLine(phone) !== '' && !isPhone(phone) && { field: 'phone', code: 'NOT_A_PHONE' },
    typedLine(dropOff).length > LONGEST_ADDRESS && { field: 'dropOff', code: 'ADDRESS_TOO_LONG' },
  ];
  return found.filter((fault) => fault !== false);
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** As a leg of holdSeats takes it; what was not said is null. */
export const pickupInput = ({ address, time, phone, dropOff }: Pickup = NO_PICKUP) => ({
  pickupAddress: orNull(typedLine(address)),
  pickupTime: orNull(time),
  pickupPhone: orNull(plainPhone(typedLine(phone))),
  taxiDropOff: orNull(typedLine(dropOff)),
});

/** What a leg of a booking carries, as it would be typed. */
export const pickupOf = (leg: {
  pickupAddress: string | null;
  pickupTime: string | null;
  pickupPhone: string | null;
  taxiDropOff: string | null;
}): Pickup => ({
  address: leg.pickupAddress ?? '',
  time: leg.pickupTime ?? '',
  phone: leg.pickupPhone ?? '',
  dropOff: leg.taxiDropOff ?? '',
});
