import { expect, test } from '@jest/globals';
import type { LegDirection } from '../booking/seat-request.rules.js';
import { carriedAddOns, flexibleSeats } from './along.rules.js';
import type { AddOnKind } from '@naga/kernel/add-on.js';

const seat = (id: string, direction: LegDirection = 'ONWARD', operatorId = '7', position = 0) => ({
  ...{ id, direction, operatorId, position },
});
const held = (partId: string, kind: AddOnKind, operatorId: string | null) => ({
  partId,
  addOn: { id: kind, kind, operatorId, names: { en: kind }, quantity: 1 },
  amount: 100,
});
const insurance = (partId: string) => held(partId, 'INSURANCE', null);
const bag = (partId: string) => held(partId, 'LUGGAGE', '7');
const flex = (partId: string) => held(partId, 'FLEX', '7');

const there = seat('a');
const home = seat('b', 'RETURN');
const onwards = seat('c', 'CONNECTING', '8');

test.each([
  ['to another day', [there], [seat('x')], [insurance('a'), bag('a'), flex('a')], ['x', 'x', 'x']],
  [
    'to another operator',
    [there],
    [seat('x', 'ONWARD', '8')],
    [insurance('a'), bag('a'), flex('a')],
    ['x', undefined, undefined],
  ],
  ['there and back', [there, home], [seat('x'), seat('y', 'RETURN')], [bag('b'), bag('a')], ['y', 'x']],
  ['back alone', [home], [seat('y', 'RETURN')], [bag('b'), bag('a')], ['y']],
  [
    'a connection',
    [there, onwards],
    [seat('x'), seat('z', 'CONNECTING', '8')],
    [insurance('a'), insurance('c'), bag('a')],
    ['x', 'z', 'x'],
  ],
  [
    'a connection by the operator on its second ride',
    [there],
    [seat('x', 'ONWARD', '8'), seat('z', 'CONNECTING')],
    [bag('a'), insurance('a')],
    ['z', 'x'],
  ],
  [
    'a connection for one ride',
    [there, seat('c', 'CONNECTING')],
    [seat('x')],
    [bag('a'), bag('c'), insurance('a'), insurance('c')],
    ['x', undefined, 'x', undefined],
  ],
  ['one ride for a connection', [there], [seat('x'), seat('z', 'CONNECTING')], [bag('a')], ['x']],
  ['the second of two', [there, seat('d', 'ONWARD', '7', 1)], [seat('x', 'ONWARD', '7', 1)], [bag('d')], ['x']],
])('%s', (_, before, after, all, to) => {
  expect(carriedAddOns(all, before, after).map((one) => one.to)).toEqual(to);
});

test('flexible is the seat that a flexible ticket goes along to', () => {
  const after = [seat('x'), seat('z', 'CONNECTING', '8')];
  expect(flexibleSeats(carriedAddOns([insurance('a'), flex('a'), bag('a')], [there, onwards], after))).toEqual(
    new Set(['x']),
  );
  expect(flexibleSeats(carriedAddOns([flex('a')], [there], [seat('x', 'ONWARD', '8')]))).toEqual(new Set());
});
