import { allFields, type PassengerField } from '@naga/kernel/passenger-field.js';
import { typedLine } from '@naga/kernel/typed-line.js';
import type { MapSeat } from '@naga/ui/seat.js';
import {
  askedInput,
  type AskedName,
  type PassengerFault,
  faultsOfForm,
  plainPhone,
} from '../passengers/passenger-form.js';
import { asksPickup, faultsOfPickup, NO_PICKUP, type Pickup, type PickupFault, pickupInput } from '../pickup/pickup.js';
import { localCountriesOf, type National, nationalInput } from '../seats/national.js';
import type { SeatFare, TieredRide } from '../seats/seat-tiers.js';
import { pickupField } from '../pickup/pickup-words.js';
import type { RideToFetch } from '../pickup/PickupFields.js';
import type { RideWithPoints } from '../points/PointFields.js';

export type Title = 'MR' | 'MS';
export type PassengerType = 'ADULT' | 'CHILD';

/** One passenger as he is typed; `seats` in the order of the rides. */
export interface SaleRow extends Partial<Record<AskedName, string>> {
  seats: readonly string[];
  title: Title | '';
  firstName: string;
  lastName: string;
  nationalOf: National;
  passengerType: PassengerType;
}

export interface SaleForm {
  mobileNumber: string;
  email: string;
  rows: readonly SaleRow[];
  /** In the order of the rides. */
  pickups: readonly Pickup[];
}

/** What keeps a row's seat from being held; the words are the screen's. */
export type SeatFaultCode = 'SEAT_MISSING' | 'SEAT_UNKNOWN' | 'SEAT_TAKEN' | 'SEAT_TWICE';
export type SaleFault =
  | PassengerFault
  | { path: string; code: SeatFaultCode; seat: string }
  | { path: string; code: 'TITLE_MISSING' }
  | (PickupFault & { path: string });

export type Direction = 'ONWARD' | 'CONNECTING' | 'RETURN' | 'RETURN_CONNECTING';

/** One ride that is sold, as the graph tells it; undefined and null are the same. */
export interface RideToSell extends RideWithPoints, RideToFetch {
  /** Its place in the trip; of one way there and nothing else when left out. */
  direction?: Direction | undefined;
  hasPassengerTypePricing: boolean;
  allowMaleNextToFemale: boolean;
  localCountryCode: string;
  vehicle: { transportType: 'BUS' | 'TAXI' | 'FERRY'; category: string };
  operator: { requiredPassengerFields: readonly PassengerField[] };
  boarding: RideWithPoints['boarding'] & RideToFetch['boarding'];
  dropOff: RideWithPoints['dropOff'] & RideToFetch['dropOff'];
  seatFare: SeatFare | null;
  /** What seats of each category cost. */
  seatTiers: TieredRide['seatTiers'];
  seatMap: { seats: readonly Omit<MapSeat, 'price'>[] } | null;
}

type Ride = Pick<RideToSell, 'id' | 'seatMap' | 'allowPickup' | 'operator'> & {
  vehicle: Pick<RideToSell['vehicle'], 'transportType'>;
  boarding: Pick<RideToSell['boarding'], 'time'>;
};

/** As many rows as there are passengers, the children last; most who buy at a desk are at home where the way begins. */
export const emptySale = (
  passengers: number,
  rides: readonly Pick<RideToSell, 'localCountryCode'>[],
  children = 0,
): SaleForm => ({
  mobileNumber: '',
  email: '',
  pickups: rides.map(() => NO_PICKUP),
  rows: Array.from({ length: passengers }, (_, index) => ({
    seats: rides.map(() => ''),
    title: '',
    firstName: '',
    lastName: '',
    nationalOf: localCountriesOf(rides)[0] ?? null,
    passengerType: index < passengers - children ? 'ADULT' : 'CHILD',
  })),
});

/** As it stands on the seat: '5c ' → '5C'. */
export const plainSeat = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** The seats of a ride that were typed or pressed and that the vehicle has, in the order of the passengers. */
export function chosenSeats({ rows }: SaleForm, ride: number, { seatMap }: Pick<Ride, 'seatMap'>): string[] {
  const known = new Set(seatMap?.seats.flatMap(({ kind, number }) => (kind === 'SEAT' ? [number] : [])));
  return rows.flatMap(({ seats }) => {
    const seat = plainSeat(seats[ride] ?? '');
    return known.has(seat) ? [seat] : [];
  });
}

/** After a press on the map: who had a seat that was given up has none, a new one goes to the first without. */
export function reseat(form: SaleForm, ride: number, chosen: readonly string[]): SaleForm {
  const open = chosen.filter((seat) => !form.rows.some(({ seats }) => plainSeat(seats[ride] ?? '') === seat));
  const rows = form.rows.map((row) => {
    const seat = plainSeat(row.seats[ride] ?? '');
    const next = chosen.includes(seat) ? seat : (open.shift() ?? '');
    return { ...row, seats: row.seats.map((one, at) => (at === ride ? next : one)) };
  });
  return { ...form, rows };
}

/** Another stop makes another ride, whose seats are given anew: others may sit there on the way. */
export const unseat = (form: SaleForm, ride: number): SaleForm => ({
  ...form,
  rows: form.rows.map((row) => ({ ...row, seats: row.seats.map((seat, at) => (at === ride ? '' : seat)) })),
});

