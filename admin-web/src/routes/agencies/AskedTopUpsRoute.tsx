import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { parseAsBoolean } from 'nuqs';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useListAddress } from '../../features/list/list-address.js';
import { Lead } from '../../features/list/Lead.js';
import { places } from '../../features/list/lead-words.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { currencyColumn, moneyColumn } from '../../features/money/money-columns.js';
import { askedColumns } from '../../records/asked-columns.js';
import { askedWords } from '../../features/overrule/asked-words.js';
import { AskedTopUpsDocument, type AskedTopUpsQuery, AskedTopUpSumsDocument } from './agencies.generated.js';
import { kindWords, words as balanceWords } from './balance-words.js';
import { topUpWords as words } from './top-up-words.js';

type Row = AskedTopUpsQuery['askedTopUps']['rows'][number];
const parsers = { toDecide: parseAsBoolean };

/** Movements of agencies' balances that wait for a second person; each leads to the agency, where it is moved. */
export default function AskedTopUpsRoute() {
  return (
    <PermissionGate permission="user.manage" scopes={['country', 'all']}>
      <AskedTopUps />
    </PermissionGate>
  );
}

const nameOf = ({ agency: { id, name } }: Row): string => name ?? id;

function AskedTopUps() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const { toDecide } = address.state;
  const list = useList(
    AskedTopUpsDocument,
    address,
    (page, pageSize) => ({ toDecide, page, pageSize }),
    ({ askedTopUps }) => askedTopUps,
  );
  const { sums } = useSums(AskedTopUpSumsDocument, { toDecide });
  return (
    <ListScreen
      id="asked-top-ups"
      title={intl.formatMessage(words.title)}
      total={words.total}
      address={address}
      {...list}
      sums={sums}
      rowId={({ agency, amount }) => `${agency.id} ${amount.currency}`}
      views={[
        { id: 'all', label: intl.formatMessage(askedWords.viewAll), filters: {} },
        { id: 'toDecide', label: intl.formatMessage(askedWords.viewToDecide), filters: { toDecide: true } },
      ]}
      columns={[
        {
          key: 'agency',
          title: intl.formatMessage(words.agency),
          text: nameOf,
          render: (row) => (
            <Link className="list-link" to={`/agencies/${row.agency.id}`}>
              {nameOf(row)}
            </Link>
          ),
        },
        {
          key: 'kind',
          title: intl.formatMessage(balanceWords.kind),
          text: ({ kind }) => intl.formatMessage(kindWords[kind]),
        },
        moneyColumn({
          key: 'amount',
          title: intl.formatMessage(balanceWords.amount),
          of: ({ amount }: Row) => amount,
          sum: 'amount',
        }),
        currencyColumn(intl, ({ amount }: Row) => amount.currency),
        { key: 'note', title: intl.formatMessage(balanceWords.note), text: ({ note }) => note ?? '' },
        {
          key: 'reference',
          title: intl.formatMessage(balanceWords.reference),
          text: ({ reference }) => reference ?? '',
        },
        ...askedColumns<Row>(intl),
      ]}
      empty={{
        title: words.none,
        text: words.noneText,
        actions: <Lead to="/agencies" words={places.agencies} permission="user.manage" scopes={['country', 'all']} />,
      }}
    />
  );
}
