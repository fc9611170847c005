import { expect, test } from '@jest/globals';
import { aLine, aSchedule, aTiming } from './line.fixture.js';
import type { Line, LineSchedule, LineTiming } from './line.rules.js';
import { othersTouched } from './own-branch.rules.js';

const [OURS, THEIRS] = ['21', '22'];
const CLOCKS = ['07:30', '09:00', '10:30'];
const of = (id: string, branch: string | null, schedules: readonly LineSchedule[]): LineTiming =>
  aTiming(CLOCKS, { id, routeBranchId: branch, schedules });
const days = (id: string, branch: string | null = null): LineSchedule => aSchedule({ id, routeBranchId: branch });

/** A time of ours, one of ours that another branch drives on some days, one of theirs that we do, and the operator's. */
const saved = aLine({
  timings: [
    of('1', OURS!, [days('10'), days('11', OURS)]),
    of('2', OURS!, [days('20'), days('21', THEIRS)]),
    of('3', THEIRS!, [days('30'), days('31', OURS)]),
    of('4', null, [days('40')]),
  ],
});
const timing = (at: number, more: Partial<LineTiming>): Line => ({
  ...saved,
  timings: saved.timings.map((one, index) => (index === at ? { ...one, ...more } : one)),
});
const schedule = (at: number, index: number, more: Partial<LineSchedule>): Line =>
  timing(at, { schedules: saved.timings[at]!.schedules.map((one, of) => (of === index ? { ...one, ...more } : one)) });
const later = CLOCKS.map((clock) => ({ arrivalTime: clock, departureTime: clock === '09:00' ? '09:10' : clock }));
const added = (more: Partial<LineTiming>): Line => ({ ...saved, timings: [...saved.timings, aTiming(CLOCKS, more)] });
const touched = (wished: Line) => othersTouched(OURS!, saved, wished).map(({ path }) => path);

test.each<[string, Line]>([
  ['nothing', saved],
  ['nothing, said otherwise', { ...saved, distanceKm: null, amenityIds: null, names: { ...saved.names, km: '' } }],
  ['clocks of ours', timing(0, { stops: later })],
  ['rules of ours', timing(0, { blockBefore: 60, allowPickup: true })],
  ['days of ours', schedule(0, 0, { daysOfWeek: [1], disabled: true })],
  ['days of ours at their time', schedule(2, 1, { vehicleTypeId: '2' })],
  ['days of ours at a time that is not ours alone', schedule(1, 0, { disabled: true })],
  ['our time goes', { ...saved, timings: saved.timings.slice(1) }],
  ['our days go', timing(2, { schedules: [days('30')] })],
  ['a time more', added({ routeBranchId: OURS!, schedules: [aSchedule()] })],
  ['days more', timing(0, { schedules: [...saved.timings[0]!.schedules, aSchedule()] })],
])('a branch may change what is its own: %s', (_, wished) => expect(touched(wished)).toEqual([]));

test.each<[string, Line, readonly string[]]>([
  ['the name of the route', { ...saved, names: { en: 'Ours' } }, ['names']],
  ['what it offers', { ...saved, amenityIds: ['1'] }, ['amenityIds']],
  ['its stops', { ...saved, stops: saved.stops.toReversed() }, ['stops']],
  ['a stop fewer', { ...saved, stops: saved.stops.slice(1) }, ['stops']],
  ['their clocks', timing(2, { stops: later }), ['timings.2.stops.1.departureTime']],
  ['clocks that are theirs as well', timing(1, { stops: later }), ['timings.1.stops.1.departureTime']],
  ['rules of the operator’s time', timing(3, { blockBefore: 60 }), ['timings.3.blockBefore']],
  ['their days', schedule(2, 0, { disabled: true }), ['timings.2.schedules.0.disabled']],
  ['their days at our time', schedule(1, 1, { disabled: true }), ['timings.1.schedules.1.disabled']],
  [
    'their days become ours',
    schedule(2, 0, { routeBranchId: OURS!, disabled: true }),
    ['timings.2.schedules.0.routeBranchId', 'timings.2.schedules.0.disabled'],
  ],
  ['our days become theirs', schedule(0, 1, { routeBranchId: THEIRS! }), ['timings.0.schedules.1.routeBranchId']],
  ['our time becomes theirs', timing(0, { routeBranchId: THEIRS!, schedules: [] }), ['timings.0.routeBranchId']],
  ['their time becomes ours, with its days', timing(3, { routeBranchId: OURS! }), ['timings.3.routeBranchId']],
  ['their time goes', { ...saved, timings: saved.timings.slice(0, 3) }, ['timings']],
  ['a time goes that is not ours alone', { ...saved, timings: saved.timings.toSpliced(1, 1) }, ['timings']],
  ['their days go', timing(1, { schedules: [days('20')] }), ['timings.1.schedules']],
  ['their days come to our time', moved(), ['timings.0.schedules.2.routeBranchId']],
  ['a time for another', added({ routeBranchId: THEIRS! }), ['timings.4.routeBranchId']],
  ['a time for nobody', added({}), ['timings.4.routeBranchId']],
  [
    'days for another at a new time of ours',
    added({ routeBranchId: OURS!, schedules: [aSchedule({ routeBranchId: THEIRS! })] }),
    ['timings.4.schedules.0.routeBranchId'],
  ],
  [
    'days more at their time',
    timing(2, { schedules: [...saved.timings[2]!.schedules, aSchedule({ routeBranchId: OURS! })] }),
    ['timings.2.schedules.2.routeBranchId'],
  ],
])('and nothing of others: %s', (_, wished, paths) => expect(touched(wished).toSorted()).toEqual(paths.toSorted()));

function moved(): Line {
  const timings = saved.timings.map((one) =>
    one.id === '1'
      ? { ...one, schedules: [...one.schedules, days('30')] }
      : one.id === '3'
        ? { ...one, schedules: [days('31', OURS)] }
        : one,
  );
  return { ...saved, timings };
}
