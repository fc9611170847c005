import { Button } from '@naga/ui/Button';
import { parseAsString } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useListAddress } from '../../features/list/list-address.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { timeColumn } from '../../features/list/time-column.js';
import { type Recorded, recordPath } from '../../records/record-kind.js';
import { RecordPage } from '../../records/RecordPage.js';
import { typedText } from '../../session/typed-text.js';
import { couponRecord } from './coupon-record.js';
import { CouponCodesDocument, CouponCodeSumsDocument } from './coupons.generated.js';
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

function Codes({ coupon: { id: couponId, name } }: { coupon: Recorded }) {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const text = typedText(address.state.text);
  const list = useList(
    CouponCodesDocument,
    address,
    (page, pageSize) => ({ couponId, text, page, pageSize }),
    ({ couponCodes }) => couponCodes ?? { total: 0, next: null, rows: [] },
  );
  const { sums } = useSums(CouponCodeSumsDocument, { couponId, text });
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
      {...list}
      sums={sums}
      rowId={({ id }) => id}
      openAt={({ id }) => `/coupon-codes/${id}`}
      filters={[{ kind: 'search', name: 'text', label: intl.formatMessage(words.code) }]}
      columns={[
        { key: 'code', title: intl.formatMessage(words.code), text: ({ code }) => code, noWrap: true },
        {
          key: 'uses',
          title: intl.formatMessage(words.uses),
          text: ({ uses }) => String(uses),
          align: 'right',
          sum: 'uses',
        },
        timeColumn({
          key: 'last',
          title: intl.formatMessage(words.lastUsed),
          of: ({ lastUsedAt }: { lastUsedAt: string | null }) => lastUsedAt,
        }),
        timeColumn({
          key: 'made',
          title: intl.formatMessage(words.made),
          of: ({ createdAt }: { createdAt: string }) => createdAt,
        }),
      ]}
      empty={{ title: words.noCodes, text: words.noCodesText, actions: add }}
    />
  );
}
