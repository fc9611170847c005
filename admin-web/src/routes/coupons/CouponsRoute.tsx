import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { parseAsString } from 'nuqs';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { activeFilter, isActive, parseAsActive } from '../../features/list/active-filter.js';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import type { ListColumn } from '../../features/list/list-column.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useLoad } from '../../features/list/use-load.js';
import { currencyColumn, moneyColumn } from '../../features/money/money-columns.js';
import { fieldName } from '../../features/timeline/field-words.js';
import { ActivePill, activeText } from '../../session/ActivePill.js';
import { localStamp } from '../../session/local-stamp.js';
import { typedText } from '../../session/typed-text.js';
import { worthText } from './coupon-text.js';
import { type Coupon_RowFragment, CouponsDocument, type CouponsQuery, useCouponsQuery } from './coupons.generated.js';
import { words } from './words.js';

/** In which scopes of coupon.manage there are coupons. */
export const COUPON_SCOPES = ['operator', 'country', 'all'] as const;

const parsers = { text: parseAsString.withDefault(''), active: parseAsActive };

const columnsOf = (intl: IntlShape): ListColumn<Coupon_RowFragment>[] => [
  {
    key: 'name',
    title: intl.formatMessage(words.name),
    text: ({ name }) => name,
    render: ({ name }) => <strong>{name}</strong>,
  },
  {
    key: 'code',
    title: intl.formatMessage(words.code),
    text: ({ firstCode, codeCount }) =>
      codeCount > 1
        ? intl.formatMessage(words.codesTotal, { count: codeCount, shown: formatCount(codeCount) })
        : (firstCode ?? ''),
  },
  { key: 'worth', title: fieldName(intl, 'value'), text: worthText, align: 'right' },
  {
    key: 'uses',
    title: intl.formatMessage(words.uses),
    text: ({ uses, limitTotal }) => (limitTotal === null ? String(uses) : `${uses} / ${limitTotal}`),
    align: 'right',
  },
  moneyColumn({
    key: 'spent',
    title: intl.formatMessage(words.spent),
    of: ({ spent, currency }) => ({ amount: spent, currency }),
  }),
  currencyColumn(intl, ({ currency }) => currency),
  {
    key: 'until',
    title: fieldName(intl, 'buyUntil'),
    text: ({ buyUntil }) => (buyUntil === null ? '' : localStamp(buyUntil)),
    noWrap: true,
  },
  {
    key: 'status',
    title: intl.formatMessage(words.status),
    text: ({ active }) => activeText(intl, active),
    render: ({ active }) => <ActivePill active={active} />,
  },
  {
    key: 'made',
    title: intl.formatMessage(words.made),
    text: ({ createdAt }) => localStamp(createdAt),
    noWrap: true,
    hidden: true,
  },
];

export default function CouponsRoute() {
  return (
    <PermissionGate permission="coupon.manage" scopes={COUPON_SCOPES}>
      <Coupons />
    </PermissionGate>
  );
}

function Coupons() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const { text, active } = address.state;
  const filter = { text: typedText(text), active: isActive(active) };
  const variablesOf = (page: number, pageSize: number) => ({ ...filter, page, pageSize });
  const pick = ({ coupons }: CouponsQuery) => coupons;
  const variables = variablesOf(address.page, PAGE_SIZE);
  const answer = listAnswer(useCouponsQuery({ variables, fetchPolicy: 'cache-and-network' }), pick);
  const pages = useLoad(CouponsDocument, variablesOf, pick);
  const add = (
    <Button as={Link} to="/coupons/add">
      <FormattedMessage {...words.add} />
    </Button>
  );
  return (
    <ListScreen
      id="coupons"
      title={intl.formatMessage(words.title)}
      total={words.total}
      actions={
        <>
          <Link to="/coupon-codes">
            <FormattedMessage {...words.applied} />
          </Link>
          {add}
        </>
      }
      address={address}
      answer={answer}
      columns={columnsOf(intl)}
      rowId={({ id }) => id}
      openAt={({ id }) => `/coupons/${id}`}
      editAt={({ id }) => `/coupons/${id}/edit`}
      filters={[
        { kind: 'search', name: 'text', label: intl.formatMessage(words.search) },
        activeFilter(intl, intl.formatMessage(words.status)),
      ]}
      pages={pages}
      empty={
        <EmptyState title={<FormattedMessage {...words.none} />} actions={add}>
          <FormattedMessage {...words.noneText} />
        </EmptyState>
      }
    />
  );
}
