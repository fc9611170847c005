import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { parseAsString } from 'nuqs';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { activeFilter, isActive, parseAsActive } from '../../features/list/active-filter.js';
import { useListAddress } from '../../features/list/list-address.js';
import type { ListColumn } from '../../features/list/list-column.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { timeColumn } from '../../features/list/time-column.js';
import { currencyColumn, moneyColumn } from '../../features/money/money-columns.js';
import { fieldName } from '../../features/timeline/field-words.js';
import { ActivePill, activeText } from '../../session/ActivePill.js';
import { RecordList } from '../../records/RecordList.js';
import { typedText } from '../../session/typed-text.js';
import { COUPON_SCOPES, couponRecord } from './coupon-record.js';
import { worthText } from './coupon-text.js';
import { type Coupon_RowFragment, CouponsDocument, CouponSumsDocument } from './coupons.generated.js';
import { words } from './words.js';

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
    sum: 'uses',
  },
  moneyColumn({
    key: 'spent',
    title: intl.formatMessage(words.spent),
    of: ({ spent, currency }) => ({ amount: spent, currency }),
    sum: 'spent',
  }),
  currencyColumn(intl, ({ currency }) => currency),
  timeColumn({
    key: 'until',
    title: fieldName(intl, 'buyUntil'),
    of: ({ buyUntil }) => buyUntil,
  }),
  {
    key: 'status',
    title: intl.formatMessage(words.status),
    text: ({ active }) => activeText(intl, active),
    render: ({ active }) => <ActivePill active={active} />,
  },
  timeColumn({
    key: 'made',
    title: intl.formatMessage(words.made),
    of: ({ createdAt }) => createdAt,
    hidden: true,
  }),
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
  const { sums } = useSums(CouponSumsDocument, filter);
  return (
    <RecordList
      of={couponRecord}
      query={CouponsDocument}
      variablesOf={(page, pageSize) => ({ ...filter, page, pageSize })}
      pick={({ coupons }) => coupons}
      actions={
        <Link to="/coupon-codes">
          <FormattedMessage {...words.applied} />
        </Link>
      }
      address={address}
      sums={sums}
      columns={columnsOf(intl)}
      filters={[
        { kind: 'search', name: 'text', label: intl.formatMessage(words.search) },
        activeFilter(intl, intl.formatMessage(words.status)),
      ]}
    />
  );
}
