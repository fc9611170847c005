import clsx from 'clsx';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { VisuallyHidden } from '../page/VisuallyHidden.js';
import classes from './Timeline.module.css';

const words = defineMessages({
  done: { id: 'ui.timeline.done', defaultMessage: 'Done:' },
  current: { id: 'ui.timeline.current', defaultMessage: 'Now:' },
  todo: { id: 'ui.timeline.todo', defaultMessage: 'Still to come:' },
  change: { id: 'ui.timeline.change', defaultMessage: 'Changed:' },
  bad: { id: 'ui.timeline.bad', defaultMessage: 'Went wrong:' },
});

export interface TimelineEvent {
  id: string;
  title: ReactNode;
  state: 'done' | 'current' | 'todo' | 'change' | 'bad';
  /** When, as the reader shall see it. */
  at?: ReactNode;
  /** The same instant for machines, ISO 8601, unless `at` says it to them. */
  dateTime?: string;
  children?: ReactNode;
}

/** What happened to a booking or a parcel, and what is still to come, along the river downwards. */
export function Timeline({ events, label }: { events: readonly TimelineEvent[]; label?: string }) {
  const intl = useIntl();
  return (
    <ol className={classes.timeline} aria-label={label}>
      {events.map(({ id, title, state, at, dateTime, children }) => (
        <li key={id} className={clsx(classes.event, classes[state])} aria-current={state === 'current' || undefined}>
          <span className={classes.dot} aria-hidden="true" />
          <div>
            <span className={classes.title}>
              <VisuallyHidden>{intl.formatMessage(words[state])} </VisuallyHidden>
              {title}
            </span>
            {at !== undefined &&
              (dateTime === undefined ? (
                <span className={classes.at}>{at}</span>
              ) : (
                <time className={classes.at} dateTime={dateTime}>
                  {at}
                </time>
              ))}
            {children !== undefined && <div className={classes.body}>{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
