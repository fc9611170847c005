import { addMonths, dayByKey, monthOf, weeksOf } from '@naga/kernel/calendar-month.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayText, weekdayText } from '../../../session/time/day-text.js';
import { useLineCalendarQuery } from '../lines.generated.js';
import { calendarWords } from './calendar-words.js';
import { type CalendarDeparture, type ChosenDays, isChosen, shownDepartures } from './chosen-days.js';
import { ChosenDepartures } from './ChosenDepartures.js';
import { DayCell } from './DayCell.js';
import './line-calendar.css';

/** As far as one looks ahead. */
const MOST_MONTHS = 12;
const WEEK = [1, 2, 3, 4, 5, 6, 7];
const lastOf = (month: string): string => addDays(travelDate(`${addMonths(month, 1)}-01`), -1);
const NONE: readonly CalendarDeparture[] = [];

/** On which days which times of a route run and what of them is sold; days are chosen to close their departures. */
export function LineCalendar({ id }: { id: string }) {
  const intl = useIntl();
  const [today] = useState<string>(() => localMoment(Date.now()).date);
  const [chosen, setChosen] = useState<ChosenDays>({ anchor: today, focus: today });
  const [isTouched, setTouched] = useState(false);
  const grid = useRef<HTMLTableElement>(null);
  /** The keyboard has moved on: focus follows once the day is drawn. */
  const follows = useRef(false);
  const month = monthOf(chosen.focus);
  const [min, max] = [monthOf(today), addMonths(monthOf(today), MOST_MONTHS)];
  const variables = { id, from: `${month}-01`, until: lastOf(month) };
  const { data, error, loading, refetch } = useLineCalendarQuery({ variables, fetchPolicy: 'network-only' });
  const departures = shownDepartures(data?.lineCalendar ?? NONE, today);
  const byDay = Map.groupBy(departures, ({ date }) => date);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [chosen]);

  function go(to: string, extends_: boolean) {
    const focus = to < `${min}-01` ? `${min}-01` : to > lastOf(max) ? lastOf(max) : to;
    // Several days are closed at once within a month: what is not in sight is not chosen.
    const isBeside = extends_ && monthOf(focus) === monthOf(chosen.anchor);
    setTouched(true);
    setChosen({ anchor: isBeside ? chosen.anchor : focus, focus });
  }
  const turn = (steps: number) => go(`${addMonths(month, steps)}-01`, false);
  function onKeyDown(event: KeyboardEvent) {
    const to = event.key === 'Enter' || event.key === ' ' ? chosen.focus : dayByKey(chosen.focus, event.key);
    if (to === undefined) return;
    event.preventDefault();
    follows.current = true;
    go(to, event.shiftKey);
  }
  const title = dayText(intl, `${month}-01`, 'month');
  const step = (steps: number, word: 'earlier' | 'later', sign: string, isOff: boolean) => (
    <Button
      variant="quiet"
      size="small"
      aria-label={intl.formatMessage(calendarWords[word])}
      disabled={isOff}
      onClick={() => turn(steps)}
    >
      {sign}
    </Button>
  );
  return (
    <section className="line-editor__preview" id="calendar" tabIndex={-1}>
      <h2>
        <FormattedMessage {...calendarWords.title} />
      </h2>
      <p>
        <FormattedMessage {...calendarWords.about} />
      </p>
      {error && (
        <Notice
          tone="bad"
          action={
            <Button variant="quiet" size="small" onClick={() => void refetch()}>
              <FormattedMessage {...calendarWords.again} />
            </Button>
          }
        >
          <FormattedMessage {...calendarWords.failed} />
        </Notice>
      )}
      <div className="line-calendar">
        <div className="line-calendar__head">
          {step(-1, 'earlier', '‹', month <= min)}
          <strong aria-live="polite">{title}</strong>
          {step(1, 'later', '›', month >= max)}
        </div>
        <table
          ref={grid}
          role="grid"
          aria-label={title}
          aria-describedby="line-calendar-keys"
          aria-multiselectable
          aria-busy={loading}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              {WEEK.map((day) => (
                <th key={day} scope="col">
                  {weekdayText(intl, day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, at) => (
              <tr key={at}>
                {week.map((day, of) => (
                  <DayCell
                    key={day ?? of}
                    day={day}
                    departures={day === undefined ? NONE : (byDay.get(day) ?? NONE)}
                    isChosen={day !== undefined && isTouched && isChosen(chosen, day)}
                    isFocused={day === chosen.focus}
                    isToday={day === today}
                    isOver={day !== undefined && day < today}
                    onChoose={go}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p id="line-calendar-keys" className="line-calendar__keys">
          <FormattedMessage {...calendarWords.keys} />
        </p>
      </div>
      {isTouched && !loading && <ChosenDepartures departures={departures} chosen={chosen} today={today} />}
    </section>
  );
}
