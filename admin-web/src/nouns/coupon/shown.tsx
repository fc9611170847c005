import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { asMoney } from '../../session/as-money.js';
import { formatCount } from '@naga/kernel/money.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import type { ShownFact } from '../../records/noun/noun.js';
import type { CouponRecord_RowFragment } from '../coupon.generated.js';
import { UsesCount } from './UsesCount.js';
import { couponWords as words } from './words.js';

type Fact = ShownFact<CouponRecord_RowFragment>;

/** What stands for it, and the way to it. */
export const codesFact: Fact = {
  id: 'codes',
  label: words.codes,
  value: (_, { id, codeCount }) => (
    <Link to={`/coupons/${id}/codes`}>
      <FormattedMessage {...words.codesTotal} values={{ count: codeCount, shown: formatCount(codeCount) }} />
    </Link>
  ),
};

/** What became of it: of coupons and of promotions. */
export const usedFacts: readonly Fact[] = [
  {
    id: 'uses',
    label: words.uses,
    value: (_, { id, uses }) => (
      <Link to={`/coupon-codes?coupon=${id}`}>
        <UsesCount count={uses} />
      </Link>
    ),
  },
  { id: 'spent', label: words.spent, value: (_, { spent, currency }) => asMoney({ amount: spent, currency }) },
  { id: 'made', label: words.made, value: (_, { createdAt }) => <LocalTime at={createdAt} /> },
];
