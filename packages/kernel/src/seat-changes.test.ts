import { expect, test } from '@jest/globals';
import { type SeatCell, seatChanges } from './seat-changes.js';

const seat = (number: string, more: Partial<SeatCell> = {}): SeatCell => ({
  ...{ kind: 'SEAT', number, floor: 1, row: 1, column: 1, seatTypeId: '1', bookable: true },
  ...{ blocked: false, blockedFrom: null, blockedTo: null, allowMale: true, allowFemale: true },
  ...more,
});

test.each<[string, SeatCell[], SeatCell[], Record<string, string[]>]>([
  ['as it was', [seat('1')], [seat('1')], {}],
  ['gone', [seat('1'), seat('2')], [seat('2')], { 1: ['LOST'] }],
  ['called otherwise', [seat('1')], [seat('2')], { 1: ['LOST'] }],
  ['not for sale any more', [seat('1')], [seat('1', { bookable: false })], { 1: ['LOST'] }],
  ['never for sale', [seat('1', { bookable: false })], [], {}],
  ['an aisle', [seat('1')], [seat('1', { kind: 'AISLE' })], { 1: ['LOST'] }],
  ['elsewhere', [seat('1')], [seat('1', { row: 2 })], { 1: ['MOVED'] }],
  ['blocked', [seat('1')], [seat('1', { blocked: true })], { 1: ['BLOCKED'] }],
  ['blocked before', [seat('1', { blocked: true })], [seat('1', { blocked: true })], {}],
  [
    'blocked on other days',
    [seat('1', { blocked: true, blockedTo: '2026-12-01' })],
    [seat('1', { blocked: true })],
    { 1: ['BLOCKED'] },
  ],
  ['free again', [seat('1', { blocked: true })], [seat('1')], {}],
  ['for women', [seat('1')], [seat('1', { allowMale: false })], { 1: ['RESTRICTED'] }],
  ['for men', [seat('1')], [seat('1', { allowFemale: false })], { 1: ['RESTRICTED'] }],
  ['for everybody', [seat('1', { allowMale: false })], [seat('1')], {}],
  [
    'of another type, elsewhere',
    [seat('1')],
    [seat('1', { seatTypeId: null, column: 3 })],
    { 1: ['MOVED', 'OTHER_TYPE'] },
  ],
])('a seat that is %s', (_, before, after, changes) => {
  expect(Object.fromEntries(seatChanges(before, after))).toEqual(changes);
});
