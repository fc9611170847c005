import type { ReactNode } from 'react';
import classes from './StatCard.module.css';

/** StatCards beside each other, as many in a row as fit. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
