import type { CSSProperties, ReactNode } from 'react';
import classes from './DefinitionList.module.css';

export interface DefinitionListProps {
  /** A missing value shows a dash: that it is missing is a fact, too. */
  items: readonly {
    term: ReactNode;
    value: ReactNode;
    id?: string;
    /** A line of its own on a telephone: an address or another long word. */
    long?: boolean;
    /** Sentences: a line of their own everywhere, and no heavy type. */
    prose?: boolean;
  }[];
  /** Least width of an entry in pixels; as many stand beside each other as fit, on a telephone two. */
  minWidth?: number;
}

/** Facts about one record: small grey name, its value under it. */
export function DefinitionList({ items, minWidth = 160 }: DefinitionListProps) {
  return (
    <dl className={classes.list} style={{ '--width': `${minWidth}px` } as CSSProperties}>
      {items.map(({ term, value, id, long = false, prose = false }, index) => (
        <div key={id ?? index} data-long={long} data-prose={prose}>
          <dt>{term}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
