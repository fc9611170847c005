import clsx from 'clsx';
import classes from './Tag.module.css';
import type { TagProps } from './Tag.js';

/** The state of a row in the back office: booked, to collect, refund pending. */
export function StatusPill({ tone = 'quiet', children }: TagProps) {
  return <span className={clsx(classes.tag, classes.pill, classes[tone])}>{children}</span>;
}
