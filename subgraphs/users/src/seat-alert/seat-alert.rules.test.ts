import { expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import { mostFree, nextLook, SEAT_ALERT_STATES, seatAlertStates, watchedDays } from './seat-alert.rules.js';

const ride = (seats: number, claimed: number) => ({ seats, claimed });

test.each([
  ['no journey', [], 0],
  ['one that is full', [[ride(30, 30)]], 0],
  ['one with more claims than seats, after another vehicle came', [[ride(11, 14)]], 0],
  ['two: the emptier one counts', [[ride(30, 29)], [ride(30, 26)]], 4],
  ['one with a change: its fuller ride counts', [[ride(30, 10), ride(11, 9)]], 2],
])('of %s', (_, journeys, free) => expect(mostFree(journeys)).toBe(free));

test('a mailbox is proved before anything else is sent, and one mail ends it until it is asked for again', () => {
  const states = Object.keys(SEAT_ALERT_STATES) as (keyof typeof SEAT_ALERT_STATES)[];
  expect(Object.fromEntries(states.map((state) => [state, seatAlertStates.next(state)]))).toEqual({
    WAITING: ['ACTIVE'],
    ACTIVE: ['TOLD'],
    TOLD: ['ACTIVE'],
  });
});

test('days from today on are watched, also those that are not on sale yet', () =>
  expect(watchedDays(travelDate('2026-11-20'))).toEqual({ from: '2026-11-20', until: '2027-12-25' }));

test('who was not told of a change looks every ten minutes', () => expect(nextLook(0)).toBe(600_000));
