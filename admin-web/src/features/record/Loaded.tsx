import { EmptyState } from '@naga/ui/EmptyState';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { AskAgain } from '../../session/AskAgain.js';

export interface LoadedProps<Data, Row> {
  /** What the query hook answered. */
  result: { data?: Data | undefined; error?: unknown; refetch: () => Promise<unknown> };
  /** The record in it; null when there is none, or none within reach: both look alike. */
  pick: (data: Data) => Row | null | undefined;
  words: Readonly<Record<'failed' | 'unknown' | 'unknownText', MessageDescriptor>>;
  children: (row: Row, reload: () => Promise<unknown>) => ReactNode;
}

/** What stands on one record: while it comes, when it cannot be had, when there is none, and then itself. */
export function Loaded<Data, Row>({ result, pick, words, children }: LoadedProps<Data, Row>) {
  const { data, error, refetch } = result;
  if (data === undefined && error === undefined) return <SkeletonCards count={3} />;
  if (data === undefined) {
    return (
      <EmptyState title={<FormattedMessage {...words.failed} />} actions={<AskAgain refetch={refetch} />} level={1} />
    );
  }
  const row = pick(data);
  if (row == null) {
    return (
      <EmptyState title={<FormattedMessage {...words.unknown} />} level={1}>
        <FormattedMessage {...words.unknownText} />
      </EmptyState>
    );
  }
  return children(row, refetch);
}
