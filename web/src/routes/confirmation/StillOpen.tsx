import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { BookingSummary } from '../../features/checkout/BookingSummary.js';
import { CheckoutFrame } from '../../features/checkout/CheckoutFrame.js';
import { operatorAnswer } from '../../features/checkout/operator-answer.js';
import { providerMessage } from '../../features/checkout/provider-message.js';
import { paymentPath, searchPathOf, viewBookingPath } from '../../features/checkout/paths.js';
import { useLocalPath } from '../../session/language.js';
import { useSite } from '../../session/site.js';
import type { ConfirmationQuery } from './confirmation.generated.js';
import type { ResponseState } from './response-state.js';
import { useAskAgain } from '../../features/checkout/use-ask-again.js';

const SLOW_AFTER = 10;

const words = defineMessages<{
  waitingTitle: NoMessageValues;
  waiting: NoMessageValues;
  slow: NoMessageValues;
  reviewTitle: NoMessageValues;
  review: { pnr: string };
  lateTitle: NoMessageValues;
  late: NoMessageValues;
  refundedTitle: NoMessageValues;
  refunded: NoMessageValues;
  operatorTitle: NoMessageValues;
  rejectedTitle: NoMessageValues;
  rejected: NoMessageValues;
  payPage: NoMessageValues;
  other: NoMessageValues;
  view: NoMessageValues;
  search: NoMessageValues;
}>({
  waitingTitle: { id: 'checkout.open.waitingTitle', defaultMessage: 'We are waiting for the payment' },
  waiting: {
    id: 'checkout.open.waiting',
    defaultMessage: 'This takes a few seconds. The page goes on by itself; your seats are held.',
  },
  slow: {
    id: 'checkout.open.slow',
    defaultMessage:
      'It takes longer than usual. You may close this page: as soon as the payment arrives, the tickets come by e-mail.',
  },
  reviewTitle: { id: 'checkout.open.reviewTitle', defaultMessage: 'A person is looking at your payment' },
  review: {
    id: 'checkout.open.review',
    defaultMessage:
      'What arrived is not what we had asked for. We write to you within a few hours. Please do not pay again, and keep the reference {pnr}.',
  },
  lateTitle: { id: 'checkout.open.lateTitle', defaultMessage: 'The time for your seats was over before the payment' },
  late: {
    id: 'checkout.open.late',
    defaultMessage:
      'If the payment still arrives and your seats are free, you get your tickets at once. If not, the whole amount goes back by itself. Either way we write to you. This page tells you as soon as we know.',
  },
  refundedTitle: { id: 'checkout.open.refundedTitle', defaultMessage: 'Your money is on its way back' },
  refunded: {
    id: 'checkout.open.refunded',
    defaultMessage:
      'The payment arrived after the seats had been given to others, so the whole amount is returned to you. You need not do anything.',
  },
  operatorTitle: { id: 'checkout.open.operatorTitle', defaultMessage: 'The operator confirms your seats' },
  rejectedTitle: { id: 'checkout.open.rejectedTitle', defaultMessage: 'The operator could not confirm your seats' },
  rejected: {
    id: 'checkout.open.rejected',
    defaultMessage: 'Everything you paid goes back to you by itself, fees too. Other departures may have free seats.',
  },
  payPage: { id: 'checkout.open.payPage', defaultMessage: 'Back to the payment page' },
  other: { id: 'checkout.open.other', defaultMessage: 'Pay another way' },
  view: { id: 'checkout.open.view', defaultMessage: 'See my booking' },
  search: { id: 'checkout.over.search', defaultMessage: 'Back to the search' },
});

const TEXTS = {
  waiting: [words.waitingTitle, words.waiting],
  late: [words.lateTitle, words.late],
  refunded: [words.refundedTitle, words.refunded],
  rejected: [words.rejectedTitle, words.rejected],
} as const;

export interface StillOpenProps {
  state: Extract<ResponseState, 'waiting' | 'review' | 'late' | 'refunded' | 'operator' | 'rejected'>;
  booking: NonNullable<ConfirmationQuery['booking']>;
}

function titleOf(state: StillOpenProps['state']) {
  if (state === 'review') return words.reviewTitle;
  return state === 'operator' ? words.operatorTitle : TEXTS[state][0];
}

/** Back from paying, and not decided yet: says what happens now and asks again by itself. */
export function StillOpen({ state, booking }: StillOpenProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const asksAgain = state === 'waiting' || state === 'late';
  const asked = useAskAgain(asksAgain);
  const isSlow = state === 'waiting' && asked >= SLOW_AFTER;
  const payUrl = booking.payments.find((one) => one.payUrl !== null)?.payUrl;
  const title = intl.formatMessage(titleOf(state));
  const { language } = useSite();
  const [query] = useSearchParams();
  const provider = asksAgain ? providerMessage(query.get('messages')) : undefined;
  const said =
    state === 'operator'
      ? operatorAnswer(intl, booking, language)
      : [
          ...(provider === undefined ? [] : [intl.formatMessage(provider)]),
          state === 'review'
            ? intl.formatMessage(words.review, { pnr: booking.pnr })
            : intl.formatMessage(isSlow ? words.slow : TEXTS[state][1]),
        ];
  return (
    <CheckoutFrame title={title} step="payment" aside={<BookingSummary booking={booking} />}>
      {asksAgain && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      <h1>{title}</h1>
      <Notice tone={state === 'waiting' || state === 'operator' ? 'quiet' : 'warn'} live="status">
        {said.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
      <p>
        {state === 'waiting' && payUrl != null && (
          <Button as="a" variant="quiet" href={payUrl}>
            {intl.formatMessage(words.payPage)}
          </Button>
        )}{' '}
        {isSlow && (
          <Button as={Link} variant="quiet" to={to(paymentPath(booking.id))}>
            {intl.formatMessage(words.other)}
          </Button>
        )}
        {state !== 'waiting' && (
          <>
            <Button as={Link} to={to(viewBookingPath(booking.id))}>
              {intl.formatMessage(words.view)}
            </Button>{' '}
            <Button as={Link} variant="quiet" to={to(searchPathOf(booking))}>
              {intl.formatMessage(words.search)}
            </Button>
          </>
        )}
      </p>
    </CheckoutFrame>
  );
}
