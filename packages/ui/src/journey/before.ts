import { defineMessages, type IntlShape } from 'react-intl';

const words = defineMessages<{
  days: { days: number };
  hours: { hours: number };
  minutes: { minutes: number };
  both: { hours: number; minutes: number };
}>({
  days: { id: 'ui.before.days', defaultMessage: '{days} days before' },
  hours: { id: 'ui.before.hours', defaultMessage: '{hours} h before' },
  minutes: { id: 'ui.before.minutes', defaultMessage: '{minutes} min before' },
  both: { id: 'ui.before.hoursMinutes', defaultMessage: '{hours} h {minutes} min before' },
});

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * How long before departure, as people say it: 15 → '15 min before', 90 → '1 h 30 min before', 1440 → '24 h before',
 * 2880 → '2 days before'; `minutes` is whole and above zero.
 */
export function formatBefore(intl: IntlShape, minutes: number): string {
  if (minutes > DAY && minutes % DAY === 0) return intl.formatMessage(words.days, { days: minutes / DAY });
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  if (rest === 0) return intl.formatMessage(words.hours, { hours });
  return hours === 0
    ? intl.formatMessage(words.minutes, { minutes })
    : intl.formatMessage(words.both, { hours, minutes: rest });
}
