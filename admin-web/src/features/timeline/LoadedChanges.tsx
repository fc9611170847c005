import { Notice } from '@naga/ui/Notice';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AskAgain } from '../../session/AskAgain.js';
import { words } from './change-words.js';
import type { Change_EntryFragment } from './timeline.generated.js';

interface Page {
  entries: readonly Change_EntryFragment[];
  /** Where the older ones begin; null at the end. */
  next: string | null;
}

export interface LoadedChangesProps {
  page: Page | undefined;
  result: { error?: unknown; refetch: () => Promise<unknown> };
  /** Said when there are none. */
  none: ReactNode;
  children: (page: Page) => ReactNode;
}

/** Entries of the audit: while they come, when they cannot be had, when there are none, and then themselves. */
export function LoadedChanges({ page, result: { error, refetch }, none, children }: LoadedChangesProps) {
  if (page !== undefined) return page.entries.length === 0 ? none : children(page);
  if (error === undefined) return <SkeletonCards count={3} />;
  return (
    <Notice tone="bad" live="alert" action={<AskAgain variant="quiet" size="small" refetch={refetch} />}>
      <FormattedMessage {...words.failed} />
    </Notice>
  );
}
