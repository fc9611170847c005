import { describe, expect, test } from '@jest/globals';
import { type JourneySelection, NOTHING_CHOSEN, select, type SelectionStep, subtotalOf } from './journey-selection.js';

const ride = (leg: 'onward' | 'return', journeyId: string): SelectionStep => ({
  type: 'ride',
  leg,
  journeyId,
  boarding: '12',
  dropOff: '15',
});
const seats = (leg: 'onward' | 'return', ...prices: number[]): SelectionStep => ({
  type: 'seats',
  leg,
  seats: prices.map((price, index) => ({ seatNumber: `${index + 1}A`, price })),
});
const after = (...steps: SelectionStep[]) => steps.reduce<JourneySelection>(select, NOTHING_CHOSEN);

const FULL: SelectionStep[] = [
  ride('onward', 'J1'),
  ride('return', 'J2'),
  seats('onward', 1200, 1200),
  seats('return', 1000),
  { type: 'passengers', passengers: ['Dara'] },
  { type: 'pickup', location: 'Hotel' },
  { type: 'booked', booking: { pnr: 'KX74QP' } },
];

describe('the journey selection of a session', () => {
  test('clearing resets seats, journeys, points, passengers, pick-up location and booking', () => {
    expect(after(...FULL, { type: 'clear' })).toEqual(NOTHING_CHOSEN);
  });

  test('a one-page clear keeps the journeys and their points', () => {
    const cleared = after(...FULL, { type: 'clear-page' });
    expect(cleared).toMatchObject({ seats: {}, passengers: [], pickupLocation: undefined, booking: undefined });
    expect(cleared.journeyIds).toEqual({ onward: 'J1', return: 'J2' });
    expect(cleared.boardingPoints.onward).toEqual({ journeyId: 'J1', stopId: '12' });
    expect(cleared.dropOffPoints.return).toEqual({ journeyId: 'J2', stopId: '15' });
  });

  test('another ride forgets the seats of the ride before, the same one does not', () => {
    expect(after(...FULL, ride('onward', 'J1')).seats.onward).toHaveLength(2);
    const other = after(...FULL, ride('onward', 'J9'));
    expect(other.seats).toMatchObject({ onward: [] });
    expect(other.seats.return).toHaveLength(1);
  });

  test.each<[string, SelectionStep[], number | undefined]>([
    ['nothing is chosen', [], undefined],
    ['seats without an onward journey', [ride('return', 'J2'), seats('return', 900)], undefined],
    ['an onward journey without seats', [ride('onward', 'J1')], 0],
    ['seats of all rides', FULL, 3400],
  ])('subtotal: %s', (_, steps, expected) => {
    expect(subtotalOf(after(...steps))).toBe(expected);
  });
});
