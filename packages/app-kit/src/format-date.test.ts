import { expect, test } from '@jest/globals';
import { formatDate } from './format-date.js';

test.each([
  ['en', 'day', 'Sat 21 Nov'],
  ['en', 'long', 'Saturday 21 November 2026'],
  ['en', 'strip', 'Sat 21'],
  ['en', 'month', 'November 2026'],
  ['en', 'weekday', 'Sat'],
  ['km', 'day', 'ស. 21 វិច្ឆិកា'],
  ['km', 'long', 'ថ្ងៃសៅរ៍ ទី21 ខែវិច្ឆិកា ឆ្នាំ2026'],
  ['km', 'strip', 'ស. 21'],
  ['km', 'month', 'វិច្ឆិកា 2026'],
  ['km', 'weekday', 'ស.'],
  ['th', 'month', 'พฤศจิกายน 2026'],
  ['es', 'day', 'sáb 21 nov'],
  ['es', 'month', 'noviembre de 2026'],
  ['es', 'weekday', 'sáb'],
] as const)('in %s, as %s, the 21st of November 2026 is %s', (language, style, text) =>
  expect(formatDate('2026-11-21', language, style)).toBe(text),
);

// How they are shortened changes with the Unicode data of the day.
test.each(['th', 'vi'] as const)('in %s a weekday and a month have no English name', (language) => {
  for (const style of ['day', 'long', 'strip', 'month', 'weekday'] as const)
    expect(formatDate('2026-11-21', language, style)).not.toMatch(/Sat|Nov/);
});

test('Thai dates count years as elsewhere', () => expect(formatDate('2026-11-21', 'th', 'long')).toContain('2026'));

test('a browser that knows no Khmer is not asked for it', () => {
  const asked = Intl.DateTimeFormat;
  Intl.DateTimeFormat = (() => {
    throw new Error('asked');
  }) as unknown as typeof Intl.DateTimeFormat;
  try {
    for (let month = 1; month <= 12; month += 1)
      expect(formatDate(`2026-${String(month).padStart(2, '0')}-01`, 'km', 'long')).not.toMatch(/[a-z]/i);
  } finally {
    Intl.DateTimeFormat = asked;
  }
});
