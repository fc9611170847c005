import { useQuery } from '@apollo/client/react';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { nounWords } from '../../records/noun/noun-words.js';
import { ActivePill } from '../../session/ActivePill.js';
import { askAgain } from '../../session/ask-again.js';
import { documents } from '../code-range.generated.js';
import { classWords, rangeWords } from './words.js';

/** As many stand on the page of their class; all are in their own list. */
const MOST = 50;

export interface ClassRangesProps {
  /** Of the class; left out of a new one, which has none. */
  id?: string;
}

/** The ranges of a class of ticket codes, in the order they are used. */
export function ClassRanges({ id }: ClassRangesProps) {
  return id === undefined ? null : <Ranges classId={id} />;
}

function Ranges({ classId }: { classId: string }) {
  const intl = useIntl();
  const { data, loading, refetch } = useQuery(documents.list, {
    variables: { filter: { classId }, order: 'FROM', descending: false, page: 1, pageSize: MOST, counted: false },
    notifyOnNetworkStatusChange: true,
  });
  const rows = data?.page.rows;
  const title = intl.formatMessage(classWords.ranges);
  return (
    <section>
      <h2>{title}</h2>
      <p>
        <FormattedMessage {...rangeWords.about} />
      </p>
      <DataTable
        label={title}
        density="compact"
        state={rows !== undefined ? 'ready' : loading ? 'loading' : 'error'}
        onRetry={() => askAgain(refetch)}
        rows={rows ?? []}
        rowId={({ id }) => id}
        empty={
          <p>
            <FormattedMessage {...classWords.rangesNone} />
          </p>
        }
        columns={[
          {
            key: 'name',
            title: intl.formatMessage(nounWords.name),
            render: ({ id, name }) => <Link to={`/ticket-code-ranges/${id}`}>{name}</Link>,
          },
          {
            key: 'left',
            title: intl.formatMessage(rangeWords.left),
            render: ({ left }) => formatCount(left),
            align: 'right',
          },
          {
            key: 'status',
            title: intl.formatMessage(nounWords.status),
            render: ({ active }) => <ActivePill active={active} />,
          },
        ]}
      />
      <div className="bulk-bar">
        <Button as={Link} to={`/ticket-code-ranges/add?classId=${classId}`} variant="quiet" size="small">
          <FormattedMessage {...rangeWords.add} />
        </Button>
        <Button as={Link} to={`/ticket-code-ranges?classId=${classId}`} variant="quiet" size="small">
          <FormattedMessage {...rangeWords.title} />
        </Button>
      </div>
    </section>
  );
}
