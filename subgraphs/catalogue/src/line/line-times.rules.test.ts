import { expect, test } from '@jest/globals';
import { timesOf } from './line-times.rules.js';

const clocks = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [arrivalTime, departureTime = arrivalTime] = pair.split('–');
    return { arrivalTime: arrivalTime!, departureTime: departureTime! };
  });
const days = (...pairs: string[]) =>
  timesOf(clocks(...pairs)).times.map(({ sameDayArrival, sameDayDeparture }) => [sameDayArrival, sameDayDeparture]);

test.each([
  ['in one day', ['07:30', '10:00–10:15', '13:00'], [true, true, true, true, true, true]],
  ['past midnight while driving', ['20:00', '01:30–01:45', '06:00'], [true, true, false, false, false, false]],
  ['past midnight while halting', ['20:00', '23:50–00:10', '03:00'], [true, true, true, false, false, false]],
  ['at midnight', ['00:00', '05:00'], [true, true, true, true]],
  ['over two nights', ['20:00', '08:00', '22:00', '06:00'], [true, true, false, false, false, false, false, false]],
  ['late in the evening', ['23:30', '23:59'], [true, true, true, true]],
])('the flags of a trip %s', (_, pairs, expected) => {
  expect(days(...pairs).flat()).toEqual(expected);
  expect(timesOf(clocks(...pairs)).wrong).toEqual([]);
});

test.each([
  ['a clock before the one before', ['07:30', '07:00'], { position: 1, field: 'arrivalTime', code: 'TIME_GOES_BACK' }],
  [
    'a departure before its arrival',
    ['07:30', '10:15–10:00', '12:00'],
    { position: 1, field: 'departureTime', code: 'TIME_GOES_BACK' },
  ],
  ['no clock', ['07:30', '25:00'], { position: 1, field: 'arrivalTime', code: 'MATCHES' }],
  ['no first clock', ['', '08:00'], { position: 0, field: 'departureTime', code: 'MATCHES' }],
])('%s is told at its place', (_, pairs, expected) => {
  expect(timesOf(clocks(...pairs)).wrong).toEqual([expected]);
});

test('the first stop is left when the form says, and nobody arrives there', () => {
  const [first] = timesOf([
    { arrivalTime: '', departureTime: '07:30' },
    { arrivalTime: '09:00', departureTime: '' },
  ]).times;
  expect(first).toMatchObject({ arrivalTime: 450, departureTime: 450 });
});
