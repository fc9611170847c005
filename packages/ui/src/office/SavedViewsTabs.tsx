import { formatCount } from '@naga/kernel/money.js';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import classes from './SavedViewsTabs.module.css';

const words = defineMessages({
  views: { id: 'ui.views.label', defaultMessage: 'Saved views' },
  add: { id: 'ui.views.add', defaultMessage: 'Save this view' },
});

export interface SavedView {
  id: string;
  label: ReactNode;
  count?: number;
}

export interface SavedViewsTabsProps {
  views: readonly SavedView[];
  current: string | undefined;
  onSelect: (id: string) => void;
  /** Keeps the filters of now under a name. */
  onAdd?: () => void;
}

/** Lists that somebody cares for, one press away: All, Leaving today, To collect, … */
export function SavedViewsTabs({ views, current, onSelect, onAdd }: SavedViewsTabsProps) {
  const intl = useIntl();
  return (
    <nav className={classes.views} aria-label={intl.formatMessage(words.views)}>
      {views.map(({ id, label, count }) => (
        <button
          key={id}
          type="button"
          className={classes.view}
          aria-current={id === current ? 'page' : undefined}
          onClick={() => onSelect(id)}
        >
          {label}
          {count !== undefined && <span className={classes.count}>{formatCount(count)}</span>}
        </button>
      ))}
      {onAdd !== undefined && (
        <button type="button" className={classes.view} onClick={onAdd} aria-label={intl.formatMessage(words.add)}>
          <span aria-hidden="true">+</span>
        </button>
      )}
    </nav>
  );
}
