import clsx from 'clsx';
import type { CSSProperties } from 'react';
import classes from './RiverLine.module.css';

export interface RiverMark {
  /** board: hollow; leave: full; change: amber; via: a stop one stays on board at. */
  kind: 'board' | 'leave' | 'change' | 'via';
  /** Where on the line, 0 to 1. Left out, the marks stand at equal distances. */
  at?: number;
}

export interface RiverLineProps {
  marks?: readonly RiverMark[];
  vertical?: boolean;
  className?: string;
}

const DIRECT: readonly RiverMark[] = [{ kind: 'board' }, { kind: 'leave' }];

/** The line between stops that Naga draws wherever something moves. A picture only: the words beside it say the same. */
export function RiverLine({ marks = DIRECT, vertical, className }: RiverLineProps) {
  return (
    <span className={clsx(classes.line, vertical === true && classes.vertical, className)} aria-hidden="true">
      {marks.map(({ kind, at }, position) => (
        <span
          key={position}
          className={clsx(classes.dot, kind !== 'board' && classes[kind])}
          style={{ '--at': at ?? position / Math.max(1, marks.length - 1) } as CSSProperties}
        />
      ))}
    </span>
  );
}
