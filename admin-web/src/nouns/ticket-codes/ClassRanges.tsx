import { useQuery } from '@apollo/client/react';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ActivePill } from '../../session/ActivePill.js';
import { type CodeRangeRecord_RowFragment, documents } from '../code-range.generated.js';
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
  const { data } = useQuery(documents.list, {
    variables: { filter: { classId }, order: 'FROM', descending: false, page: 1, pageSize: MOST, counted: false },
  });
  const rows = data?.page.rows;
  return (
    <section>
      <h2>
        <FormattedMessage {...classWords.ranges} />
      </h2>
      <p>
        <FormattedMessage {...(rows?.length === 0 ? classWords.rangesNone : rangeWords.about)} />
      </p>
      {rows !== undefined && rows.length > 0 && <RangeTable rows={rows} />}
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

function RangeTable({ rows }: { rows: readonly CodeRangeRecord_RowFragment[] }) {
  const intl = useIntl();
  return (
    <div className="back-office__scroll" tabIndex={0} role="region" aria-label={intl.formatMessage(classWords.ranges)}>
      <table className="back-office__table">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...rangeWords.from} /> – <FormattedMessage {...rangeWords.to} />
            </th>
            <th scope="col" className="money">
              <FormattedMessage {...rangeWords.left} />
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, left, active }) => (
            <tr key={id}>
              <td>
                <Link to={`/ticket-code-ranges/${id}`}>{name}</Link>
              </td>
              <td className="money">{formatCount(left)}</td>
              <td>
                <ActivePill active={active} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
