import { Children, type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../form/Button.js';
import { filterWords } from './FilterBar.js';
import classes from './FilterFields.module.css';

export interface FilterFieldsProps {
  /** What one asks for most, mostly the search: never folded. */
  first: ReactNode;
  /** The other controls. */
  children?: ReactNode;
  /** Those asked for seldom, under them. */
  more?: ReactNode;
  /** How many of the others narrow the list now, where no chip says so. */
  active?: number;
  /** After the controls and never folded: the button that asks, or the FilterBar. */
  end?: ReactNode;
}

/**
 * The controls that narrow a list. Where there is room all of them stand beside each other; a telephone shows the first
 * and folds the others, so that rows are seen without scrolling. Without script nothing is folded.
 */
export function FilterFields({ first, children, more, active = 0, end }: FilterFieldsProps) {
  const intl = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const others = Children.toArray([children, more]).length;
  const name = intl.formatMessage(filterWords.filters);
  return (
    <div className={classes.fields}>
      <div className={classes.first}>{first}</div>
      {/* One control takes no more room than the button that would show it. */}
      {others > 1 && (
        <span className={classes.fold}>
          <Button variant="quiet" size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {active > 0 ? `${name} · ${active}` : name}
          </Button>
        </span>
      )}
      {others > 0 && (
        <div id={id} className={classes.others} data-folds={others > 1} data-open={open}>
          {children}
          {Children.toArray(more).length > 0 && <div className={classes.more}>{more}</div>}
        </div>
      )}
      {end !== undefined && <div className={classes.end}>{end}</div>}
    </div>
  );
}
