import type { ReactNode } from 'react';
import { ToneIcon } from '../page/ToneIcon.js';
import classes from './FieldError.module.css';

/** What is wrong with one field and how to mend it; `id` is what the control's aria-describedby names. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={classes.error} id={id}>
      <ToneIcon tone="bad" className={classes.icon} />
      <span>{children}</span>
    </p>
  );
}
