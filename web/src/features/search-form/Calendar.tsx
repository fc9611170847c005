import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { formatDate } from '../../session/dates.js';
import { useSite } from '../../session/site.js';
import { addMonths, monthOf, weeksOf } from './calendar-month.js';
import type { CalendarRoute } from './calendar-route.js';
import classes from './Calendar.module.css';
import { findCalendarPrices, type CalendarPrice } from './find-calendar-prices.js';

const words = defineMessages({
  earlier: { id: 'web.calendar.earlier', defaultMessage: 'Earlier month' },
  later: { id: 'web.calendar.later', defaultMessage: 'Later month' },
});

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
export interface CalendarProps {
  /** 'YYYY-MM-DD' or empty. */
  value: string;
  min: string;
  max: string;
  route: CalendarRoute | undefined;
  onChoose: (date: string) => void;
}

/** One month with the lowest fare of each day; arrows move by days and weeks (WAI-ARIA: date picker dialog). */
export function Calendar({ value, min, max, route, onChoose }: CalendarProps) {
  const intl = useIntl();
  const { language } = useSite();
  const [focused, setFocused] = useState(value !== '' && value >= min && value <= max ? value : min);
  const [prices, setPrices] = useState<ReadonlyMap<string, CalendarPrice>>(new Map());
  const grid = useRef<HTMLTableElement>(null);
  const month = monthOf(focused);
  const last = monthOf(max);
  const { from, to, transportType = null } = route ?? {};

  useEffect(() => {
    grid.current?.querySelector<HTMLButtonElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  useEffect(() => {
    if (from === undefined || to === undefined) return;
    let current = true;
    const start = `${month}-01` < min ? min : `${month}-01`;
    findCalendarPrices({ from, to, start, days: 31, transportType }, language).then(
      (found) => current && setPrices(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [from, to, transportType, month, min, language]);

  const go = (date: string) => {
    setFocused(date < min ? min : date > max ? max : date);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(addDays(travelDate(focused), step));
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
      <table ref={grid} className={classes.grid} onKeyDown={onKeyDown}>
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
                    <button
                      type="button"
                      className={classes.day}
                      disabled={day < min || day > max}
                      tabIndex={day === focused ? 0 : -1}
                      aria-pressed={day === value}
                      aria-label={[formatDate(day, language, 'long'), prices.get(day)?.text].filter(Boolean).join(', ')}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                      <small className={prices.get(day)?.low === true ? classes.low : undefined}>
                        {prices.get(day)?.text}
                      </small>
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
