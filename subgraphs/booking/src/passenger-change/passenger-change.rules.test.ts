import { describe, expect, test } from '@jest/globals';
import type { LegRecord, PartRecord } from '../booking/booking-record.js';
import { corrected, correctedLegs, correctionProblems, isSamePassenger } from './passenger-change.rules.js';

const NOW = 1_000_000;
const part = (position: number, more: Partial<PartRecord> = {}) =>
  ({
    id: `${position}`,
    position,
    state: 'TICKETED',
    title: 'MS',
    firstName: 'Sok',
    lastName: 'Dara',
    email: null,
    mobileNumber: null,
    nationality: 'FOREIGN',
    ...more,
  }) as PartRecord;
const leg = (id: string, departureTime: number, ...parts: PartRecord[]) =>
  ({ id, departureTime, parts }) as unknown as LegRecord;
const correction = { title: 'MR', firstName: ' Sokha ', lastName: 'Dara', email: ' ', mobileNumber: null } as const;

test('a correction takes names without the blanks around them, and what is blank away; nothing else', () => {
  const before = part(0, { email: 'a@example.com' });
  expect(corrected(before, correction)).toEqual({ ...before, title: 'MR', firstName: 'Sokha', email: null });
});

test('what was the same before is no change', () => {
  expect(isSamePassenger(part(0), corrected(part(0), { ...correction, title: 'MS', firstName: 'Sok' }))).toBe(true);
  expect(isSamePassenger(part(0), corrected(part(0), correction))).toBe(false);
});

test('letters that do not print are named', () => {
  expect(correctionProblems({ ...correction, lastName: '김' })).toEqual([
    { path: 'passenger.lastName', code: 'PASSPORT_LETTERS', facts: { letters: '김' } },
  ]);
});

describe('a correction reaches', () => {
  const later = NOW + 1;
  const idsOf = (legs: LegRecord[], position = 0) =>
    correctedLegs(legs, position, correction, NOW).map(({ leg: { id } }) => id);
  test.each([
    ['every ride he still travels', [leg('there', later, part(0)), leg('back', later, part(0))], ['there', 'back']],
    [
      'not the ride he gave back',
      [leg('there', later, part(0, { state: 'REFUNDED' })), leg('back', later, part(0))],
      ['back'],
    ],
    [
      'not the ride he is on',
      [leg('there', later, part(0, { state: 'BOARDED' })), leg('back', later, part(0))],
      ['back'],
    ],
    ['nothing after boarding is over', [leg('there', NOW - 3_600_000, part(0))], []],
    ['nobody else', [leg('there', later, part(1))], []],
  ])('%s', (_, legs, ids) => expect(idsOf(legs)).toEqual(ids));
});
