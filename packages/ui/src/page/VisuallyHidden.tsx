import type { ComponentPropsWithoutRef } from 'react';
import classes from './VisuallyHidden.module.css';

/** Text for screen readers only; takes the attributes of a span (role, aria-live, …). */
export function VisuallyHidden(props: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={classes.hidden} />;
}
