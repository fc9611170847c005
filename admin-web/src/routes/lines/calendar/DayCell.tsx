import { Skeleton } from '@naga/ui/Skeleton';
import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import clsx from 'clsx';
import { type IntlShape, useIntl } from 'react-intl';
import { dayText } from '../../../session/time/day-text.js';
import { calendarWords } from './calendar-words.js';
import type { CalendarDeparture, Way } from './chosen-days.js';

/** So many times stand in a day; how many more there are is told. */
const MOST_SHOWN = 4;

export interface DayCellProps {
  /** Undefined: the week lies outside of the month here. */
  day: string | undefined;
  /** Undefined as long as nobody knows. */
  departures: readonly CalendarDeparture[] | undefined;
  isLoading: boolean;
  isChosen: boolean;
  isFocused: boolean;
  isToday: boolean;
  isOver: boolean;
  onChoose: (day: string, way: Way) => void;
}

/** A day, to be chosen. */
export function DayCell(props: DayCellProps) {
  const { day, departures, isLoading, isChosen, isFocused, isToday, isOver, onChoose } = props;
  const intl = useIntl();
  if (day === undefined) return <td className="line-calendar__void" />;
  const date = dayText(intl, day, 'long');
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
      onClick={({ shiftKey }) => onChoose(day, shiftKey ? 'with Shift' : 'pressed')}
    >
      <VisuallyHidden>
        {departures ? intl.formatMessage(calendarWords.day, { day: date, times: timesText(intl, departures) }) : date}
      </VisuallyHidden>
      <span className="line-calendar__number" aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {departures ? <Times departures={departures} /> : isLoading && <Skeleton width="70%" height={12} />}
    </td>
  );
}

/** '07:30, 3 seats sold; 13:00, closed' */
function timesText(intl: IntlShape, departures: readonly CalendarDeparture[]): string {
  const say = intl.formatMessage;
  const said = ({ departureTime: time, seats, runs, closed }: CalendarDeparture): string => {
    if (!runs) return say(calendarWords.keptAt, { time, count: seats });
    const sold = seats === 0 ? time : say(calendarWords.soldAt, { time, count: seats });
    return closed ? say(calendarWords.closedAt, { time: sold }) : sold;
  };
  return departures.length === 0 ? say(calendarWords.nothing) : departures.map(said).join('; ');
}

const soldIn = (departures: readonly CalendarDeparture[]) => departures.reduce((sum, { seats }) => sum + seats, 0);

/** How many seats of each time are sold, what is closed, and what is sold no longer; how many there are on a telephone. */
function Times({ departures }: { departures: readonly CalendarDeparture[] }) {
  const [sold, soldMore] = [soldIn(departures), soldIn(departures.slice(MOST_SHOWN))];
  const rest = departures.length - MOST_SHOWN;
  return (
    <>
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
    </>
  );
}
