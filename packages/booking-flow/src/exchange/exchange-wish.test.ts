import { describe, expect, test } from '@jest/globals';
import { readWish, ridesOf, seatName, seatsQuery, waysOf, wishQuery, withSeats } from './exchange-wish.js';

type Direction = 'ONWARD' | 'CONNECTING' | 'RETURN' | 'RETURN_CONNECTING';
const leg = (direction: Direction, ...states: string[]) => ({
  direction,
  parts: states.map((state, position) => ({ id: `${direction}-${position}`, state, position })),
});
const idsOf = (...legs: ReturnType<typeof leg>[]) =>
  waysOf({ legs }).map(({ id, legs: ridden, parts }) => [id, ridden.length, ...parts.map((part) => part.id)]);

describe('what of a booking can be changed', () => {
  const ways = waysOf({
    legs: [leg('ONWARD', 'TICKETED', 'REFUNDED'), leg('CONNECTING', 'TICKETED'), leg('RETURN', 'BOARDED')],
  });
  test('ways with a valid ticket, a seat of their first ride for each passenger', () => {
    expect(ways.map(({ id, parts }) => [id, parts.map((part) => part.id)])).toEqual([['onward', ['ONWARD-0']]]);
  });
  test('after one of two has changed, both can change again: each a way of its own', () => {
    const moved = { direction: 'ONWARD' as const, parts: [{ id: 'moved', state: 'TICKETED', position: 1 }] };
    expect(idsOf(leg('ONWARD', 'TICKETED', 'EXCHANGED'), moved)).toEqual([
      ['onward', 1, 'ONWARD-0'],
      ['onward-2', 1, 'moved'],
    ]);
    const ways = waysOf({ legs: [leg('ONWARD', 'TICKETED', 'EXCHANGED'), moved] });
    expect(readWish(new URLSearchParams('way=onward&part=moved'), ways)?.parts).toEqual(moved.parts);
    expect(readWish(new URLSearchParams('way=onward-2&date=2026-11-24'), ways)?.parts).toEqual(moved.parts);
  });
  test('who gave the first ride of a connection back may still change the second', () => {
    expect(idsOf(leg('ONWARD', 'REFUNDED', 'TICKETED'), leg('CONNECTING', 'TICKETED', 'TICKETED'))).toEqual([
      ['onward', 1, 'CONNECTING-0'],
      ['onward-2', 2, 'ONWARD-1'],
    ]);
  });
  test('what waits for its code can be changed, what is begun or waits for its operator cannot', () => {
    expect(idsOf(leg('ONWARD', 'CONFIRMED', 'PENDING_OPERATOR'), leg('RETURN', 'TICKETED', 'TICKETED'))).toEqual([
      ['onward', 1, 'ONWARD-0'],
      ['return', 1, 'RETURN-0', 'RETURN-1'],
    ]);
    expect(idsOf(leg('ONWARD', 'BOARDED'), leg('CONNECTING', 'TICKETED'))).toEqual([]);
  });
  test('an address that names nothing asks for everybody of the first way', () => {
    expect(readWish(new URLSearchParams('date=tomorrow&part=9'), ways)).toMatchObject({
      parts: [{ id: 'ONWARD-0' }],
      date: undefined,
      journeyId: undefined,
    });
    expect(readWish(new URLSearchParams(), [])).toBeUndefined();
  });
  test('an address that was written is read again', () => {
    const query = new URLSearchParams(wishQuery('onward', ['ONWARD-0'], '2026-11-24', 'a~b'));
    expect(readWish(query, ways)).toMatchObject({
      way: { id: 'onward' },
      parts: [{ id: 'ONWARD-0' }],
      date: '2026-11-24',
      journeyId: 'a~b',
    });
  });
  test.each([
    ['one for each passenger on each ride', ['a 1A', 'b 9'], ['a 1A', 'b 9']],
    ['not on each ride', ['a 1A'], []],
    ['more than there are passengers', ['a 1A', 'a 1B', 'b 9'], []],
    ['what is no seat', ['a 1A', 'b 12345678901'], []],
  ])('seats that an address names count where they are whole: %s', (_, seats, expected) => {
    const written = new URLSearchParams(wishQuery('onward', ['ONWARD-0'], '2026-11-24', 'a~b'));
    const query = seatsQuery(seatsQuery(written, ['a 7C']), seats);
    expect(query.getAll('seat')).toEqual(seats);
    expect(readWish(query, ways)).toMatchObject({ journeyId: 'a~b', date: '2026-11-24', seats: expected });
    expect(seatName('a', '1A')).toBe('a 1A');
  });
  test('a journey with a change is two rides of its way', () => {
    expect(ridesOf('a~b', 'return')).toEqual([
      { legId: 'a', direction: 'RETURN' },
      { legId: 'b', direction: 'RETURN_CONNECTING' },
    ]);
    expect(ridesOf('a', 'onward-2')).toEqual([{ legId: 'a', direction: 'ONWARD' }]);
  });
  test('seats that were chosen go with their ride, in the order of the passengers', () => {
    const rides = ridesOf('a~b', 'onward');
    expect(withSeats(rides, ['a 2B', 'a 1A', 'x 9'])).toEqual([
      { legId: 'a', direction: 'ONWARD', seatNumbers: ['2B', '1A'] },
      { legId: 'b', direction: 'CONNECTING', seatNumbers: null },
    ]);
  });
});
