import type { ReactNode } from 'react';
import classes from './ResultsBar.module.css';

/** A heading with a button at its end that unfolds what belongs to it; native, so that it works without script. */
export function Foldout({ head, summary, children }: { head: ReactNode; summary: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.fold}>
      {head}
      <details className={classes.details}>
        <summary className={classes.button}>{summary}</summary>
        <div className={classes.form}>{children}</div>
      </details>
    </div>
  );
}
