import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changePath } from './change-title.js';
import { words } from './change-words.js';
import { ChangeList } from './ChangeList.js';
import { useRecordChangesQuery } from './timeline.generated.js';

const FIRST = 20;

export interface RecordTimelineProps {
  /** The audit's name: 'Account', 'Agency', 'Role', 'ApiAccount', 'Booking'. */
  entity: string;
  rowId: string;
}

/** Every change of one record and of what it consists of, newest first; needs audit.view and says so. */
export function RecordTimeline(record: RecordTimelineProps) {
  return (
    <PermissionGate permission="audit.view">
      <Changes {...record} />
    </PermissionGate>
  );
}

function Changes({ entity, rowId }: RecordTimelineProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch, fetchMore } = useRecordChangesQuery({
    variables: { entity, rowId, before: null, first: FIRST },
    fetchPolicy: 'cache-and-network',
  });
  if (data === undefined && error === undefined) return <SkeletonCards count={2} />;
  if (data === undefined) {
    const again = (
      <Button variant="quiet" size="small" onClick={() => void refetch().catch(() => undefined)}>
        <FormattedMessage {...words.again} />
      </Button>
    );
    return (
      <Notice tone="bad" live="alert" action={again}>
        <FormattedMessage {...words.failed} />
      </Notice>
    );
  }
  const { entries, next } = data.auditEntries;
  async function older() {
    setAsking(true);
    await fetchMore({
      variables: { before: next },
      updateQuery: ({ auditEntries: before }, { fetchMoreResult: { auditEntries: more } }) => ({
        __typename: 'Query' as const,
        auditEntries: { ...more, entries: [...before.entries, ...more.entries] },
      }),
    }).catch(() => undefined);
    setAsking(false);
  }
  if (entries.length === 0) {
    return (
      <p>
        <FormattedMessage {...words.none} />
      </p>
    );
  }
  const here = changePath({ entity, rowId, ofEntity: null, ofId: null });
  return (
    <div className="back-office__stack">
      <ChangeList label={intl.formatMessage(words.timeline)} entries={entries} {...(here !== undefined && { here })} />
      {next !== null && (
        <div>
          <Button variant="quiet" busy={asking} onClick={() => void older()}>
            <FormattedMessage {...words.older} />
          </Button>
        </div>
      )}
    </div>
  );
}
