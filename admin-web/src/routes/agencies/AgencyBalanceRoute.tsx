import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { useListAddress } from '../../features/list/list-address.js';
import type { ListColumn } from '../../features/list/list-column.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { timeColumn } from '../../features/list/time-column.js';
import { asMoney } from '../../session/as-money.js';
import { currencyColumn, moneyColumn } from '../../features/money/money-columns.js';
import { wordFor } from '../../session/word-for.js';
import { entryWords } from '../../features/money/entry-words.js';
import {
  AgencyStatementDocument,
  type AgencyStatementQuery,
  AgencyStatementSumsDocument,
} from './agencies.generated.js';
import { balanceWords, words } from './words.js';

type Balance = Extract<AgencyStatementQuery['agencyBalance'], { __typename: 'AgencyBalance' }>;
type Line = Balance['rows'][number];

/** What an agency has with us, and every line that moved it with what there was after. */
export default function AgencyBalanceRoute() {
  const { agencyId = '' } = useParams();
  return (
    <PermissionGate permission="user.manage" scopes={['agency', 'country', 'all']}>
      <Link className="back-office__back" to={`/agencies/${agencyId}`}>
        <FormattedMessage {...words.agency} />
      </Link>
      <Statement key={agencyId} agencyId={agencyId} />
    </PermissionGate>
  );
}

const NOTHING = { total: 0, next: null, rows: [] };

function Statement({ agencyId }: { agencyId: string }) {
  const intl = useIntl();
  const address = useListAddress({});
  const list = useList(
    AgencyStatementDocument,
    address,
    (page, pageSize) => ({ agencyId, page, pageSize }),
    ({ agencyBalance }) => (agencyBalance.__typename === 'AgencyBalance' ? agencyBalance : NOTHING),
  );
  const { sums } = useSums(AgencyStatementSumsDocument, { agencyId });
  const known = list.answer.list;
  const columns: ListColumn<Line>[] = [
    timeColumn({ key: 'at', title: intl.formatMessage(balanceWords.when), of: ({ at }) => at }),
    {
      key: 'reason',
      title: intl.formatMessage(balanceWords.what),
      text: ({ reason, note }) => [wordFor(intl, entryWords, reason), note].filter(Boolean).join(': '),
    },
    {
      key: 'pnr',
      title: intl.formatMessage(balanceWords.booking),
      text: ({ pnr }) => pnr ?? '',
      render: ({ pnr, bookingId }) =>
        bookingId === null ? (
          ''
        ) : (
          <Link className="list-link" to={`/bookings/${bookingId}`}>
            {pnr}
          </Link>
        ),
    },
    moneyColumn({
      key: 'amount',
      title: intl.formatMessage(balanceWords.amount),
      of: ({ amount }) => amount,
      sum: 'amount',
    }),
    moneyColumn({ key: 'after', title: intl.formatMessage(balanceWords.after), of: ({ after }) => after }),
    currencyColumn(intl, ({ amount }) => amount.currency),
  ];
  return (
    <div className="back-office__stack">
      {known !== undefined && 'balances' in known && (
        <StatGrid>
          {known.balances.map((balance) => (
            <StatCard
              key={balance.currency}
              label={<FormattedMessage {...balanceWords.balance} />}
              value={asMoney(balance)}
            />
          ))}
          {known.creditLimit !== null && (
            <StatCard label={<FormattedMessage {...words.credit} />} value={asMoney(known.creditLimit)} />
          )}
        </StatGrid>
      )}
      <ListScreen
        id="agency-balance"
        title={intl.formatMessage(balanceWords.title)}
        address={address}
        {...list}
        sums={sums}
        columns={columns}
        rowId={({ id }) => id}
        filters={[]}
        empty={{ title: balanceWords.none, text: balanceWords.noneText }}
      />
    </div>
  );
}
