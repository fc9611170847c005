import type { ReactNode } from 'react';
import classes from './Disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
}

/** Folded detail: native, so that it opens without script and is found by the browser's search. */
export function Disclosure({ summary, children, open }: DisclosureProps) {
  return (
    <details className={classes.disclosure} open={open}>
      <summary className={classes.summary}>{summary}</summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}
