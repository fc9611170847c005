import { describe, expect, test } from '@jest/globals';
import { inOrder, journeyRows, type JourneyRow } from './journey-rows.js';
import { aFind, aJourney } from './search.fixture.js';

const ids = (rows: readonly JourneyRow[]) => rows.map(({ id }) => id);

describe('what was found', () => {
  test('is told with the day of arrival, all operators and vehicles once', () => {
    const [row] = journeyRows(
      aFind({
        journeys: [
          aJourney('1~2', {
            arrivalTime: '2026-11-22T06:00:00+07:00',
            operators: ['1', '1'],
            vehicles: ['Van', 'Coach'],
          }),
        ],
        notOnSale: [],
      }),
      null,
    );
    expect(row).toMatchObject({ laterDays: 1, changes: 1, operators: ['Operator 1'], vehicles: ['Van', 'Coach'] });
  });

  test('of an operator’s staff is what their operator runs alone, on sale or not', () => {
    const found = aFind({
      journeys: [
        aJourney('a', { operators: ['1'] }),
        aJourney('b', { operators: ['1', '2'] }),
        aJourney('c', { operators: ['2'] }),
      ],
    });
    expect(ids(journeyRows(found, '1'))).toEqual(['a', '9@2026-11-21-2026-11-21T05:00:00+07:00']);
    expect(ids(journeyRows(found, '2'))).toEqual(['c']);
    expect(journeyRows(found, null)).toHaveLength(4);
  });
});

describe('the order', () => {
  const rows = journeyRows(
    aFind({
      journeys: [
        aJourney('late', { departureTime: '2026-11-21T20:00:00+07:00', freeSeats: 3, foreign: 900 }),
        aJourney('early', { departureTime: '2026-11-21T06:00:00+07:00', freeSeats: 3, foreign: 1500 }),
        aJourney('noon', { departureTime: '2026-11-21T12:00:00+07:00', freeSeats: 0, foreign: 1200 }),
      ],
    }),
    null,
  );
  const none = '9@2026-11-21-2026-11-21T05:00:00+07:00';

  test.each([
    ['DEPARTURE', [none, 'early', 'noon', 'late']],
    ['DEPARTURE_BACK', ['late', 'noon', 'early', none]],
    ['FOREIGN', ['late', 'noon', 'early', none]],
    ['FOREIGN_BACK', ['early', 'noon', 'late', none]],
    ['SEATS', ['noon', 'early', 'late', none]],
    ['SEATS_BACK', ['early', 'late', 'noon', none]],
  ] as const)('by %s puts what has no such fact last, equal ones by departure', (order, expected) => {
    expect(ids(inOrder(rows, order))).toEqual(expected);
  });
});
