import { describe, expect, test } from '@jest/globals';
import { boardingOutcome, inOrderOfTime, type Passenger, type ScanOutcome, undoOutcome } from './boarding.js';

const at = (time: string): number => Date.parse(`${time}+07:00`);
const LEAVES = '2026-11-21T07:30:00';
const passenger = (change: Partial<Passenger> = {}): Passenger => ({
  state: 'TICKETED',
  serviceDate: '2026-11-21',
  departureTime: at(LEAVES),
  boardedAt: null,
  owed: 0,
  ...change,
});

describe('boarding', () => {
  test.each<[string, Partial<Passenger>, string, number, ScanOutcome]>([
    ['in the morning', {}, '2026-11-21T07:10:00', 0, 'BOARDED'],
    ['from midnight on', {}, '2026-11-21T00:00:00', 0, 'BOARDED'],
    ['the evening before', {}, '2026-11-20T23:59:59', 0, 'NOT_TODAY'],
    ['the day after', {}, '2026-11-22T07:10:00', 0, 'NOT_TODAY'],
    ['late, the vehicle was too', {}, '2026-11-21T08:29:59', 0, 'BOARDED'],
    ['an hour after his stop was left', {}, '2026-11-21T08:30:00', 0, 'NO_SHOW'],
    [
      'after midnight, of a vehicle that left late',
      { departureTime: at('2026-11-21T23:40:00') },
      '2026-11-22T00:10:00',
      0,
      'BOARDED',
    ],
    ['at a stop of the next day', { departureTime: at('2026-11-22T02:00:00') }, '2026-11-22T01:50:00', 0, 'BOARDED'],
    ['marked as not come, scanned in time', { state: 'NO_SHOW' }, '2026-11-21T07:20:00', 0, 'BOARDED'],
    ['marked as not come, scanned later', { state: 'NO_SHOW' }, '2026-11-21T09:00:00', 0, 'NO_SHOW'],
    ['twice', { state: 'BOARDED', boardedAt: at('2026-11-21T07:00:00') }, '2026-11-21T07:10:00', 0, 'ALREADY_BOARDED'],
    ['after the ride', { state: 'COMPLETED' }, '2026-11-21T07:10:00', 0, 'ALREADY_BOARDED'],
    ['refunded', { state: 'REFUNDED' }, '2026-11-21T07:10:00', 0, 'REVOKED'],
    ['exchanged', { state: 'EXCHANGED' }, '2026-11-21T07:10:00', 0, 'REVOKED'],
    ['cancelled', { state: 'CANCELLED' }, '2026-11-21T07:10:00', 0, 'REVOKED'],
    ['while it is exchanged', { state: 'EXCHANGE_ONGOING' }, '2026-11-21T07:10:00', 0, 'BOARDED'],
    [
      'while its exchange is being paid',
      { state: 'EXCHANGE_ONGOING', isBeingPaid: true },
      '2026-11-21T07:10:00',
      0,
      'BEING_CHANGED',
    ],
    ['only held', { state: 'HELD' }, '2026-11-21T07:10:00', 0, 'UNKNOWN_TICKET'],
    ['owing money', { owed: 1025 }, '2026-11-21T07:10:00', 0, 'NOT_PAID'],
    ['paying less', { owed: 1025 }, '2026-11-21T07:10:00', 1000, 'NOT_PAID'],
    ['paying', { owed: 1025 }, '2026-11-21T07:10:00', 1025, 'BOARDED'],
    ['revoked comes before the day', { state: 'REFUNDED' }, '2026-11-25T07:10:00', 0, 'REVOKED'],
    ['the day comes before the money', { owed: 1025 }, '2026-11-25T07:10:00', 0, 'NOT_TODAY'],
  ])('%s', (_, change, time, collected, outcome) => {
    expect(boardingOutcome(passenger(change), { at: at(time), collected })).toBe(outcome);
  });
});

describe('the cash of a list that is older than what is owed', () => {
  const owing = passenger({ owed: 1300, waivable: 50 });
  test.each<[string, number | null, number, ScanOutcome]>([
    ['what it said boards him', 1275, 1275, 'BOARDED'],
    ['less than it said does not', 1275, 1200, 'NOT_PAID'],
    ['no list was asked', null, 1275, 'NOT_PAID'],
    ['it lacks all fees', 1250, 1250, 'BOARDED'],
    ['it lacks more than fees', 1249, 1249, 'NOT_PAID'],
    ['it said more, and more was given', 1400, 1400, 'BOARDED'],
    ['it said more than is owed, and what is owed was given', 1400, 1300, 'BOARDED'],
  ])('%s', (_, owedByList, collected, outcome) => {
    expect(boardingOutcome(owing, { at: at('2026-11-21T07:10:00'), collected, owedByList })).toBe(outcome);
  });
});

describe('taking it back', () => {
  const boarded = { state: 'BOARDED', boardedAt: at('2026-11-21T07:10:00') };
  test.each<[string, Pick<Passenger, 'state' | 'boardedAt'>, string, ScanOutcome]>([
    ['at once', boarded, '2026-11-21T07:10:00', 'UNDONE'],
    ['within a quarter of an hour', boarded, '2026-11-21T07:25:00', 'UNDONE'],
    ['later', boarded, '2026-11-21T07:25:01', 'TOO_LATE_TO_UNDO'],
    ['of an earlier boarding', boarded, '2026-11-21T07:09:59', 'NOT_BOARDED'],
    ['of nobody who boarded', { state: 'TICKETED', boardedAt: null }, '2026-11-21T07:10:00', 'NOT_BOARDED'],
    ['after the ride', { ...boarded, state: 'COMPLETED' }, '2026-11-21T07:11:00', 'TOO_LATE_TO_UNDO'],
  ])('%s', (_, passenger, time, outcome) => {
    expect(undoOutcome(passenger, at(time))).toBe(outcome);
  });
});

test('scans happened in the order of their time, of equal times as they came', () => {
  const scans = [
    { at: 3, id: 'c' },
    { at: 1, id: 'a' },
    { at: 3, id: 'd' },
    { at: 2, id: 'b' },
  ];
  expect(
    inOrderOfTime(scans)
      .map(({ id }) => id)
      .join(''),
  ).toBe('abcd');
});
