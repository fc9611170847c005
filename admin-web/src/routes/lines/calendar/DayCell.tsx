import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import clsx from 'clsx';
import { useIntl } from 'react-intl';
import { dayText } from '../../../session/time/day-text.js';
import { calendarWords } from './calendar-words.js';
import type { CalendarDeparture } from './chosen-days.js';

/** So many times stand in a day; how many more there are is told. */
const MOST_SHOWN = 4;

export interface DayCellProps {
  /** Undefined: the week lies outside of the month here. */
  day: string | undefined;
  departures: readonly CalendarDeparture[];
  isChosen: boolean;
  isFocused: boolean;
  isToday: boolean;
  isOver: boolean;
  onChoose: (day: string, extend: boolean) => void;
}

/** A day with its times: how many seats of each are sold, what is closed, and what is sold no longer. */
export function DayCell({ day, departures, isChosen, isFocused, isToday, isOver, onChoose }: DayCellProps) {
  const intl = useIntl();
  if (day === undefined) return <td className="line-calendar__void" />;
  const say = intl.formatMessage;
  const said = ({ departureTime: time, seats, runs, closed }: CalendarDeparture): string => {
    if (!runs) return say(calendarWords.keptAt, { time, count: seats });
    const sold = seats === 0 ? time : say(calendarWords.soldAt, { time, count: seats });
    return closed ? say(calendarWords.closedAt, { time: sold }) : sold;
  };
  const times = departures.length === 0 ? say(calendarWords.nothing) : departures.map(said).join('; ');
  const soldIn = (those: readonly CalendarDeparture[]) => those.reduce((sum, { seats }) => sum + seats, 0);
  const [sold, soldMore] = [soldIn(departures), soldIn(departures.slice(MOST_SHOWN))];
  const rest = departures.length - MOST_SHOWN;
  return (
    // The keys of the grid lead to it and choose it.
    <td
      role="gridcell"
      className={clsx(
        'line-calendar__day',
        isToday && 'line-calendar__day--today',
        isOver && 'line-calendar__day--over',
      )}
      tabIndex={isFocused ? 0 : -1}
      aria-selected={isChosen}
      data-day={day}
      onClick={({ shiftKey }) => onChoose(day, shiftKey)}
    >
      <VisuallyHidden>{say(calendarWords.day, { day: dayText(intl, day, 'long'), times })}</VisuallyHidden>
      <span className="line-calendar__number" aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className="line-calendar__times" aria-hidden="true">
        {departures.slice(0, MOST_SHOWN).map(({ routeScheduleId, departureTime, seats, runs, closed }) => (
          <span key={routeScheduleId} data-state={!runs ? 'kept' : closed ? 'closed' : 'runs'}>
            {departureTime}
            {seats > 0 && <b>{seats}</b>}
          </span>
        ))}
        {rest > 0 && (
          <span>
            +{rest}
            {soldMore > 0 && <b>{soldMore}</b>}
          </span>
        )}
      </span>
      {departures.length > 0 && (
        <span className="line-calendar__short" aria-hidden="true">
          {departures.length}×{sold > 0 && <b>{sold}</b>}
        </span>
      )}
    </td>
  );
}
