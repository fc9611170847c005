import { formatDate } from '@naga/app-kit/format-date.js';
import { addMonths, dayByKey, monthOf, weeksOf } from '@naga/kernel/calendar-month.js';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useSite } from '../../session/site.js';
import { readNational } from '../../session/national-query.js';
import { pricesOf } from './calendar-prices.js';
import type { CalendarRoute } from './calendar-route.js';
import { CalendarDay } from './CalendarDay.js';
import classes from './Calendar.module.css';
import { LowestFareNote } from './LowestFareNote.js';
import { useCalendarFares } from './use-calendar-fares.js';

const words = defineMessages({
  earlier: { id: 'web.calendar.earlier', defaultMessage: 'Earlier month' },
  later: { id: 'web.calendar.later', defaultMessage: 'Later month' },
  loading: { id: 'web.calendar.loading', defaultMessage: 'Looking up prices' },
  failed: { id: 'web.calendar.failed', defaultMessage: 'Prices could not be loaded' },
  lowest: { id: 'web.calendar.lowest', defaultMessage: 'lowest of the month' },
});

export interface CalendarProps {
  /** 'YYYY-MM-DD' or empty. */
  value: string;
  min: string;
  max: string;
  route: CalendarRoute | undefined;
  onChoose: (date: string) => void;
}

/** One month with the lowest fare of each day; arrows move by days and weeks, pages by months (WAI-ARIA: date picker dialog). */
export function Calendar({ value, min, max, route, onChoose }: CalendarProps) {
  const intl = useIntl();
  const { language } = useSite();
  const [query] = useSearchParams();
  const [focused, setFocused] = useState(value !== '' && value >= min && value <= max ? value : min);
  const grid = useRef<HTMLTableElement>(null);
  const month = monthOf(focused);
  const last = monthOf(max);
  const { days, isKnown, isLoading, hasFailed } = useCalendarFares(route, { month, min, max });
  const countries = [...new Set([...days.values()].flatMap((fares) => Object.keys(fares?.nationals ?? {})))];
  const nationalOf = readNational(query, countries);
  const prices = pricesOf(days, month, nationalOf);

  useEffect(() => {
    grid.current?.querySelector<HTMLButtonElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  const go = (date: string) => {
    setFocused(date < min ? min : date > max ? max : date);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayByKey(focused, event.key);
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const weekdays = weeksOf('2024-01')[0]!;
  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.step}
          aria-label={intl.formatMessage(words.earlier)}
          disabled={month <= monthOf(min)}
          onClick={() => go(`${addMonths(month, -1)}-01`)}
        >
          <span aria-hidden="true">‹</span>
        </button>
        <strong aria-live="polite">{formatDate(`${month}-01`, language, 'month')}</strong>
        <button
          type="button"
          className={classes.step}
          aria-label={intl.formatMessage(words.later)}
          disabled={month >= last}
          onClick={() => go(`${addMonths(month, 1)}-01`)}
        >
          <span aria-hidden="true">›</span>
        </button>
      </div>
      <table ref={grid} className={classes.grid} aria-busy={isLoading} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {formatDate(day!, language, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, at) => (
                <td key={day ?? at}>
                  {day !== undefined && (
                    <CalendarDay
                      day={day}
                      price={prices.get(day) ?? (days.has(day) ? null : undefined)}
                      isClosed={day < min || day > max}
                      isChosen={day === value}
                      isFocused={day === focused}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {route !== undefined && (
        <p className={classes.note}>
          <span role="status">
            {hasFailed ? intl.formatMessage(words.failed) : isLoading ? intl.formatMessage(words.loading) : ''}
          </span>
          {isKnown && (
            <>
              <LowestFareNote nationalOf={nationalOf} />
              {[...prices.values()].some(({ isLow }) => isLow) && (
                <span className={classes.lowest}>{intl.formatMessage(words.lowest)}</span>
              )}
            </>
          )}
        </p>
      )}
    </div>
  );
}
