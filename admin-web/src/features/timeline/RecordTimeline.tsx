import { useNotices } from '@naga/app-kit/NoticeArea';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { changePath } from './change-title.js';
import { words } from './change-words.js';
import { ChangeList } from './ChangeList.js';
import { LoadedChanges } from './LoadedChanges.js';
import { useRecordChangesQuery } from './timeline.generated.js';

const FIRST = 20;

export interface RecordTimelineProps {
  /** The audit's name: 'Account', 'Agency', 'Role', 'ApiAccount', 'DeveloperRequest', 'Booking'. */
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
  const { notify } = useNotices();
  const [asking, setAsking] = useState(false);
  const result = useRecordChangesQuery({
    variables: { entity, rowId, before: null, first: FIRST },
    fetchPolicy: 'cache-and-network',
  });
  const { data, fetchMore } = result;
  async function older(before: string) {
    setAsking(true);
    try {
      await fetchMore({
        variables: { before },
        updateQuery: ({ auditEntries: shown }, { fetchMoreResult: { auditEntries: more } }) => ({
          __typename: 'Query' as const,
          auditEntries: { ...more, entries: [...shown.entries, ...more.entries] },
        }),
      });
    } catch {
      notify(intl.formatMessage(words.failed), { tone: 'bad' });
    }
    setAsking(false);
  }
  const none = (
    <p>
      <FormattedMessage {...words.none} />
    </p>
  );
  const here = changePath({ entity, rowId, ofEntity: null, ofId: null });
  return (
    <LoadedChanges page={data?.auditEntries} result={result} none={none}>
      {({ entries, next }) => (
        <div className="back-office__stack">
          <ChangeList
            label={intl.formatMessage(words.timeline)}
            entries={entries}
            {...(here !== undefined && { here })}
          />
          <Link to={`/audit?${new URLSearchParams({ entity, record: rowId })}`}>
            <FormattedMessage {...words.inAudit} />
          </Link>
          {next !== null && (
            <div>
              <Button variant="quiet" busy={asking} onClick={() => void older(next)}>
                <FormattedMessage {...words.older} />
              </Button>
            </div>
          )}
        </div>
      )}
    </LoadedChanges>
  );
}
