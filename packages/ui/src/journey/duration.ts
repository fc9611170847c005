import { defineMessages, type IntlShape } from 'react-intl';

const words = defineMessages<{
  minutes: { minutes: number | string };
  hours: { hours: number };
  both: { hours: number; minutes: number | string };
}>({
  minutes: { id: 'ui.duration.minutes', defaultMessage: '{minutes} min' },
  hours: { id: 'ui.duration.hours', defaultMessage: '{hours} h' },
  both: { id: 'ui.duration.hoursMinutes', defaultMessage: '{hours} h {minutes}' },
});

/** 340 → '5 h 40', 360 → '6 h', 45 → '45 min', in the reader's language; `minutes` is whole and not negative. */
export function formatDuration(intl: IntlShape, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return intl.formatMessage(words.minutes, { minutes: rest });
  if (rest === 0) return intl.formatMessage(words.hours, { hours });
  return intl.formatMessage(words.both, { hours, minutes: String(rest).padStart(2, '0') });
}
