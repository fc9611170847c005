import { formatClock, localMoment } from '@naga/kernel/clock-time.js';
import { isoWeekday } from '@naga/kernel/travel-date.js';
import { defineMessages, type IntlShape } from 'react-intl';

const weekdays = defineMessages({
  1: { id: 'ui.weekday.1', defaultMessage: 'Mon' },
  2: { id: 'ui.weekday.2', defaultMessage: 'Tue' },
  3: { id: 'ui.weekday.3', defaultMessage: 'Wed' },
  4: { id: 'ui.weekday.4', defaultMessage: 'Thu' },
  5: { id: 'ui.weekday.5', defaultMessage: 'Fri' },
  6: { id: 'ui.weekday.6', defaultMessage: 'Sat' },
  7: { id: 'ui.weekday.7', defaultMessage: 'Sun' },
});

/**
 * An instant in epoch milliseconds → 'Fri 07:30' on the clocks of our stops (UTC+7). The words are ours: browsers without
 * Khmer in their Intl data would print others than the server did.
 */
export function formatMoment(intl: IntlShape, instant: number): string {
  const { date, minutes } = localMoment(instant);
  return `${intl.formatMessage(weekdays[isoWeekday(date) as keyof typeof weekdays])} ${formatClock(minutes)}`;
}
