import { expect, test } from '@jest/globals';
import type { LocationRow, StopRow } from '../market/place-rows.js';
import { stationOf } from './stations.js';

const town = { id: '1', names: { en: 'Poipet' } } as LocationRow;
const stops = (...at: [number, number][]) => at.map(([latitude, longitude]) => ({ latitude, longitude }) as StopRow);

test.each([
  ['a stop alone', stops([13.65, 102.56]), undefined],
  ['two across the road', stops([13.65, 102.56], [13.651, 102.56]), [13.6505, 102.56]],
  ['two ends of the town', stops([13.65, 102.56], [13.67, 102.56]), undefined],
  ['one of three far away', stops([13.65, 102.56], [13.65, 102.56], [13.66, 102.56]), undefined],
])('%s', (_, all, centre) => {
  const station = stationOf(town, all);
  expect(station && [station.latitude, station.longitude].map((degrees) => Number(degrees.toFixed(6)))).toEqual(centre);
});