/** What was said about being fetched on one ride, with a change. */
export const withPickup = (form: SaleForm, ride: number, change: Partial<Pickup>): SaleForm => ({
  ...form,
  pickups: form.pickups.map((pickup, at) => (at === ride ? { ...pickup, ...change } : pickup)),
});

/** What a driver could not act on, by ride; nothing where nobody is fetched. */
export const pickupFaults = ({ pickups }: SaleForm, rides: readonly Ride[]): PickupFault[][] =>
  rides.map((ride, at) =>
    asksPickup(ride) ? faultsOfPickup(pickups[at] ?? NO_PICKUP, ride.boarding.time.slice(11, 16)) : [],
  );

function seatFaults({ rows }: SaleForm, rides: readonly Ride[]): SaleFault[] {
  return rows.flatMap((row, index) =>
    rides.flatMap(({ seatMap }, ride): SaleFault[] => {
      const seat = plainSeat(row.seats[ride] ?? '');
      const path = `rows.${index}.seats.${ride}`;
      const cell = seatMap?.seats.find(({ kind, number }) => kind === 'SEAT' && number === seat);
      const isTwice = rows.some((other, at) => at < index && plainSeat(other.seats[ride] ?? '') === seat);
      if (seat === '') return [{ path, code: 'SEAT_MISSING', seat }];
      if (cell === undefined) return [{ path, code: 'SEAT_UNKNOWN', seat }];
      if (isTwice) return [{ path, code: 'SEAT_TWICE', seat }];
      return cell.state === 'AVAILABLE' ? [] : [{ path, code: 'SEAT_TAKEN', seat }];
    }),
  );
}

/** What the operators of these rides ask of each passenger. */
export const askedOn = (rides: readonly Pick<RideToSell, 'operator'>[]): PassengerField[] =>
  allFields(rides.map(({ operator }) => operator.requiredPassengerFields));

/** Everything that stands between this form and a hold, in the order of the page. */
export function faultsOfSale(form: SaleForm, rides: readonly Ride[]): SaleFault[] {
  const { email, mobileNumber, rows } = form;
  const people = faultsOfForm(
    { passengers: rows, contact: { email, noEmail: email.trim() === '', mobileNumber } },
    {
      fields: askedOn(rides),
      types: rows.map(({ passengerType }) => passengerType),
      day: rides[0]?.boarding.time.slice(0, 10) ?? '',
    },
  );
  const contact = people.filter(({ path }) => path.startsWith('contact.'));
  const ofRow = (index: number): SaleFault[] => [
    ...seatFaults(form, rides).filter(({ path }) => path.startsWith(`rows.${index}.`)),
    ...(rows[index]?.title === '' ? [{ path: `rows.${index}.title`, code: 'TITLE_MISSING' as const }] : []),
    ...people.filter(({ path }) => path.startsWith(`passengers.${index}.`)),
  ];
  const unfetched = pickupFaults(form, rides).flatMap((found, ride) =>
    found.map((fault) => ({ ...fault, path: pickupField(rides[ride]!.id, fault.field) })),
  );
  return [...contact.reverse(), ...rows.flatMap((_, index) => ofRow(index)), ...unfetched];
}

/** A form without faults as holdSeats takes it: seats, passengers and contact in one, all or nothing. */
export function holdInputOf(
  form: SaleForm,
  rides: readonly Pick<
    Ride & Pick<RideToSell, 'direction'>,
    'id' | 'direction' | 'allowPickup' | 'vehicle' | 'operator'
  >[],
  language: string,
) {
  const asked = askedOn(rides);
  const people = form.rows.map(({ title, firstName, lastName, nationalOf, passengerType, seats, ...told }) => ({
    title: title === '' ? ('MS' as const) : title,
    firstName: typedLine(firstName),
    lastName: typedLine(lastName),
    nationality: nationalInput(nationalOf).nationality,
    passengerType,
    seatNumber: plainSeat(seats[0] ?? ''),
    ...askedInput(told, asked),
  }));
  const email = form.email.trim();
  return {
    legs: rides.map(({ id, direction, ...fetching }, ride) => ({
      legId: id,
      direction: direction ?? (ride === 0 ? ('ONWARD' as const) : ('CONNECTING' as const)),
      ...(asksPickup(fetching) && pickupInput(form.pickups[ride])),
      seats: people.map(({ title, passengerType }, index) => ({
        seatNumber: plainSeat(form.rows[index]?.seats[ride] ?? ''),
        title,
        ...nationalInput(form.rows[index]?.nationalOf ?? null),
        passengerType,
      })),
    })),
    language,
    passengers: people,
    contact: { email: email === '' ? null : email, mobileNumber: plainPhone(form.mobileNumber) },
  };
}

/** Somebody who bought before, and his people. */
export interface KnownCustomer {
  contactPhone: string | null;
  contactEmail: string | null;
  people: readonly Pick<SaleRow, 'title' | 'firstName' | 'lastName' | 'nationalOf'>[];
}

/** Somebody who bought before: his contact, and his people on the first rows. */
export function withCustomer(form: SaleForm, customer: KnownCustomer): SaleForm {
  return {
    ...form,
    mobileNumber: customer.contactPhone ?? form.mobileNumber,
    email: customer.contactEmail ?? '',
    rows: form.rows.map((row, index) => ({ ...row, ...customer.people[index] })),
  };
}
