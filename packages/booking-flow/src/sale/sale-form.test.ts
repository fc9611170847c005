import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { describe, expect, test } from '@jest/globals';
import type { TieredRide } from '../seats/seat-tiers.js';
import { NO_PICKUP } from '../pickup/pickup.js';
import { fareOf } from './sale-fare.js';
import {
  chosenSeats,
  emptySale,
  faultsOfSale,
  holdInputOf,
  plainSeat,
  reseat,
  unseat,
  withCustomer,
  withPickup,
} from './sale-form.js';

const seat = (number: string, state: 'AVAILABLE' | 'UNAVAILABLE' = 'AVAILABLE') => ({
  __typename: 'MapSeat' as const,
  number,
  kind: 'SEAT' as const,
  floor: 1,
  row: 1,
  column: 1,
  state,
  allowMale: true,
  allowFemale: true,
});
const seatMap = {
  __typename: 'SeatMap' as const,
  free: 2,
  seats: [seat('1A'), seat('1B'), seat('1C', 'UNAVAILABLE')],
};
const usd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'USD' });
const ride = {
  allowPickup: false,
  operator: { requiredPassengerFields: [] as PassengerField[] },
  vehicle: { transportType: 'BUS' as const },
  boarding: { time: '2026-11-21T07:30:00+07:00' },
  id: '7@2026-11-21:1-2',
  localCountryCode: 'KH',
  seatMap,
  seatFare: {
    __typename: 'SeatFare' as const,
    local: usd(1000),
    foreign: usd(1300),
    childLocal: usd(500),
    childForeign: null,
    fareKey: '1',
  },
  hasPassengerTypePricing: true,
  seatTiers: [] as TieredRide['seatTiers'],
};
const row = (at: string, more: object = {}) => ({
  ...emptySale(1, [ride]).rows[0]!,
  seats: [at],
  title: 'MS' as const,
  firstName: 'Sophea',
  lastName: 'Chan',
  ...more,
});
const form = (...rows: ReturnType<typeof row>[]) => ({
  mobileNumber: '012 345 678',
  email: '',
  rows,
  pickups: [NO_PICKUP],
});

