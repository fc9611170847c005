import { expect, test } from '@jest/globals';
import { mostFree, SEAT_ALERT_STATES, seatAlertStates } from './seat-alert.rules.js';

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
