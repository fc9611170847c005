import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** Why there is nothing. */
  children?: ReactNode;
  /** What to do instead: the next day with seats, a city nearby, another kind of transport. */
  actions?: ReactNode;
  /** Level of the heading in the page. */
  level?: 1 | 2 | 3;
}

/** Says that there is nothing here, why, and where to go on. */
export function EmptyState({ title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.empty}>
      <svg className={classes.river} viewBox="0 0 220 60" fill="none" aria-hidden="true">
        <path
          d="M4 42c34 0 40-26 74-26s40 26 72 26 36-22 66-22"
          stroke="var(--river-soft)"
          strokeWidth="3"
          strokeDasharray="2 9"
          strokeLinecap="round"
        />
        <circle cx="8" cy="42" r="6" fill="var(--paper)" stroke="var(--river)" strokeWidth="3" />
        <circle cx="112" cy="28" r="6" fill="var(--paper)" stroke="var(--change)" strokeWidth="3" />
        <circle cx="212" cy="20" r="6" fill="none" stroke="var(--edge)" strokeWidth="2" strokeDasharray="3 3" />
      </svg>
      <Heading className={classes.title}>{title}</Heading>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
