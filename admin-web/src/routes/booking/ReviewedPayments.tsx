import { useNotices } from '@naga/app-kit/NoticeArea';
import { useScope } from '@naga/app-kit/PermissionGate';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, FormattedMessage, type NoMessageValues, useIntl } from 'react-intl';
import { takenConfirmed } from '../../features/action/confirmed.js';
import { ConfirmTyped } from '../../features/action/ConfirmTyped.js';
import { useAttempt } from '../../session/use-attempt.js';
import { asMoney } from '../../session/as-money.js';
import type { BookingDetailQuery } from './booking.generated.js';
import { useAcceptReviewedPaymentMutation, useSendBackReviewedPaymentMutation } from './review-payment.generated.js';

const words = defineMessages<{
  title: NoMessageValues;
  text: { asked: string; received: string };
  accept: NoMessageValues;
  acceptText: { received: string };
  accepted: NoMessageValues;
  second: NoMessageValues;
  sendBack: NoMessageValues;
  sendBackText: { received: string };
  sentBack: NoMessageValues;
  keep: NoMessageValues;
}>({
  title: { id: 'admin.review-payment.title', defaultMessage: 'A payment arrived otherwise than it was asked for' },
  text: { id: 'admin.review-payment.text', defaultMessage: '{asked} were asked for, {received} arrived.' },
  accept: { id: 'admin.review-payment.accept', defaultMessage: 'Take it as paid' },
  acceptText: {
    id: 'admin.review-payment.accept-text',
    defaultMessage: 'With {received} the booking counts as paid: what is missing is let go, what is over goes back.',
  },
  accepted: { id: 'admin.review-payment.accepted', defaultMessage: 'The payment is accepted.' },
  second: {
    id: 'admin.review-payment.second',
    defaultMessage: 'So much is let go that a second person has to take it as paid, too.',
  },
  sendBack: { id: 'admin.review-payment.send-back', defaultMessage: 'Send it back' },
  sendBackText: {
    id: 'admin.review-payment.send-back-text',
    defaultMessage: '{received} go back whence they came; the booking stays unpaid.',
  },
  sentBack: { id: 'admin.review-payment.sent-back', defaultMessage: 'The payment is on its way back.' },
  keep: { id: 'admin.review-payment.keep', defaultMessage: 'Decide later' },
});

const AGAIN = { refetchQueries: ['BookingDetail'], awaitRefetchQueries: true };

/** Payments that a person has to look at, and the two answers of the platform's people. */
export function ReviewedPayments({ booking }: { booking: NonNullable<BookingDetailQuery['booking']> }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const scope = useScope('booking.edit');
  const [accept, accepting] = useAcceptReviewedPaymentMutation(AGAIN);
  const [sendBack, sending] = useSendBackReviewedPaymentMutation(AGAIN);
  const isMine = scope === 'all' || scope === 'country';

  async function takes(id: string) {
    const answer = await attempt(async () => (await accept({ variables: { id } })).data?.acceptReviewedPayment);
    if (answer?.__typename !== 'Booking') return;
    const waits = answer.payments.some((one) => one.id === id && one.takingAsked);
    notify(intl.formatMessage(waits ? words.second : words.accepted));
  }
  async function sendsBack(id: string) {
    const answer = await attempt(async () => (await sendBack({ variables: { id } })).data?.sendBackReviewedPayment);
    if (answer !== undefined) notify(intl.formatMessage(words.sentBack));
  }

  return booking.payments.map(({ id, state, amount, received, takingAsked }) => {
    if (state !== 'REVIEW' || received === null) return null;
    const told = { asked: asMoney(amount), received: asMoney(received) };
    const keep = <FormattedMessage {...words.keep} />;
    return (
      <Notice key={id} tone="warn" title={<FormattedMessage {...words.title} />}>
        <p>
          <FormattedMessage {...words.text} values={told} />
        </p>
        {takingAsked && (
          <p>
            <FormattedMessage {...words.second} />
          </p>
        )}
        {isMine && (
          <div className="back-office__actions">
            {received.currency === amount.currency && received.amount > 0 && (
              <ConfirmTyped
                label={<FormattedMessage {...words.accept} />}
                title={<FormattedMessage {...words.accept} />}
                keep={keep}
                confirm={takenConfirmed([booking.pnr], amount, received)}
                busy={accepting.loading}
                onSure={() => takes(id)}
              >
                <FormattedMessage {...words.acceptText} values={told} />
              </ConfirmTyped>
            )}
            <ConfirmTyped
              label={<FormattedMessage {...words.sendBack} />}
              title={<FormattedMessage {...words.sendBack} />}
              keep={keep}
              confirm={{ word: 'refund', of: [booking.pnr, told.received] }}
              busy={sending.loading}
              onSure={() => sendsBack(id)}
            >
              <FormattedMessage {...words.sendBackText} values={told} />
            </ConfirmTyped>
          </div>
        )}
      </Notice>
    );
  });
}
