import { formatDate } from '@naga/app-kit/format-date.js';
import type { DateStyle } from '@naga/app-kit/khmer-dates.js';
import { isLanguage } from '@naga/kernel/language.js';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import type { IntlShape } from 'react-intl';

type Reader = Pick<IntlShape, 'locale'>;

/** 'Sat 21 Nov' of '2026-11-21', with the names of the reader's language: a browser's own dates know no Khmer. */
export const dayText = ({ locale }: Reader, date: string, style?: DateStyle): string =>
  formatDate(date, isLanguage(locale) ? locale : 'en', style);

/** The first of January 2024 was a Monday. */
const MONDAY = travelDate('2024-01-01');

/** 'Mon' for 1, 'Sun' for 7. */
export const weekdayText = (reader: Reader, day: number): string =>
  dayText(reader, addDays(MONDAY, day - 1), 'weekday');

/** 'Fri, Sat' */
export const weekdaysText = (intl: IntlShape, days: readonly number[]): string =>
  intl.formatList(
    days.map((day) => weekdayText(intl, day)),
    { type: 'unit' },
  );
