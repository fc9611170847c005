import { expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import { dayText, weekdaysText, weekdayText } from './day-text.js';

const reader = (locale: string) => createIntl({ locale, onError: () => undefined });

test.each([
  ['en', 'Sat 21 Nov', 'Mon', 'Fri, Sat'],
  ['km', 'ស. 21 វិច្ឆិកា', 'ច.', 'សុ. ស.'],
  ['es', 'sáb 21 nov', 'lun', 'vie y sáb'],
])('%s reads %s, %s and %s', (language, day, monday, both) => {
  expect(dayText(reader(language), '2026-11-21')).toBe(day);
  expect(weekdayText(reader(language), 1)).toBe(monday);
  expect(weekdaysText(reader(language), [5, 6])).toBe(both);
});

test.each([
  ['en', 'Mon Tue Wed Thu Fri Sat Sun'],
  ['km', 'ច. អ. ព. ព្រ. សុ. ស. អា.'],
])('the week in %s begins with Monday: %s', (language, week) =>
  expect([1, 2, 3, 4, 5, 6, 7].map((day) => weekdayText(reader(language), day)).join(' ')).toBe(week),
);
