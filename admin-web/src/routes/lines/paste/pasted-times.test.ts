import { expect, test } from '@jest/globals';
import { type StopValues } from '../line-values.js';
import { newTiming } from '../timing-moves.js';
import { filledTimes } from './filled-times.js';
import { clockOf } from './pasted-clock.js';
import { pastedTimes } from './pasted-times.js';

const called = (en: string, km: string | null = null) => ({
  ...{ __typename: 'LocalizedText' as const, en, km, th: null, vi: null, es: null },
});
const stop = (en: string, travelTime: string, km?: string): StopValues => ({
  ...{ key: en, id: en, stopId: en, names: called(en, km), placeNames: called(`${en} town`), travelTime },
  ...{ boardingStop: true, dropOffStop: true, suspended: false },
});
const stops = [stop('Central', '0'), stop('Kep', '90', 'កែប'), stop('Bridge', '180')];

test.each([
  ['7:30', '07:30'],
  ['07.30', '07:30'],
  ['7h30', '07:30'],
  ['07:30:00', '07:30'],
  ['7:30 PM', '19:30'],
  ['12:05 am', '00:05'],
  ['12 pm', '12:00'],
  ['24:00', undefined],
  ['7:60', undefined],
  ['13:00 pm', undefined],
  ['7', undefined],
  ['noon', undefined],
])('%s is the clock %s', (text, expected) => expect(clockOf(text)).toBe(expected));

const sheet = (...rows: string[]): string => rows.map((row) => row.replaceAll(' | ', '\t')).join('\r\n');
const told = (text: string): string[] => {
  const pasted = pastedTimes(text, stops);
  if (pasted.kind === 'size') return [`${pasted.rows}×${pasted.columns} for ${pasted.stops}`];
  if (pasted.kind === 'wrong')
    return pasted.cells.map(({ row, column, code, text: said }) => `${row}/${column} ${code} ${said}`);
  return pasted.times.map((clocks) =>
    clocks
      .map(({ arrivalTime, departureTime }) =>
        arrivalTime === departureTime ? arrivalTime : `${arrivalTime}-${departureTime}`,
      )
      .join(' '),
  );
};
const TWO = ['07:30 09:00 10:30', '13:00 14:30 16:00'];

test.each<[string, string, readonly string[]]>([
  ['rows are stops', sheet('7:30 | 13:00', '9:00 | 14:30', '10:30 | 16:00'), TWO],
  ['columns are stops', sheet('7:30 | 9:00 | 10:30', '13:00 | 14:30 | 16:00'), TWO],
  [
    'with headings',
    sheet('Stop | Bus 1 | Bus 2', 'Central | 7:30 | 13:00', 'Kep | 9:00 | 14:30', 'Bridge | 10:30 | 16:00'),
    TWO,
  ],
  [
    'columns with headings',
    sheet('Bus | Central | Kep | Bridge', 'A | 7:30 | 9:00 | 10:30', 'B | 13:00 | 14:30 | 16:00'),
    TWO,
  ],
  ['stops in another order', sheet('Bridge | 10:30 | 16:00', 'កែប | 9:00 | 14:30', 'central town | 7:30 | 13:00'), TWO],
  ['names of no stop: by order', sheet('A | 7:30', 'B | 9:00', 'C | 10:30'), ['07:30 09:00 10:30']],
  [
    'as many departures as stops: what the heading names are the stops',
    sheet('Central | Kep | Bridge', '7:30 | 9:00 | 10:30', '13:00 | 14:30 | 16:00', '20:00 | 21:30 | 23:00'),
    [...TWO, '20:00 21:30 23:00'],
  ],
  [
    'empty rows and columns between',
    sheet('', 'Central |  | 7:30', '', 'Kep |  | 9:00', 'Bridge |  | 10:30'),
    ['07:30 09:00 10:30'],
  ],
  ['a halt', sheet('7:30', '9:00–9:15', '10:30'), ['07:30 09:00-09:15 10:30']],
  [
    'an empty cell follows from the minutes',
    sheet('7:30 | 13:00', ' | 14:45', '10:40 | –'),
    ['07:30 09:00 10:40', '13:00 14:45 16:15'],
  ],
  ['a night', sheet('20:00', '23:30', '1:00'), ['20:00 23:30 01:00']],
  ['one cell that is no clock', sheet('7:30 | 13:00', '9:00 | soon', '10:30 | 16:00'), ['2/2 NO_CLOCK soon']],
  ['no start', sheet('7:30 | ', '9:00 | 14:30', '10:30 | 16:00'), ['1/2 NO_START ']],
  ['a stop that is none', sheet('Central | 7:30', 'Takeo | 9:00', 'Bridge | 10:30'), ['2/1 UNKNOWN_STOP Takeo']],
  ['two of three stops', sheet('7:30 | 13:00', '9:00 | 14:30'), ['2×2 for 3']],
  ['nothing', '', ['0×0 for 3']],
])('%s', (_, text, expected) => expect(told(text)).toEqual(expected));

test('times that leave at the same minute get their clocks; others are new, on the days of the first; the rest stays', () => {
  const known = { ...newTiming('07:30', stops, '5'), id: '10', blockBefore: '60' };
  const theirs = { ...newTiming('14:00', stops, '5'), mayChange: false };
  const pasted = pastedTimes(sheet('7:30 | 13:00 | 7:30', '9:10 | 14:30 | 9:10', '10:30 | 16:00 | 10:30'), stops);
  const times = pasted.kind === 'times' ? pasted.times : [];
  const { timings, added, changed } = filledTimes([known, theirs], times, stops, '');
  expect([added, changed]).toEqual([1, 1]);
  expect(timings).toMatchObject([
    { id: '10', stops: [{}, { arrivalTime: '09:10' }, {}] },
    theirs,
    {
      id: null,
      blockBefore: '60',
      stops: [{ departureTime: '13:00' }, {}, {}],
      schedules: [{ id: null, vehicleTypeId: '5' }],
    },
  ]);
  expect(filledTimes([], times, stops, '6').timings[0]).toMatchObject({
    id: null,
    schedules: [{ vehicleTypeId: '6' }],
  });
});

test('a time of another branch stays as it is, and is not driven twice', () => {
  const theirs = { ...newTiming('13:00', stops, '5'), mayChange: false };
  const own = { ...newTiming('07:30', stops, '5'), id: '10' };
  const clocks = (text: string) => {
    const pasted = pastedTimes(text, stops);
    return pasted.kind === 'times' ? pasted.times : [];
  };
  const filled = filledTimes([own, theirs], clocks(sheet('7:30 | 13:00', '9:10 | 14:45', '10:30 | 16:00')), stops, '');
  expect(filled).toMatchObject({ added: 0, changed: 1, others: 1 });
  expect(filled.timings).toHaveLength(2);
  expect(filled.timings[1]).toBe(theirs);
  // Where both drive at that minute, the own one gets the clocks.
  const both = filledTimes(
    [theirs, { ...own, stops: theirs.stops }],
    clocks(sheet('13:00', '14:45', '16:00')),
    stops,
    '',
  );
  expect(both).toMatchObject({ added: 0, changed: 1, others: 0 });
});