describe('a sale at the desk', () => {
  test.each([
    [' 5c', '5C'],
    ['12 d', '12D'],
    ['', ''],
  ])('reads the seat %p as %p', (typed, read) => expect(plainSeat(typed)).toBe(read));

  test.each([
    ['', 'SEAT_MISSING'],
    ['9Z', 'SEAT_UNKNOWN'],
    ['1C', 'SEAT_TAKEN'],
  ])('the seat %p is %s', (at, code) => {
    expect(faultsOfSale(form(row(at)), [ride])).toMatchObject([{ path: 'rows.0.seats.0', code }]);
  });

  test('one seat is not sold twice', () => {
    expect(faultsOfSale(form(row('1A'), row('1A')), [ride])).toMatchObject([
      { path: 'rows.1.seats.0', code: 'SEAT_TWICE', seat: '1A' },
    ]);
  });

  test('what is missing is told in the order of the page; an e-mail need not be', () => {
    const paths = faultsOfSale({ ...emptySale(1, [ride]), email: 'nobody' }, [ride]).map(({ path }) => path);
    expect(paths).toEqual([
      'contact.mobileNumber',
      'contact.email',
      'rows.0.seats.0',
      'rows.0.title',
      'passengers.0.firstName',
      'passengers.0.lastName',
    ]);
    expect(faultsOfSale(form(row('1a')), [ride])).toEqual([]);
  });

  test('a press on the map gives the seat to the first row without one, and takes it from who had it', () => {
    const pressed = reseat(form(row('1A'), row('')), 0, ['1A', '1B']);
    expect(chosenSeats(pressed, 0, ride)).toEqual(['1A', '1B']);
    expect(reseat(pressed, 0, ['1B']).rows.map(({ seats }) => seats)).toEqual([[''], ['1B']]);
  });

  test('fares follow nationality and age; a child without a fare of its own pays as an adult', () => {
    expect(fareOf(form(row('1A'), row('1B', { nationalOf: null })), [ride])).toEqual({
      amount: 2300,
      currency: 'USD',
    });
    const child = { passengerType: 'CHILD' };
    expect(fareOf(form(row('1A', child), row('1B', { ...child, nationalOf: null })), [ride])?.amount).toBe(1800);
    expect(fareOf(form(row('1A')), [{ ...ride, seatFare: null }])).toBeUndefined();
  });

  test('fares follow the seat', () => {
    const front = { ...ride.seatFare, local: usd(1100) };
    const [first, ...others] = seatMap.seats;
    const typed = {
      ...first!,
      seatType: { id: '1', name: '', abbreviation: '', icon: null, category: '', categoryId: '4' },
    };
    const tiered = {
      ...ride,
      seatMap: { ...seatMap, seats: [typed, ...others] },
      seatTiers: [{ seatCategoryId: '4', fare: front }],
    };
    expect(fareOf(form(row('1a'), row('1B'), row('')), [tiered])?.amount).toBe(1100 + 1000 + 1000);
  });

  test('who is at home on one ride is a visitor on that of another country', () => {
    const lao = { ...ride, id: 'lao', localCountryCode: 'LA' };
    const sale = form(row('1A'), row('1B', { nationalOf: 'LA' }));
    expect(fareOf(sale, [ride, lao])?.amount).toBe(2 * (1000 + 1300));
    const told = (nationalOf: string) => ({ nationality: 'LOCAL', nationalOf });
    expect(holdInputOf(sale, [ride, lao], 'en').legs).toMatchObject([
      { legId: ride.id, seats: [told('KH'), told('LA')] },
      { legId: 'lao', seats: [told('KH'), told('LA')] },
    ]);
  });

  test('seats, passengers and contact are held in one', () => {
    expect(
      holdInputOf(form(row('1a', { firstName: ' Sophea ' })), [ride, { ...ride, id: 'next' }], 'km'),
    ).toMatchObject({
      legs: [
        { legId: ride.id, direction: 'ONWARD', seats: [{ seatNumber: '1A', title: 'MS', nationality: 'LOCAL' }] },
        { legId: 'next', direction: 'CONNECTING' },
      ],
      language: 'km',
      passengers: [{ firstName: 'Sophea', seatNumber: '1A' }],
      contact: { email: null, mobileNumber: '012345678' },
    });
  });

  test('on a ride by taxi the driver is told where to come; a coach takes nobody’s address', () => {
    const taxi = { ...ride, vehicle: { transportType: 'TAXI' as const } };
    const told = withPickup(form(row('1A')), 0, { address: ' Street 240 ', time: '06:45' });
    expect(holdInputOf(told, [taxi], 'en').legs).toMatchObject([{ pickupAddress: 'Street 240', pickupTime: '06:45' }]);
    expect(holdInputOf(told, [ride], 'en').legs[0]).not.toHaveProperty('pickupAddress');
    const lost = withPickup(told, 0, { address: '' });
    expect(faultsOfSale(lost, [taxi])).toEqual([
      { path: `pickup-${ride.id}-address`, field: 'address', code: 'ADDRESS_MISSING' },
    ]);
    expect(faultsOfSale(lost, [ride])).toEqual([]);
  });

  test('between other stops the seats of that ride are given anew', () => {
    const sale = { ...form(row('1A')), rows: [{ ...row('1A'), seats: ['1A', '1B'] }] };
    expect(unseat(sale, 1).rows.map(({ seats }) => seats)).toEqual([['1A', '']]);
  });

  test('a customer of before brings his people and keeps the seats that were typed', () => {
    const known = { title: 'MR' as const, firstName: 'Dara', lastName: 'Sok', nationalOf: null };
    const filled = withCustomer(form(row('1A'), row('1B')), {
      contactPhone: '+85512345678',
      contactEmail: 'dara@example.com',
      people: [known],
    });
    expect(filled).toMatchObject({
      mobileNumber: '+85512345678',
      email: 'dara@example.com',
      rows: [
        { ...known, seats: ['1A'] },
        { firstName: 'Sophea', seats: ['1B'] },
      ],
    });
  });
});
