import { EmptyState } from '@naga/ui/EmptyState';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, type NoMessageValues } from 'react-intl';
import { isForbidden } from '../../session/is-forbidden.js';
import { AskAgain } from '../../session/AskAgain.js';

const refused = defineMessages<Record<'title' | 'text', NoMessageValues>>({
  title: { id: 'admin.forbidden.title', defaultMessage: 'This is not yours to open' },
  text: {
    id: 'admin.forbidden.text',
    defaultMessage: 'Your role does not allow it, or it belongs to another operator.',
  },
});

export interface LoadedProps<Data, Row> {
  /** What the query hook answered. */
  result: { data?: Data | undefined; error?: unknown; refetch: () => Promise<unknown> };
  /** The record in it; null when there is none, or none within reach: both look alike. */
  pick: (data: Data) => Row | null | undefined;
  words: Readonly<Record<'failed' | 'unknown' | 'unknownText', MessageDescriptor>>;
  children: (row: Row, reload: () => Promise<unknown>) => ReactNode;
}

/** What stands on one record: while it comes, when it cannot be had or is not the reader's, when there is none, and then itself. */
export function Loaded<Data, Row>({ result, pick, words, children }: LoadedProps<Data, Row>) {
  const { data, error, refetch } = result;
  if (data === undefined && error === undefined) return <SkeletonCards count={3} />;
  if (data === undefined && isForbidden(error))
    return (
      <EmptyState title={<FormattedMessage {...refused.title} />} level={1}>
        <FormattedMessage {...refused.text} />
      </EmptyState>
    );
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
