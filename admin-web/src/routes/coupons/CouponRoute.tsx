import { formatCount } from '@naga/kernel/money.js';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { asMoney } from '../../session/as-money.js';
import { percent } from '../../features/money/percent.js';
import { Facts } from '../../features/record/Facts.js';
import { fieldName } from '../../features/timeline/field-words.js';
import { RecordPage } from '../../records/RecordPage.js';
import { RecordSheet } from '../../records/RecordSheet.js';
import { ActivePill } from '../../session/ActivePill.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { couponRecord } from './coupon-record.js';
import { memberText, methodName, weekdayName, worthText } from './coupon-text.js';
import type { Coupon_RowFragment } from './coupons.generated.js';
import { SwitchCoupon } from './SwitchCoupon.js';
import { UsesCount } from './UsesCount.js';
import { words } from './words.js';

export default function CouponRoute() {
  return <RecordPage of={couponRecord}>{(coupon) => <CouponPage coupon={coupon} />}</RecordPage>;
}

/** What it demands, field by field; what demands nothing is left out. */
function demandsOf(intl: IntlShape, coupon: Coupon_RowFragment): [field: string, value: ReactNode][] {
  const { currency } = coupon;
  const amount = (minor: number | null) => (minor === null ? '' : asMoney({ amount: minor, currency }));
  const list = (codes: readonly string[], name = memberText) => codes.map((code) => name(intl, code)).join(', ');
  const stamp = (instant: string | null) => (instant === null ? '' : <LocalTime at={instant} />);
  const yes = intl.formatMessage(words.active);
  const all: [string, ReactNode][] = [
    ['cap', amount(coupon.cap)],
    ['buyFrom', stamp(coupon.buyFrom)],
    ['buyUntil', stamp(coupon.buyUntil)],
    ['travelFrom', coupon.travelFrom ?? ''],
    ['travelUntil', coupon.travelUntil ?? ''],
    ['weekdays', coupon.weekdays.map((day) => weekdayName(intl, day)).join(', ')],
    ['transportTypes', list(coupon.transportTypes)],
    ['operatorIds', coupon.operatorIds.join(', ')],
    ['routeIds', coupon.routeIds.join(', ')],
    ['minimumAmount', amount(coupon.minimumAmount)],
    ['minimumPassengers', String(coupon.minimumPassengers ?? '')],
    ['firstBookingOnly', coupon.firstBookingOnly ? yes : ''],
    ['nationality', coupon.nationality === null ? '' : intl.formatMessage(words[coupon.nationality])],
    ['channels', list(coupon.channels)],
    ['paymentMethods', list(coupon.paymentMethods, methodName)],
    ['limitTotal', String(coupon.limitTotal ?? '')],
    ['limitPerCustomer', String(coupon.limitPerCustomer ?? '')],
    ['limitPerDay', String(coupon.limitPerDay ?? '')],
    ['budget', amount(coupon.budget)],
    ['fundedBy', intl.formatMessage(words[coupon.fundedBy])],
    ['operatorShare', coupon.fundedBy === 'SHARED' ? percent(coupon.operatorShare / 100) : ''],
  ];
  return all.filter(([, value]) => value !== '');
}

function CouponPage({ coupon }: { coupon: Coupon_RowFragment }) {
  const intl = useIntl();
  const [drawn, setDrawn] = useState<boolean>();
  const { id, kind, spent, currency, uses, codeCount } = coupon;
  return (
    <RecordSheet
      of={couponRecord}
      row={coupon}
      sub={<ActivePill active={drawn ?? coupon.active} />}
      actions={
        <SwitchCoupon coupon={coupon} show={(isSwitched) => setDrawn(isSwitched ? !coupon.active : undefined)} />
      }
      data={coupon}
    >
      <div className="back-office__columns">
        <Facts
          title={<FormattedMessage {...words.worth} />}
          minWidth={230}
          items={[
            { id: 'kind', term: intl.formatMessage(words[kind]), value: worthText(coupon) },
            ...demandsOf(intl, coupon).map(([field, value]) => ({
              id: field,
              term: fieldName(intl, field),
              value,
            })),
          ]}
        />
        <Facts
          title={<FormattedMessage {...words.facts} />}
          items={[
            {
              id: 'codes',
              term: intl.formatMessage(words.codes),
              value: (
                <Link to={`/coupons/${id}/codes`}>
                  <FormattedMessage
                    {...words.codesTotal}
                    values={{ count: codeCount, shown: formatCount(codeCount) }}
                  />
                </Link>
              ),
            },
            {
              id: 'uses',
              term: intl.formatMessage(words.uses),
              value: (
                <Link to={`/coupon-codes?coupon=${id}`}>
                  <UsesCount count={uses} />
                </Link>
              ),
            },
            { id: 'spent', term: intl.formatMessage(words.spent), value: asMoney({ amount: spent, currency }) },
            { id: 'made', term: intl.formatMessage(words.made), value: <LocalTime at={coupon.createdAt} /> },
          ]}
        />
      </div>
    </RecordSheet>
  );
}
