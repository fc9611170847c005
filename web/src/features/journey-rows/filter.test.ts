import { describe, expect, test } from '@jest/globals';
import { bandOf, countChosen, countValues, filterRows, readFilters, tellsApart } from './filter.js';
import { aRow } from './testing/a-row.js';

const rows = [
  aRow('early', { time: '05:00', rating: 4.7, minutes: 180 }),
  aRow('noon', { time: '12:00', rating: 4.2, minutes: 181, amenities: [{ code: 'ac', name: 'Air conditioning' }] }),
  aRow('late', { time: '23:30', rating: undefined, minutes: 600, categories: ['Van'], amenities: [], tripInfos: [] }),
  aRow('changing', {
    time: '09:00',
    rating: 4.5,
    minutes: 540,
    changes: [{ place: 'Battambang', waitMinutes: 50, at: 0.5 }],
    operators: [
      { id: '1', slug: 'mekong-ibis', name: 'Mekong Ibis', logoUrl: undefined },
      { id: '2', slug: 'tonle', name: 'Tonle Express', logoUrl: undefined },
    ],
  }),
];
const left = (query: string) => filterRows(rows, readFilters(new URLSearchParams(query))).map(({ id }) => id);

test.each([
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'night'],
])('%s is in the %s', (time, band) => expect(bandOf(time)).toBe(band));

describe('the filters of an address', () => {
  test.each([
    ['', ['early', 'noon', 'late', 'changing']],
    ['time=morning', ['early', 'changing']],
    ['time=morning&time=night', ['early', 'late', 'changing']],
    ['rating=4.5', ['early', 'changing']],
    ['rating=4', ['early', 'noon', 'changing']],
    ['changes=0', ['early', 'noon', 'late']],
    ['op=2', ['changing']],
    ['op=1&op=2', ['early', 'noon', 'late', 'changing']],
    ['kind=Van', ['late']],
    ['hours=3', ['early']],
    ['hours=9', ['early', 'noon', 'changing']],
    ['on=ac', ['early', 'noon', 'changing']],
    ['on=ac&on=wifi', ['early', 'changing']],
    ['info=non-stop', ['early', 'noon', 'changing']],
    ['info=non-stop&info=night-ride', []],
    ['board=10&drop=99', []],
    ['time=morning&rating=4.5&changes=1', ['changing']],
    ['time=teatime', []],
    ['pax=2&sort=price', ['early', 'noon', 'late', 'changing']],
  ])('%s leaves %j', (query, ids) => expect(left(query)).toEqual(ids));

  test('count what each value would leave while the other groups stay', () => {
    const filters = readFilters(new URLSearchParams('time=morning'));
    expect(Object.fromEntries(countValues(rows, filters, 'time'))).toEqual({ morning: 2, afternoon: 1, night: 1 });
    expect(Object.fromEntries(countValues(rows, filters, 'changes'))).toEqual({ '0': 1, '1': 1 });
    expect(countChosen(filters)).toBe(1);
  });

  test('count what is on board together with what was chosen there', () => {
    const filters = readFilters(new URLSearchParams('on=wifi'));
    expect(Object.fromEntries(countValues(rows, filters, 'on'))).toEqual({ ac: 2, wifi: 2 });
  });
});

test.each([
  ['changes', '1', true],
  ['hours', '12', false],
  ['board', '10', false],
  ['on', 'toilet', false],
  ['info', 'non-stop', true],
] as const)('%s=%s is a choice: %s', (group, value, is) => expect(tellsApart(rows, group, value)).toBe(is));
