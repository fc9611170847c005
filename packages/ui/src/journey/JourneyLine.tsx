import clsx from 'clsx';
import type { ReactNode } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { VisuallyHidden } from '../page/VisuallyHidden.js';
import { formatDuration } from './duration.js';
import classes from './JourneyLine.module.css';
import { RiverLine, type RiverMark } from './RiverLine.js';

const words = defineMessages<{
  direct: NoMessageValues;
  change: { place: string; wait: string };
  changes: { count: number };
  departs: NoMessageValues;
  arrives: NoMessageValues;
  takes: NoMessageValues;
  laterDay: { days: number };
}>({
  direct: { id: 'ui.journey.direct', defaultMessage: 'direct' },
  change: { id: 'ui.journey.change', defaultMessage: 'change in {place} · {wait}' },
  changes: { id: 'ui.journey.changes', defaultMessage: '{count, plural, one {# change} other {# changes}}' },
  departs: { id: 'ui.journey.departs', defaultMessage: 'Leaves' },
  arrives: { id: 'ui.journey.arrives', defaultMessage: 'Arrives' },
  takes: { id: 'ui.journey.takes', defaultMessage: 'Takes' },
  laterDay: {
    id: 'ui.journey.laterDay',
    defaultMessage: '{days, plural, one {the next day} other {# days later}}',
  },
});

export interface JourneyEnd {
  /** Local clock, '07:30'. */
  time: ReactNode;
  /** Boarding or arrival place; several lines are allowed (a ticket shows it in Khmer too). */
  place: ReactNode;
  /** Days after the day of departure. */
  dayOffset?: number;
}

export interface JourneyLineProps {
  departure: JourneyEnd;
  arrival: JourneyEnd;
  /** Whole journey, waiting included. */
  minutes: number;
  /** `at`, 0 to 1, places the amber dot by time. */
  changes?: readonly { place: string; waitMinutes: number; at?: number }[];
  /** Takes the place of the line of words under the river ("direct"). */
  note?: ReactNode;
  small?: boolean;
}

/** A journey as one line: when and where it starts, how long it takes, where one changes, when and where it ends. */
export function JourneyLine({ departure, arrival, minutes, changes = [], note, small }: JourneyLineProps) {
  const intl = useIntl();
  const marks: RiverMark[] = [
    { kind: 'board', at: 0 },
    ...changes.map(({ at }, index) => ({ kind: 'change' as const, at: at ?? (index + 1) / (changes.length + 1) })),
    { kind: 'leave', at: 1 },
  ];
  const [only, another] = changes;
  const under = () => {
    if (only === undefined) return intl.formatMessage(words.direct);
    if (another !== undefined) return intl.formatMessage(words.changes, { count: changes.length });
    return intl.formatMessage(words.change, { place: only.place, wait: formatDuration(intl, only.waitMinutes) });
  };
  const end = ({ time, place, dayOffset = 0 }: JourneyEnd, role: 'departs' | 'arrives') => (
    <span className={clsx(classes.end, role === 'arrives' && classes.arrival)}>
      <VisuallyHidden>{intl.formatMessage(words[role])} </VisuallyHidden>
      <time className={classes.time}>
        {time}
        {dayOffset > 0 && (
          <span className={classes.day}>
            <span aria-hidden="true">+{dayOffset}</span>
            <VisuallyHidden> {intl.formatMessage(words.laterDay, { days: dayOffset })}</VisuallyHidden>
          </span>
        )}
      </time>
      <span className={classes.place}>{place}</span>
    </span>
  );
  return (
    <div className={clsx(classes.journey, small === true && classes.small)}>
      {end(departure, 'departs')}
      <span className={classes.middle}>
        <span>
          <VisuallyHidden>{intl.formatMessage(words.takes)} </VisuallyHidden>
          {formatDuration(intl, minutes)}
        </span>
        <RiverLine marks={marks} />
        <span>{note ?? under()}</span>
      </span>
      {end(arrival, 'arrives')}
    </div>
  );
}
