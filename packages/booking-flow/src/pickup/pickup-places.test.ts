import { expect, test } from '@jest/globals';
import { faultsOfPickup, NO_PICKUP } from './pickup.js';
import { pickupAt, placeOf } from './pickup-places.js';

const places = [
  { id: '1', name: 'Old market', address: null, time: '06:45' },
  { id: '2', name: 'Hotel Ibis', address: '12 Street\n240', time: '07:00' },
];

test.each([
  ['1', { address: 'Old market', time: '06:45' }],
  ['2', { address: 'Hotel Ibis, 12 Street 240', time: '07:00' }],
  ['', { address: '', time: '' }],
])('choosing place %j fills in where and when', (id, filled) => {
  expect(pickupAt(places, id)).toEqual(filled);
  expect(placeOf(places, filled)?.id).toBe(id || undefined);
  expect(faultsOfPickup({ ...NO_PICKUP, ...filled }, '07:30')).toEqual([]);
});

test('who types another time or address has chosen none, and a long place is an address still', () => {
  expect(placeOf(places, { address: 'Old market', time: '06:40' })).toBeUndefined();
  expect(placeOf(places, { address: 'Old market 2', time: '06:45' })).toBeUndefined();
  const [long] = [{ id: '3', name: 'x'.repeat(150), address: 'y'.repeat(90), time: '06:00' }];
  expect(faultsOfPickup({ ...NO_PICKUP, ...pickupAt([long!], '3') }, '07:30')).toEqual([]);
});
