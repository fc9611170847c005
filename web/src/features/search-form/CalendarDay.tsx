import { formatDate } from '@naga/app-kit/format-date.js';
import { approximate } from '@naga/kernel/exchange-rate.js';
import { useShownRates } from '@naga/ui/shown-rate.js';
import { defineMessages, useIntl } from 'react-intl';
import { useSite } from '../../session/site.js';
import { type CalendarPrice, cellPrice, spokenAmount } from './calendar-prices.js';
import classes from './Calendar.module.css';

const words = defineMessages<{
  from: { day: string; amount: string; count: number; currency: string };
  low: { from: string };
  none: { day: string };
  thousands: { amount: string };
}>({
  from: {
    id: 'web.calendar.from',
    defaultMessage:
      '{day}, from {amount} {currency, select, KHR {riel} LAK {kip} THB {baht} VND {dong} other {{count, plural, one {dollar} other {dollars}}}}',
  },
  low: { id: 'web.calendar.low', defaultMessage: '{from}, lowest price of the month' },
  none: { id: 'web.calendar.none', defaultMessage: '{day}, nothing on sale' },
  thousands: { id: 'web.calendar.thousands', defaultMessage: '{amount}k' },
});

export interface CalendarDayProps {
  /** 'YYYY-MM-DD' */
  day: string;
  /** Undefined while nobody knows, null where nothing is on sale. */
  price: CalendarPrice | null | undefined;
  isClosed: boolean;
  isChosen: boolean;
  isFocused: boolean;
  onChoose: (day: string) => void;
}

/** A day with its lowest price; the lowest of the month stands in a frame, and is called so. */
export function CalendarDay({ day, price, isClosed, isChosen, isFocused, onChoose }: CalendarDayProps) {
  const intl = useIntl();
  const { language } = useSite();
  const name = formatDate(day, language, 'long');
  const rate = useShownRates()[price?.fare.currency ?? 'USD'];
  const fare = price && (rate ? approximate(price.fare, rate) : price.fare);
  const about = rate === undefined ? '' : '≈';
  const says = () => {
    if (isClosed || price === undefined) return name;
    if (price === null) return intl.formatMessage(words.none, { day: name });
    const { currency } = fare!;
    const amount = about + spokenAmount(fare!);
    const from = intl.formatMessage(words.from, { day: name, amount, currency, count: amount === '1' ? 1 : 2 });
    return price.isLow ? intl.formatMessage(words.low, { from }) : from;
  };
  const text = () => {
    if (isClosed || price == null) return price === null && !isClosed ? '–' : '';
    const { text: amount, inThousands } = cellPrice(fare!);
    return about + (inThousands ? intl.formatMessage(words.thousands, { amount }) : amount);
  };
  return (
    <button
      type="button"
      className={classes.day}
      disabled={isClosed}
      tabIndex={isFocused ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={says()}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
      <small data-low={price?.isLow || undefined}>{text()}</small>
    </button>
  );
}
