import { DataTable } from '@naga/ui/DataTable';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { colleagueName } from '../../../features/booking-words/origin-words.js';
import { askAgain } from '../../../session/ask-again.js';
import { LocalTime } from '../../../session/time/LocalTime.js';
import { useTariffChangesQuery } from '../tariffs.generated.js';
import { compareWords } from '../compare/words.js';
import { changeWords as words, stateWords } from './words.js';

/** The newest are looked at; those before are in the audit. */
const SHOWN = 100;

/** How an operator's tariff came to be what it is: who changed what, when and why. */
export default function HistoryRoute() {
  const intl = useIntl();
  const { operatorId = '' } = useParams();
  const { data, error, refetch } = useTariffChangesQuery({
    variables: { operatorId, page: 1, pageSize: SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const rows = data?.tariffChanges.rows ?? [];
  if (data !== undefined && rows.length === 0)
    return (
      <p>
        <FormattedMessage {...words.none} />
      </p>
    );
  return (
    <DataTable
      label={intl.formatMessage(words.list)}
      rows={rows}
      rowId={({ id }) => id}
      state={data ? 'ready' : error ? 'error' : 'loading'}
      onRetry={() => askAgain(refetch)}
      columns={[
        {
          key: 'number',
          title: intl.formatMessage(words.number),
          render: ({ id, number }) => (
            <Link to={`/tariffs/changes/${id}`}>{number ?? intl.formatMessage(words.version)}</Link>
          ),
        },
        {
          key: 'state',
          title: intl.formatMessage(words.state),
          render: ({ state }) => intl.formatMessage(stateWords[state]),
        },
        {
          key: 'from',
          title: intl.formatMessage(words.from),
          render: ({ effectiveFrom }) => effectiveFrom,
          noWrap: true,
        },
        {
          key: 'what',
          title: intl.formatMessage(words.effect),
          render: ({ operationCount: count }) => intl.formatMessage(words.operations, { count }),
        },
        { key: 'by', title: intl.formatMessage(words.by), render: ({ askedBy }) => colleagueName(intl, askedBy) },
        {
          key: 'when',
          title: intl.formatMessage(words.said),
          render: ({ askedAt }) => <LocalTime at={askedAt} />,
          noWrap: true,
        },
        {
          key: 'note',
          title: intl.formatMessage(words.note),
          render: ({ note, follows }) => (follows ? intl.formatMessage(words.follows) : (note ?? '')),
        },
        {
          key: 'compare',
          title: intl.formatMessage(compareWords.open),
          render: ({ number }) =>
            number !== null && (
              <Link to={`/tariffs/${operatorId}/compare?from=${number - 1}&to=${number}`}>
                {intl.formatMessage(compareWords.withBefore)}
              </Link>
            ),
          noWrap: true,
        },
      ]}
    />
  );
}
