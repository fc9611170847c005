import type { ReactNode } from 'react';
import classes from './Toolbar.module.css';

export interface ToolbarProps {
  /** The page's heading. */
  title: ReactNode;
  /** Beside it: a count, a status. */
  sub?: ReactNode;
  /** Search and the one primary action, rightmost. */
  children?: ReactNode;
}

/** Top of a back-office page: its name at the left, what one can do at the right. */
export function Toolbar({ title, sub, children }: ToolbarProps) {
  return (
    <header className={classes.toolbar}>
      <div className={classes.title}>
        <h1>{title}</h1>
        {sub !== undefined && <span className={classes.sub}>{sub}</span>}
      </div>
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </header>
  );
}
