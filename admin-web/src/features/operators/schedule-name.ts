import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { weekdayText } from '../../session/time/day-text.js';

const words = defineMessages<{ daily: NoMessageValues; disabled: NoMessageValues }>({
  daily: { id: 'admin.schedule.daily', defaultMessage: 'every day' },
  disabled: { id: 'admin.schedule.disabled', defaultMessage: 'not on sale' },
});

export interface Schedule {
  /** 'HH:mm' */
  departureTime: string;
  /** 1 is Monday. */
  daysOfWeek: readonly number[];
  vehicleName: string;
  disabled: boolean;
}

/** '07:30 · every day · VIP coach'; on some days only, these by their short names. */
export function scheduleName(intl: IntlShape, { departureTime, daysOfWeek, vehicleName, disabled }: Schedule): string {
  const days = daysOfWeek.toSorted((a, b) => a - b).map((day) => weekdayText(intl, day));
  return [
    departureTime,
    days.length === 7 ? intl.formatMessage(words.daily) : days.join(' '),
    vehicleName,
    ...(disabled ? [intl.formatMessage(words.disabled)] : []),
  ].join(' · ');
}
