import type { IntlShape } from 'react-intl';

/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** 'Mon' for 1. */
export const weekdayText = (intl: IntlShape, day: number): string =>
  intl.formatDate(MONDAY + (day - 1) * DAY_MS, { weekday: 'short', timeZone: 'UTC' });

/** 'Fri, Sat' */
export const weekdaysText = (intl: IntlShape, days: readonly number[]): string =>
  days.map((day) => weekdayText(intl, day)).join(', ');
