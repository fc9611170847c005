import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { StatusPill } from '@naga/ui/StatusPill';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useListAddress } from '../../features/list/list-address.js';
import { choiceFilter } from '../../features/list/list-filter.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { timeColumn } from '../../features/list/time-column.js';
import { currencyColumn, moneyColumn } from '../../features/money/money-columns.js';
import { typedText } from '../../session/typed-text.js';
import { CouponUsesDocument, type CouponUsesQuery, CouponUseSumsDocument } from './coupons.generated.js';
import { COUPON_SCOPES } from './coupon-record.js';
import { words } from './words.js';

type UseRow = CouponUsesQuery['couponUses']['rows'][number];
const STATES = ['RESERVED', 'CONSUMED', 'RELEASED'] as const;
const TONES = { RESERVED: 'warn', CONSUMED: 'good', RELEASED: 'quiet' } as const;

const parsers = {
  text: parseAsString.withDefault(''),
  coupon: parseAsString,
  code: parseAsString,
  state: parseAsStringLiteral(STATES),
};

export default function CouponUsesRoute() {
  return (
    <PermissionGate permission="coupon.manage" scopes={COUPON_SCOPES}>
      <Uses />
    </PermissionGate>
  );
}

function Uses() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const { text, coupon, code: codeId, state } = address.state;
  const filter = { text: typedText(text), couponId: coupon, codeId, state };
  const list = useList(
    CouponUsesDocument,
    address,
    (page, pageSize) => ({ ...filter, page, pageSize }),
    ({ couponUses }) => couponUses,
  );
  const { sums } = useSums(CouponUseSumsDocument, filter);
  return (
    <ListScreen
      id="coupon-uses"
      title={intl.formatMessage(words.applied)}
      total={words.usesTotal}
      address={address}
      {...list}
      sums={sums}
      rowId={({ id }) => id}
      filters={[
        { kind: 'search', name: 'text', label: intl.formatMessage(words.search) },
        choiceFilter('state', intl.formatMessage(words.state), STATES, (value) => intl.formatMessage(words[value])),
      ]}
      columns={[
        {
          key: 'code',
          title: intl.formatMessage(words.code),
          text: ({ code }) => code ?? '',
          render: ({ codeId: id, code }) => (id === null ? '–' : <Link to={`/coupon-codes/${id}`}>{code}</Link>),
          noWrap: true,
        },
        {
          key: 'coupon',
          title: intl.formatMessage(words.coupon),
          text: ({ couponName }) => couponName,
          render: ({ couponId, couponName, codeId: id }) => (
            <Link to={`/${id === null ? 'offer/rewards' : 'coupons'}/${couponId}`}>{couponName}</Link>
          ),
        },
        {
          key: 'booking',
          title: intl.formatMessage(words.booking),
          text: ({ booking, bookingId }) => booking?.pnr ?? bookingId,
          render: ({ booking, bookingId }) =>
            booking === null ? bookingId : <Link to={`/bookings/${bookingId}`}>{booking.pnr}</Link>,
        },
        moneyColumn({
          key: 'discount',
          title: intl.formatMessage(words.discount),
          of: ({ discount }: UseRow) => discount,
          sum: 'discount',
        }),
        currencyColumn(intl, ({ discount }: UseRow) => discount.currency),
        {
          key: 'state',
          title: intl.formatMessage(words.state),
          text: ({ state: now }) => intl.formatMessage(words[now]),
          render: ({ state: now }) => <StatusPill tone={TONES[now]}>{intl.formatMessage(words[now])}</StatusPill>,
        },
        timeColumn({
          key: 'at',
          title: intl.formatMessage(words.at),
          of: ({ reservedAt }: { reservedAt: string }) => reservedAt,
        }),
      ]}
      empty={{ title: words.noneApplied, text: words.noneAppliedText }}
    />
  );
}
