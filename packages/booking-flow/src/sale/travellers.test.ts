import { expect, test } from '@jest/globals';
import { travellersOf } from './travellers.js';

const part = (position: number, seat: string, state = 'TICKETED') => ({ position, seat, state });
const seatsOf = (legs: Parameters<typeof travellersOf<ReturnType<typeof part>>>[0]) =>
  travellersOf(legs).map(({ staying }) => staying.map(({ seat }) => seat));

test('each has his own seats after one of two was exchanged, to a ride that only he is on', () => {
  const legs = [
    { parts: [part(0, '1A'), part(1, '1B', 'EXCHANGED')] },
    { parts: [part(1, '7C')] },
    { parts: [part(0, '2A'), part(1, '2B')] },
  ];
  expect(seatsOf(legs)).toEqual([
    ['1A', '2A'],
    ['7C', '2B'],
  ]);
});

test('the new ride may come before the one that is left, and is no other person', () => {
  const legs = [{ parts: [part(1, '7C')] }, { parts: [part(1, '1B', 'EXCHANGED'), part(0, '1A')] }];
  expect(seatsOf(legs)).toEqual([['1A'], ['7C']]);
});

test('who gave all back has none, and is named all the same', () => {
  const [first, second] = travellersOf([{ parts: [part(0, '1A'), part(1, '1B', 'REFUNDED')] }]);
  expect(first?.staying).toHaveLength(1);
  expect(second).toMatchObject({ person: { seat: '1B' }, staying: [], parts: [{ seat: '1B' }] });
});

test('says who he is by a seat he still has', () => {
  const [only] = travellersOf([{ parts: [part(0, '1A', 'EXCHANGED')] }, { parts: [part(0, '7C')] }]);
  expect(only?.person.seat).toBe('7C');
});
