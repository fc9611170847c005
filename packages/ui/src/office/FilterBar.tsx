import clsx from 'clsx';
import type { ReactNode } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import classes from './FilterBar.module.css';

export const filterWords = defineMessages<{
  filters: NoMessageValues;
  remove: { name: string };
  clear: NoMessageValues;
}>({
  filters: { id: 'ui.filters.label', defaultMessage: 'Filters' },
  remove: { id: 'ui.filters.remove', defaultMessage: 'Remove filter {name}' },
  clear: { id: 'ui.filters.clear', defaultMessage: 'Clear all' },
});

export interface ActiveFilter {
  id: string;
  /** "Travel date: next 7 days". */
  label: string;
  /** Present = it narrows the list now and can be taken away. */
  onRemove?: () => void;
  /** Opens its choices. */
  onOpen?: () => void;
}

export interface FilterBarProps {
  filters: readonly ActiveFilter[];
  onClear?: () => void;
  /** Controls that choose: selects, date fields. */
  children?: ReactNode;
  /** At the far end: CSV, columns. */
  end?: ReactNode;
}

/** What narrows a list, as chips one can take away. */
export function FilterBar({ filters, onClear, children, end }: FilterBarProps) {
  const intl = useIntl();
  const active = filters.filter(({ onRemove }) => onRemove !== undefined);
  return (
    <div className={classes.bar} role="group" aria-label={intl.formatMessage(filterWords.filters)}>
      {children}
      {filters.map(({ id, label, onRemove, onOpen }) => (
        <span key={id} className={clsx(classes.chip, onRemove !== undefined && classes.active)}>
          {onOpen === undefined ? (
            label
          ) : (
            <button type="button" className={classes.open} aria-haspopup="dialog" onClick={onOpen}>
              {label}
            </button>
          )}
          {onRemove !== undefined && (
            <button
              type="button"
              className={classes.remove}
              onClick={onRemove}
              aria-label={intl.formatMessage(filterWords.remove, { name: label })}
            >
              <span aria-hidden="true">×</span>
            </button>
          )}
        </span>
      ))}
      {onClear !== undefined && active.length > 1 && (
        <button type="button" className={classes.clear} onClick={onClear}>
          {intl.formatMessage(filterWords.clear)}
        </button>
      )}
      {end !== undefined && <div className={classes.end}>{end}</div>}
    </div>
  );
}
