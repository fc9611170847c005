import { expect, test } from '@jest/globals';
import { audiencesOf, type Touched } from './touched.js';

const touched = (more: Partial<Touched>): Touched => ({
  ...{ departures: 0, touched: [], byOperator: [], seatNumbers: null, pickupAddresses: null },
  ...more,
});

test('passengers are told by their own operator, of the days on which they ride', () => {
  const byOperator = [
    { operatorId: '1', departures: ['100@2026-12-02', '100@2026-11-21'] },
    { operatorId: '2', departures: ['200@2026-11-22'] },
  ];
  const everybody = { seats: null, pickupAddresses: null };
  expect(audiencesOf(touched({ byOperator }))).toEqual([
    {
      passengersOf: { operatorId: '1', from: '2026-11-21', until: '2026-12-02' },
      touched: { departures: byOperator[0]!.departures, ...everybody },
    },
    {
      passengersOf: { operatorId: '2', from: '2026-11-22', until: '2026-11-22' },
      touched: { departures: ['200@2026-11-22'], ...everybody },
    },
  ]);
});

test('who sits elsewhere, or is fetched elsewhere, is told nothing', () => {
  const byOperator = [{ operatorId: '1', departures: ['100@2026-11-21'] }];
  expect(audiencesOf(touched({ byOperator, seatNumbers: ['1A'], pickupAddresses: ['Royal Palace'] }))).toMatchObject([
    { touched: { seats: ['1A'], pickupAddresses: ['Royal Palace'] } },
  ]);
});

test('more departures than one notification takes are several', () => {
  const departures = Array.from({ length: 1001 }, (_, at) => `${at}@2026-11-21`);
  const parts = audiencesOf(touched({ byOperator: [{ operatorId: '1', departures }] }));
  expect(parts.map((part) => part.touched.departures.length)).toEqual([500, 500, 1]);
});
