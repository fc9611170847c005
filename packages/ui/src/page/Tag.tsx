import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './Tag.module.css';
import type { Tone } from './tone.js';

export interface TagProps {
  tone?: Tone;
  children: ReactNode;
}

/** A short fact on a card: "Free cancellation until Fri 07:30", "3 seats left". */
export function Tag({ tone = 'quiet', children }: TagProps) {
  return <span className={clsx(classes.tag, classes[tone])}>{children}</span>;
}
