import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type ListSums, sumTexts } from './list-sums.js';
import { words } from '../list-words.js';

interface Summable {
  readonly key: string;
  readonly sum?: string | undefined;
}

/** The totals row of a list: what stands under each of the columns that are seen; nothing where none of them is summed. */
export function useTotals(sums: ListSums | undefined, seen: readonly Summable[]): (key: string) => ReactNode {
  const intl = useIntl();
  const [first] = seen;
  if (sums === undefined || sums === 'failed' || seen.every(({ sum }) => sum === undefined)) return () => undefined;
  const titled = (
    <>
      {intl.formatMessage(words.sum)}
      {sums === 'awaited' && (
        <>
          <span aria-hidden="true">…</span>
          <VisuallyHidden>{intl.formatMessage(words.sumAwaited)}</VisuallyHidden>
        </>
      )}
    </>
  );
  return (key) => {
    if (key === first?.key) return titled;
    const sum = seen.find((column) => column.key === key)?.sum;
    if (sum === undefined || sums === 'awaited') return undefined;
    return sumTexts(sums, sum).map((text) => (
      <span key={text} className="list-sum">
        {text}
      </span>
    ));
  };
}
