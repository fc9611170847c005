import { describe, expect, test } from '@jest/globals';
import { readSeatNews, seatsNow } from './live-seats.js';

const LEG = '77@2026-11-21:12-15';
const seat = (number: string, state: 'AVAILABLE' | 'SELECTED' | 'UNAVAILABLE' | 'BLOCKED') =>
  ({ number, kind: 'SEAT', state }) as const;

describe('live seats', () => {
  test.each([
    ['a free seat is taken', 'AVAILABLE', { '1A': 'UNAVAILABLE' }, 'UNAVAILABLE'],
    ['a taken seat is given back', 'UNAVAILABLE', {}, 'AVAILABLE'],
    ['my own hold stays mine', 'SELECTED', { '1A': 'UNAVAILABLE' }, 'SELECTED'],
    ['my own hold has ended', 'SELECTED', {}, 'AVAILABLE'],
    ['the operator blocks a seat', 'AVAILABLE', { '1A': 'BLOCKED' }, 'BLOCKED'],
    ['another seat', 'AVAILABLE', { '9Z': 'UNAVAILABLE' }, 'AVAILABLE'],
  ] as const)('%s', (_, before, states, after) => {
    expect(seatsNow([seat('1A', before)], { leg: LEG, states })).toEqual([seat('1A', after)]);
  });

  test('a door stays as it is, and a map without news is the same map', () => {
    const seats = [{ number: '', kind: 'DOOR' as const, state: 'BLOCKED' as const }, seat('1A', 'AVAILABLE')];
    expect(seatsNow(seats, undefined)).toBe(seats);
    expect(seatsNow(seats, { leg: LEG, states: {} })).toBe(seats);
  });

  test.each(['', 'no json', 'null', '{}', '{"leg":"77"}'])('%p is no news', (text) => {
    expect(readSeatNews(text)).toBeUndefined();
  });

  test('news are read as they are sent', () => {
    const news = { leg: LEG, states: { '1A': 'UNAVAILABLE' } };
    expect(readSeatNews(JSON.stringify(news))).toEqual(news);
  });
});
