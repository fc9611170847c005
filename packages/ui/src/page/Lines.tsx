import type { ReactNode } from 'react';
import classes from './Lines.module.css';

/** What it is and how much, a line each. */
export function Lines({ lines }: { lines: readonly { id: string; label: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ id, label, value }) => (
        <div className={classes.line} key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
