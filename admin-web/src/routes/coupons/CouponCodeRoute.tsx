import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { asMoney } from '../../session/as-money.js';
import { Facts } from '../../features/record/Facts.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { type CouponCodeQuery, useCouponCodeQuery } from './coupons.generated.js';
import { COUPON_SCOPES } from './coupon-record.js';
import { UsesCount } from '../../nouns/coupon/UsesCount.js';
import { words } from './words.js';

type Code = NonNullable<CouponCodeQuery['couponCode']>;
type Uses = CouponCodeQuery['couponUses'];

/** One code: whose it is, and the bookings it lowered. */
export default function CouponCodeRoute() {
  const { codeId: id = '' } = useParams();
  const result = useCouponCodeQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const back = { to: '/coupon-codes', label: <FormattedMessage {...words.applied} /> };
  return (
    <RecordGate permission="coupon.manage" scopes={COUPON_SCOPES} back={back}>
      <Loaded
        result={result}
        pick={({ couponCode, couponUses }) => couponCode && { code: couponCode, uses: couponUses }}
        words={{ failed: words.codeFailed, unknown: words.codeUnknown, unknownText: words.unknownText }}
      >
        {({ code, uses }) => <CodePage code={code} uses={uses} />}
      </Loaded>
    </RecordGate>
  );
}

function CodePage({ code, uses }: { code: Code; uses: Uses }) {
  const { formatMessage: say } = useIntl();
  const { id, couponId, couponName, createdAt, lastUsedAt } = code;
  return (
    <RecordView
      title={code.code}
      sub={couponName}
      data={code}
      changes={<RecordTimeline entity="CouponCode" rowId={id} />}
    >
      <div className="back-office__columns">
        <Facts
          title={say(words.facts)}
          items={[
            {
              id: 'coupon',
              term: say(words.coupon),
              value: <Link to={`/coupons/${couponId}`}>{couponName}</Link>,
            },
            { id: 'uses', term: say(words.uses), value: <UsesCount count={code.uses} /> },
            {
              id: 'last',
              term: say(words.lastUsed),
              value: lastUsedAt === null ? null : <LocalTime at={lastUsedAt} />,
            },
            { id: 'made', term: say(words.made), value: <LocalTime at={createdAt} /> },
          ]}
        />
        <UsesOf codeId={id} uses={uses} />
      </div>
    </RecordView>
  );
}

/** The latest of its uses, given back or not, and the way to all of them. */
function UsesOf({ codeId, uses: { total, rows } }: { codeId: string; uses: Uses }) {
  const { formatMessage: say } = useIntl();
  return (
    <section>
      <h2>{say(words.applied)}</h2>
      <Card kind="panel">
        {rows.length === 0 ? (
          <p>{say(words.noneApplied)}</p>
        ) : (
          <DefinitionList
            items={rows.map(({ id, state, discount, reservedAt, bookingId, booking }) => ({
              id,
              term: <LocalTime at={reservedAt} />,
              value: (
                <>
                  {booking === null ? bookingId : <Link to={`/bookings/${bookingId}`}>{booking.pnr}</Link>}
                  {` · ${asMoney(discount)} · ${say(words[state])}`}
                </>
              ),
            }))}
          />
        )}
        {total > rows.length && (
          <p>
            <Link to={`/coupon-codes?code=${codeId}`}>
              <UsesCount count={total} />
            </Link>
          </p>
        )}
      </Card>
    </section>
  );
}
