import { useNotices } from '@naga/app-kit/NoticeArea';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { EmptyState } from '@naga/ui/EmptyState';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';
import { methodWords } from '../../features/booking-words/state-words.js';
import { localName } from '../../session/local-name.js';
import { asMoney } from '../../session/as-money.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { isRefused } from '../../session/refused.js';
import {
  type BookingOffersQuery,
  type Offered_SaleFragment,
  useApplyOfferMutation,
  useRemoveOfferMutation,
} from './booking-offer.generated.js';
import { words } from './words.js';

type Answer = BookingOffersQuery['bookingOffers'];
type Offer = Extract<Answer, { __typename: 'BookingOffers' }>['offers'][number];

export interface OffersOfSaleProps {
  booking: Offered_SaleFragment;
  answer: Answer;
  reload: () => Promise<unknown>;
}

/** The coupon it has, or what could be applied, most first, and what nearly could. */
export function OffersOfSale({ booking, answer, reload }: OffersOfSaleProps) {
  const intl = useIntl();
  return (
    <section className="back-office__stack">
      <h2>
        <FormattedMessage {...words.offers} />
      </h2>
      {booking.promotions.length > 0 && (
        <Notice>
          <FormattedMessage
            {...words.promoted}
            values={{ names: intl.formatList(booking.promotions.map(({ titles }) => localName(intl.locale, titles))) }}
          />
        </Notice>
      )}
      {booking.couponCode !== null ? (
        <Applied booking={booking} code={booking.couponCode} reload={reload} />
      ) : isRefused(answer) ? (
        <Notice tone="warn">{refusalText(intl, answer.code, answer.facts)}</Notice>
      ) : (
        <Choices bookingId={booking.id} offers={answer.offers} reload={reload} />
      )}
    </section>
  );
}

function Applied({ booking, code, reload }: Omit<OffersOfSaleProps, 'answer'> & { code: string }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [remove, { loading }] = useRemoveOfferMutation();
  async function takeAway() {
    const variables = { bookingId: booking.id };
    const done = await attempt(async () => (await remove({ variables })).data?.removeCoupon);
    if (done !== undefined) notify(intl.formatMessage(words.removed));
    await reload();
  }
  return (
    <Notice
      tone="good"
      action={
        booking.status === 'BLOCKED' && (
          <Button variant="quiet" size="small" busy={loading} onClick={() => void takeAway()}>
            <FormattedMessage {...words.remove} />
          </Button>
        )
      }
    >
      <FormattedMessage {...words.using} values={{ code, saves: asMoney(booking.discount) }} />
    </Notice>
  );
}

interface ChoicesProps {
  bookingId: string;
  offers: readonly Offer[];
  reload: () => Promise<unknown>;
}

function Choices({ bookingId, offers, reload }: ChoicesProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [apply, { loading }] = useApplyOfferMutation();
  const near = offers.filter(({ refused }) => refused !== null);
  async function take(code: string) {
    const done = await attempt(async () => (await apply({ variables: { bookingId, code } })).data?.applyCoupon);
    if (done !== undefined) notify(intl.formatMessage(words.applied));
    await reload();
  }
  return (
    <>
      {near.length === offers.length && (
        <EmptyState title={<FormattedMessage {...words.none} />}>
          <FormattedMessage {...words.noneText} />
        </EmptyState>
      )}
      {offers.map((offer) => {
        const { id, name, code, saves, total } = offer;
        return (
          code !== null && (
            <Card kind="panel" key={id}>
              <h3>{name}</h3>
              <p>
                <FormattedMessage {...words.saves} values={{ saves: asMoney(saves), total: asMoney(total) }} />
                <Terms offer={offer} />
              </p>
              <Button busy={loading} onClick={() => void take(code)}>
                <FormattedMessage {...words.apply} values={{ code }} />
              </Button>
            </Card>
          )
        );
      })}
      {near.length > 0 && (
        <section>
          <h3>
            <FormattedMessage {...words.near} />
          </h3>
          <ul className="back-office__plain">
            {near.map(({ id, name, refused }) => (
              <li key={id}>
                <strong>{name}</strong> {refused !== null && refusalText(intl, refused.code, refused.facts)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Terms({ offer: { buyUntil, paymentMethods } }: { offer: Offer }) {
  const intl = useIntl();
  const methods = paymentMethods.map((method) => intl.formatMessage(methodWords[method])).join(', ');
  return (
    <>
      {buyUntil !== null && (
        <>
          , <FormattedMessage {...words.until} values={{ stamp: <LocalTime at={buyUntil} /> }} />
        </>
      )}
      {methods !== '' && (
        <>
          , <FormattedMessage {...words.methods} values={{ methods }} />
        </>
      )}
    </>
  );
}
