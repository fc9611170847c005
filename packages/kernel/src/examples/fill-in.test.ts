import { expect, test } from '@jest/globals';
import { filledIn, placesIn } from './fill-in.js';

const EXAMPLE = 'locationId,latitude,names.en\n{locationId},{latitude},Old Market\n{locationId},,Pier\n';

test('an example says what it takes from where it is looked at', () => {
  expect(placesIn(EXAMPLE)).toEqual(['locationId', 'latitude']);
  expect(placesIn('code\nwifi\n')).toEqual([]);
});

test.each([
  [{ locationId: '7', latitude: '11.5' }, 'locationId,latitude,names.en\n7,11.5,Old Market\n7,,Pier\n'],
  [{ locationId: '7' }, 'locationId,latitude,names.en\n7,,Old Market\n7,,Pier\n'],
])('filled in with %j', (values, text) => expect(filledIn(EXAMPLE, values)).toBe(text));
