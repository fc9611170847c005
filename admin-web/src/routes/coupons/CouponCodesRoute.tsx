import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { parseAsString } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useLoad } from '../../features/list/use-load.js';
import { recordPath } from '../../records/record-kind.js';
import { RecordPage } from '../../records/RecordPage.js';
import { localStamp } from '../../session/local-stamp.js';
import { typedText } from '../../session/typed-text.js';
import { couponRecord } from './coupon-record.js';
import {
  type Coupon_RowFragment,
  CouponCodesDocument,
  type CouponCodesQuery,
  useCouponCodesQuery,
} from './coupons.generated.js';
import { words } from './words.js';

const parsers = { text: parseAsString.withDefault('') };

const toCoupon = (id: string) => ({ to: recordPath(couponRecord, id), label: <FormattedMessage {...words.coupon} /> });

export default function CouponCodesRoute() {
  return (
    <RecordPage of={couponRecord} back={toCoupon}>
      {(coupon) => <Codes coupon={coupon} />}
    </RecordPage>
  );
}

function Codes({ coupon: { id: couponId, name } }: { coupon: Coupon_RowFragment }) {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const text = typedText(address.state.text);
  const variablesOf = (page: number, pageSize: number) => ({ couponId, text, page, pageSize });
  const pick = ({ couponCodes }: CouponCodesQuery) => couponCodes ?? { total: 0, next: null, rows: [] };
  const variables = variablesOf(address.page, PAGE_SIZE);
  const answer = listAnswer(useCouponCodesQuery({ variables, fetchPolicy: 'cache-and-network' }), pick);
  const pages = useLoad(CouponCodesDocument, variablesOf, pick);
  const add = (
    <Button as={Link} to={`/coupons/${couponId}/codes/add`}>
      <FormattedMessage {...words.addCodes} />
    </Button>
  );
  return (
    <ListScreen
      id="coupon-codes"
      title={intl.formatMessage(words.codesOf, { name })}
      total={words.codesTotal}
      actions={add}
      address={address}
      answer={answer}
      rowId={({ id }) => id}
      openAt={({ id }) => `/coupon-codes/${id}`}
      filters={[{ kind: 'search', name: 'text', label: intl.formatMessage(words.code) }]}
      columns={[
        { key: 'code', title: intl.formatMessage(words.code), text: ({ code }) => code, noWrap: true },
        { key: 'uses', title: intl.formatMessage(words.uses), text: ({ uses }) => String(uses), align: 'right' },
        {
          key: 'last',
          title: intl.formatMessage(words.lastUsed),
          text: ({ lastUsedAt }) => (lastUsedAt === null ? '' : localStamp(lastUsedAt)),
          noWrap: true,
        },
        {
          key: 'made',
          title: intl.formatMessage(words.made),
          text: ({ createdAt }) => localStamp(createdAt),
          noWrap: true,
        },
      ]}
      pages={pages}
      empty={<EmptyState title={<FormattedMessage {...words.noCodes} />} actions={add} />}
    />
  );
}
