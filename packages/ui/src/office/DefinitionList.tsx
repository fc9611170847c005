import type { CSSProperties, ReactNode } from 'react';
import classes from './DefinitionList.module.css';

export interface DefinitionListProps {
  /** A missing value shows a dash: that it is missing is a fact, too. */
  items: readonly { term: ReactNode; value: ReactNode; id?: string }[];
  /** Least width of an entry in pixels; as many stand beside each other as fit. */
  minWidth?: number;
}

/** Facts about one record: small grey name, its value under it. */
export function DefinitionList({ items, minWidth = 160 }: DefinitionListProps) {
  return (
    <dl className={classes.list} style={{ '--width': `${minWidth}px` } as CSSProperties}>
      {items.map(({ term, value, id }, index) => (
        <div key={id ?? index}>
          <dt>{term}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
