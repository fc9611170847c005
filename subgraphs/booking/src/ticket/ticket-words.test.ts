import { describe, expect, test } from '@jest/globals';
import { clockOf, dayOf, word, durationOf } from './ticket-words.js';

describe('words of a ticket', () => {
  test.each([
    ['en', 'Sat, 21 Nov 2026'],
    ['km', 'សៅរ៍ 21 វិច្ឆិកា 2026'],
    ['th', 'เสาร์ 21 พ.ย. 2026'],
    ['vi', 'Thứ 7, 21 thg 11, 2026'],
    ['es', 'sáb, 21 nov 2026'],
  ] as const)('the day in %s is %s, in the year all calendars share', (language, expected) => {
    expect(dayOf(language, '2026-11-21T07:30:00+07:00')).toBe(expected);
  });

  test('times are those of the clock at the stop', () => {
    expect(clockOf('2026-11-21T07:30:00+07:00')).toBe('07:30');
  });

  test('values are filled in, unknown words are a mistake of ours', () => {
    expect(word('es', 'title-ms', { name: 'Ana' })).toBe('Sra. Ana');
    expect(() => word('en', 'nothing')).toThrow('ticket.nothing');
  });
});

test.each([
  [335, '5 h 35'],
  [360, '6 h'],
  [45, '45 min'],
])('%d minutes are %s', (minutes, text) => {
  expect(durationOf('en', minutes)).toBe(text);
});
