import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inSeason, withinDays } from '@naga/kernel/days-of-sale.js';
import { runsOn } from '../timetable/service-days.rules.js';
import { type FeedService, type ScheduleDays, schedulesOf } from './service-schedules.rules.js';

const day = (date: string): number => dayNumber(travelDate(date));
const aService = (more: Partial<FeedService> = {}): FeedService => ({
  index: 0,
  id: 'D',
  weekdays: 0b1111111,
  from: day('2026-11-01'),
  to: day('2026-12-31'),
  added: new Set(),
  removed: new Set(),
  ...more,
});
const days = (...dates: string[]): Set<number> => new Set(dates.map(day));

const told = ({ daysOfWeek, ...rest }: ScheduleDays): string =>
  [daysOfWeek.join(''), ...Object.values(rest).map((date) => date?.slice(5) ?? '-')].join(' ');

test.each<[string, FeedService, number, readonly string[]]>([
  ['every day of a season', aService(), 0, ['1234567 11-01 12-31 - - - -']],
  [
    'one day taken out: two seasons',
    aService({ removed: days('2026-12-25') }),
    0,
    ['1234567 11-01 12-24 12-26 12-31 - -'],
  ],
  [
    'two days taken out: the second is blocked',
    aService({ removed: days('2026-11-09', '2026-12-25') }),
    0,
    ['1234567 11-01 11-08 11-10 12-31 12-25 12-25'],
  ],
  [
    'three holidays: a second schedule',
    aService({ removed: days('2026-11-09', '2026-11-23', '2026-12-25') }),
    0,
    ['1234567 11-01 11-08 11-10 12-24 11-23 11-23', '1234567 12-26 12-31 - - - -'],
  ],
  [
    'a holiday on a day that is not served',
    aService({ weekdays: 0b0011111, removed: days('2026-11-08') }),
    0,
    ['12345 11-01 12-31 - - - -'],
  ],
  [
    'days added: a schedule of their own',
    aService({ weekdays: 0b0011111, added: days('2026-11-07', '2026-11-08', '2026-11-14', '2026-11-09') }),
    0,
    ['12345 11-01 12-31 - - - -', '67 11-07 11-08 11-14 11-14 - -'],
  ],
  [
    'days one by one: weekdays where that is shorter',
    aService({ weekdays: 0, from: 0, to: 0, added: days('2026-11-02', '2026-11-09', '2026-11-16') }),
    0,
    ['1 11-02 11-16 - - - -'],
  ],
  [
    'after midnight of the last day: a day later',
    aService({ weekdays: 0b1000000, removed: days('2026-12-20') }),
    1,
    ['1 11-02 12-20 12-22 01-01 - -'],
  ],
  ['no day', aService({ weekdays: 0 }), 0, []],
])('%s', (_, service, later, expected) => expect(schedulesOf(service, later).map(told)).toEqual(expected));

const isSold = (schedule: ScheduleDays, on: number): boolean => {
  const range = (from: string | null | undefined, to: string | null | undefined) => ({
    from: from == null ? null : day(from),
    to: to == null ? null : day(to),
  });
  const { daysOfWeek, allowFrom1, allowTo1, allowFrom2, allowTo2, blockingFrom, blockingTo } = schedule;
  return (
    daysOfWeek.includes(((((on + 3) % 7) + 7) % 7) + 1) &&
    !withinDays(range(blockingFrom, blockingTo), on) &&
    inSeason([range(allowFrom1, allowTo1), range(allowFrom2, allowTo2)], on)
  );
};

test('whatever the service: sold once on each of its days and on no other', () => {
  const start = day('2026-11-01');
  const some = fc.uniqueArray(fc.integer({ min: start - 10, max: start + 70 }), { maxLength: 25 });
  fc.assert(
    fc.property(fc.nat(127), fc.nat(60), some, some, fc.nat(2), (weekdays, length, added, removed, later) => {
      const out = new Set(removed.filter((one) => !added.includes(one)));
      const service = aService({ weekdays, from: start, to: start + length, added: new Set(added), removed: out });
      const schedules = schedulesOf(service, later);
      for (let on = start - 15; on < start + 90; on++)
        expect([on, schedules.filter((schedule) => isSold(schedule, on)).length]).toEqual([
          on,
          runsOn(service, on - later) ? 1 : 0,
        ]);
    }),
  );
});
