import { weeksOf } from '@naga/kernel/calendar-month.js';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { weekdayText } from '../../../session/time/day-text.js';
import { type CalendarDeparture, type DayChoice, isChosen, type Way } from './chosen-days.js';
import { DayCell } from './DayCell.js';

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const NONE: readonly CalendarDeparture[] = [];

export interface MonthGridProps {
  /** 'YYYY-MM' */
  month: string;
  title: string;
  /** Id of what says which keys there are. */
  keysId: string;
  today: string;
  /** Undefined as long as nobody knows. */
  departures: readonly CalendarDeparture[] | undefined;
  isLoading: boolean;
  chosen: DayChoice;
  /** Nothing is chosen before somebody has. */
  isTouched: boolean;
  onChoose: (day: string, way: Way) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The days of a month by weeks. */
export function MonthGrid({ month, title, today, departures, isLoading, chosen, isTouched, ...props }: MonthGridProps) {
  const intl = useIntl();
  const byDay = departures && Map.groupBy(departures, ({ date }) => date);
  return (
    <table
      role="grid"
      aria-label={title}
      aria-describedby={props.keysId}
      aria-multiselectable
      aria-busy={isLoading}
      onKeyDown={props.onKeyDown}
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
                departures={byDay && (byDay.get(day ?? '') ?? NONE)}
                isLoading={isLoading}
                isChosen={day !== undefined && isTouched && isChosen(chosen, day)}
                isFocused={day === chosen.focus}
                isToday={day === today}
                isOver={day !== undefined && day < today}
                onChoose={props.onChoose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
