import { expect, test } from '@jest/globals';
import { fareKeyOfSeat, formatCabin, formatFareKey, parseCabin, parseFareKey } from './fare-key.js';

const RIDE = { operatorId: '7', routeId: '9', routeTimingId: '31', stopIdFrom: '12', stopIdTo: '15' };

test.each([
  ['7.9.31.12-15', { ...RIDE, cabin: undefined, ridden: undefined }],
  ['7.9.31.12-15/3:0,1', { ...RIDE, cabin: '3:0,1', ridden: undefined }],
  ['7.9.31.12-15/3:', { ...RIDE, cabin: '3:', ridden: undefined }],
  ['7.9.31_30_8.12-15', { ...RIDE, insteadOf: ['30', '8'], cabin: undefined, ridden: undefined }],
  [
    '7.9.31.12-15/3:0@77.3-7.45',
    { ...RIDE, cabin: '3:0', ridden: { routeScheduleId: '77', from: 3, to: 7, seats: 45 } },
  ],
])('%s is read as it was written', (text, key) => {
  expect(parseFareKey(text)).toEqual(key);
  expect(formatFareKey(key)).toBe(text);
});

test.each([
  '',
  '7.9.31.12',
  '7.9.31.12-15/',
  '7.9.31.12-15/3',
  '7.9.31.12-15/x:1',
  '7.9.31.12-15|3:1',
  '7.9.31.12-15@77',
  '7.9.31_.12-15',
  '7.9.31.12-15/3:0@77.3-7',
])('%j is none', (text) => expect(parseFareKey(text)).toBeUndefined());

test('a cabin names each category of its seats once, in one order', () => {
  const text = formatCabin({ vehicleCategoryId: '3', seatCategoryIds: ['2', '0', '2'] });
  expect(text).toBe('3:0,2');
  expect(parseCabin(text)).toEqual({ vehicleCategoryId: '3', seatCategoryIds: ['0', '2'] });
  expect(parseCabin('3:')).toEqual({ vehicleCategoryId: '3', seatCategoryIds: [] });
});

test.each([
  ['7.9.31.12-15/3:0,1', '1', '7.9.31.12-15/3:1'],
  ['7.9.31.12-15/3:0,1', null, '7.9.31.12-15/3:0'],
  ['7.9.31.12-15', '1', '7.9.31.12-15'],
  ['7.9.31.12-15/3:0,1@77.3-7.45', '1', '7.9.31.12-15/3:1@77.3-7.45'],
])('of %s the seat of category %s is %s', (key, category, expected) => {
  expect(fareKeyOfSeat(key, category)).toBe(expected);
});
