import { expect, test } from '@jest/globals';
import type { Connection } from '../timetable/connecting-rides.js';
import { legsOf } from './legs-of-connections.js';

const ride = (trip: number, day = 0) => ({ trip, day, board: 0, alight: 1 });
const [own, ownLater, ownNextDay, other, another] = [ride(1), ride(2), ride(1, 1), ride(8), ride(9)];
const isOwn = ({ trip }: { trip: number }): boolean => trip < 8;
const change = (first = own, second = other): Connection => ({ first, second, departure: 0, arrival: 1 });

test.each([
  ['of two operators the own leg, be it the first', [change(own, other)], [own]],
  ['or the second', [change(other, own)], [own]],
  ['both of one operator', [change(own, ownLater)], [own, ownLater]],
  ['none of others', [change(other, another)], []],
  ['a leg of several journeys once', [change(other, own), change(another, own)], [own]],
  [
    'the same vehicle on another day is another leg',
    [change(other, own), change(other, ownNextDay)],
    [own, ownNextDay],
  ],
  ['none without a change', [], []],
])('%s', (_, connections, legs) => expect(legsOf(connections, isOwn)).toEqual(legs));
