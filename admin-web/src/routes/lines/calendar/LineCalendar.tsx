import { addMonths, dayByKey, lastDayOf, monthOf } from '@naga/kernel/calendar-month.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AskAgain } from '../../../session/AskAgain.js';
import { dayText } from '../../../session/time/day-text.js';
import { useLineCalendarQuery } from '../lines.generated.js';
import { calendarWords } from './calendar-words.js';
import { choiceAt, type DayChoice, shownDepartures, type Way } from './chosen-days.js';
import { ChosenDepartures } from './ChosenDepartures.js';
import { MonthGrid } from './MonthGrid.js';
import './line-calendar.css';

/** As far as one looks ahead. */
const MOST_MONTHS = 12;
const KEYS_ID = 'line-calendar-keys';

/** On which days which times of a route run and what of them is sold; days are chosen to close their departures. */
export function LineCalendar({ id }: { id: string }) {
  const intl = useIntl();
  const [today] = useState<string>(() => localMoment(Date.now()).date);
  const [chosen, setChosen] = useState<DayChoice>({ anchor: today, focus: today, isOpen: false });
  const [isTouched, setTouched] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  /** The keyboard has moved on: focus follows once the day is drawn. */
  const follows = useRef(false);
  const month = monthOf(chosen.focus);
  const [min, max] = [monthOf(today), addMonths(monthOf(today), MOST_MONTHS)];
  const variables = { id, from: `${month}-01`, until: lastDayOf(month) };
  const { data, error, loading, refetch } = useLineCalendarQuery({
    variables,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const departures = data && shownDepartures(data.lineCalendar, today);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [chosen]);

  function go(to: string, way: Way) {
    const focus = to < `${min}-01` ? `${min}-01` : to > lastDayOf(max) ? lastDayOf(max) : to;
    setTouched(true);
    setChosen(choiceAt(chosen, focus, way));
  }
  function onKeyDown(event: KeyboardEvent) {
    const isPress = event.key === 'Enter' || event.key === ' ';
    const to = isPress ? chosen.focus : dayByKey(chosen.focus, event.key);
    if (to === undefined) return;
    event.preventDefault();
    follows.current = true;
    go(to, event.shiftKey ? 'with Shift' : isPress ? 'pressed' : 'led');
  }
  const title = dayText(intl, `${month}-01`, 'month');
  const step = (steps: number, word: 'earlier' | 'later', sign: string, isOff: boolean) => (
    <Button
      variant="quiet"
      size="small"
      aria-label={intl.formatMessage(calendarWords[word])}
      disabled={isOff}
      onClick={() => go(`${addMonths(month, steps)}-01`, 'led')}
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
      {error && !loading && (
        <Notice tone="bad" live="alert" action={<AskAgain variant="quiet" size="small" refetch={refetch} />}>
          <FormattedMessage {...calendarWords.failed} />
        </Notice>
      )}
      <div ref={grid} className="line-calendar">
        <div className="line-calendar__head">
          {step(-1, 'earlier', '‹', month <= min)}
          <strong aria-live="polite">{title}</strong>
          {step(1, 'later', '›', month >= max)}
        </div>
        <MonthGrid
          month={month}
          title={title}
          keysId={KEYS_ID}
          today={today}
          departures={departures}
          isLoading={loading}
          chosen={chosen}
          isTouched={isTouched}
          onChoose={go}
          onKeyDown={onKeyDown}
        />
        <p id={KEYS_ID} className="line-calendar__keys">
          <FormattedMessage {...calendarWords.keys} />
        </p>
      </div>
      {isTouched && departures && <ChosenDepartures departures={departures} chosen={chosen} today={today} />}
    </section>
  );
}
