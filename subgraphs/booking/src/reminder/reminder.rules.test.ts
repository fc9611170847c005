import { expect, test } from '@jest/globals';
import { reminderWindow } from './reminder.rules.js';

const DAYTIME = { REMIND_FROM: 9, REMIND_UNTIL: 21 };
const at = (time: string): number => Date.parse(`${time}+07:00`);

test.each(['2026-11-20T00:00:00', '2026-11-20T08:59:59', '2026-11-20T21:00:00', '2026-11-20T23:59:59'])(
  'nobody is written to at %s',
  (now) => {
    expect(reminderWindow(at(now), DAYTIME)).toBeUndefined();
  },
);

test.each([
  ['2026-11-20T09:00:00', '2026-11-21T00:00:00', '2026-11-22T00:00:00', '2026-11-20T00:00:00'],
  ['2026-11-20T20:59:59', '2026-11-21T00:00:00', '2026-11-22T00:00:00', '2026-11-20T00:00:00'],
  ['2026-12-31T12:00:00', '2027-01-01T00:00:00', '2027-01-02T00:00:00', '2026-12-31T00:00:00'],
])('at %s who travels from %s until before %s and bought before %s', (now, from, before, sold) => {
  expect(reminderWindow(at(now), DAYTIME)).toEqual({
    departsFrom: at(from),
    departsBefore: at(before),
    soldBefore: at(sold),
  });
});
