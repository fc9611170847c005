import { useQuery } from '@apollo/client/react';
import { formatCount } from '@naga/kernel/money.js';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { useIntl } from 'react-intl';
import { asMoney } from '../../session/as-money.js';
import { CouponTotalsDocument } from './coupon-totals.generated.js';
import { couponWords as words } from './words.js';

/** How often all coupons that the list's filters leave were used, and what that cost, by currency. */
export function CouponSums({ filter }: { filter: Record<string, unknown> }) {
  const intl = useIntl();
  const { data, previousData } = useQuery(CouponTotalsDocument, {
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const totals = (data ?? previousData)?.couponTotals ?? [];
  if (totals.length === 0) return null;
  return (
    <Card kind="panel">
      <DefinitionList
        minWidth={230}
        items={totals.map(({ currency, coupons, uses, spent }) => ({
          id: currency,
          term: currency,
          value: [
            intl.formatMessage(words.couponsTotal, { count: coupons, shown: formatCount(coupons) }),
            intl.formatMessage(words.usesTotal, { count: uses, shown: formatCount(uses) }),
            intl.formatMessage(words.sumSaved, { amount: asMoney({ amount: spent, currency }) }),
          ].join(' · '),
        }))}
      />
    </Card>
  );
}
