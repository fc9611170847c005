import { useNotices } from '@naga/app-kit/NoticeArea';
import { type Currency, typedAmount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { takenConfirmed } from '../../features/action/confirmed.js';
import { AskText } from '../../features/action/AskText.js';
import { ConfirmTyped } from '../../features/action/ConfirmTyped.js';
import { useAttempt } from '../../session/use-attempt.js';
import { problemWords } from '../../session/problem-words.js';
import { asMoney } from '../../session/as-money.js';
import {
  type PayLink_RecordFragment,
  useCancelPayLinkMutation,
  useDecideLinkRefundMutation,
  useRefundPayLinkMutation,
  useResendPayLinkMutation,
  useReviewLinkPaymentMutation,
} from './pay-links.generated.js';
import { words } from './words.js';

const AGAIN = { refetchQueries: ['PayLinks', 'PayLinkDetail', 'RecordChanges'] };

/** What staff may do with a link in its state. */
export function PayLinkActions({ link }: { link: PayLink_RecordFragment }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [cancel, cancelling] = useCancelPayLinkMutation(AGAIN);
  const [resend, resending] = useResendPayLinkMutation(AGAIN);
  const [refund, refunding] = useRefundPayLinkMutation(AGAIN);
  const [decide, deciding] = useDecideLinkRefundMutation(AGAIN);
  const [review, reviewing] = useReviewLinkPaymentMutation(AGAIN);
  const { id, state, payerName, payerEmail, amount: asked, refundable, alone } = link;
  const name = payerName ?? payerEmail ?? link.reason;
  const variables = { id };
  const waiting = link.refunds.find((one) => one.state === 'waiting');
  const inQuestion = link.payments.find((one) => one.state === 'REVIEW');
  const received = inQuestion?.received ?? asked;

  async function run(send: () => Promise<object | null | undefined>, done: string): Promise<boolean> {
    const answer = await attempt(send as () => Promise<{ __typename: string } | null | undefined>);
    if (answer === undefined) return false;
    notify(done);
    return true;
  }
  const decideWith = (approve: boolean) =>
    run(
      async () => (await decide({ variables: { id, approve } })).data?.decideLinkRefund,
      say(approve ? words.approved : words.refused),
    );
  async function reviewWith(accept: boolean) {
    const answer = await attempt(async () => (await review({ variables: { id, accept } })).data?.reviewLinkPayment);
    if (answer?.__typename !== 'PayLinkRecord') return;
    const waits = answer.payments.some(({ takingAsked }) => takingAsked);
    notify(say(!accept ? words.sentBack : waits ? words.refundAsked : words.accepted));
  }
  const minorOf = (text: string) => typedAmount(text, refundable.currency as Currency) ?? 0;
  return (
    <div className="back-office__actions">
      {inQuestion !== undefined && (
        <>
          {inQuestion.takingAsked && <p>{say(words.refundAsked)}</p>}
          {received.currency === asked.currency && received.amount > 0 && (
            <ConfirmTyped
              label={<FormattedMessage {...words.accept} />}
              keep={say(words.keep)}
              title={<FormattedMessage {...words.accept} />}
              confirm={takenConfirmed([name], asked, received)}
              busy={reviewing.loading}
              onSure={() => reviewWith(true)}
            >
              {say(words.acceptText, { received: asMoney(received) })}
            </ConfirmTyped>
          )}
          <ConfirmTyped
            label={<FormattedMessage {...words.sendBack} />}
            keep={say(words.keep)}
            title={<FormattedMessage {...words.sendBack} />}
            confirm={{ word: 'refund', of: [name, asMoney(received)] }}
            busy={reviewing.loading}
            onSure={() => reviewWith(false)}
          />
        </>
      )}
      {waiting?.canDecide === true && (
        <>
          <ConfirmTyped
            variant="danger"
            label={<FormattedMessage {...words.approve} />}
            keep={say(words.keep)}
            title={<FormattedMessage {...words.approve} />}
            confirm={{ word: 'refund', of: [name, asMoney(waiting.amount)] }}
            busy={deciding.loading}
            onSure={() => decideWith(true)}
          />
          <Button variant="quiet" busy={deciding.loading} onClick={() => void decideWith(false)}>
            <FormattedMessage {...words.refuse} />
          </Button>
        </>
      )}
      {(state === 'OPEN' || state === 'PAID') && payerEmail !== null && (
        <Button
          variant="quiet"
          busy={resending.loading}
          onClick={() => void run(async () => (await resend({ variables })).data?.resendPayLink, say(words.resent))}
        >
          <FormattedMessage {...words.resend} />
        </Button>
      )}
      {state === 'OPEN' && (
        <ConfirmTyped
          label={say(words.cancel)}
          keep={say(words.keep)}
          title={say(words.cancelTitle)}
          confirm={{ word: 'cancel', of: [name, asMoney(asked)] }}
          busy={cancelling.loading}
          onSure={() => run(async () => (await cancel({ variables })).data?.cancelPayLink, say(words.cancelled))}
        >
          {say(words.cancelText)}
        </ConfirmTyped>
      )}
      {refundable.amount > 0 && waiting === undefined && (
        <AskText
          label={say(words.refund)}
          sure={say(words.refund)}
          keep={say(words.keep)}
          title={say(words.refundTitle)}
          confirm={({ amount }) => ({
            word: 'refund',
            of: [name, asMoney({ ...refundable, amount: minorOf(amount) })],
          })}
          busy={refunding.loading}
          fields={[
            {
              name: 'amount',
              label: say(words.refundAmount),
              maxLength: 15,
              inputMode: 'decimal',
              wrong: (text) =>
                minorOf(text) < 1
                  ? say(problemWords.AMOUNT)
                  : minorOf(text) > refundable.amount
                    ? say(problemWords.RANGE)
                    : undefined,
            },
            {
              name: 'reason',
              label: say(words.refundReason),
              long: true,
              maxLength: 500,
              wrong: (text) => (text === '' ? say(words.required) : undefined),
            },
          ]}
          onSure={({ amount, reason }) =>
            run(
              async () => (await refund({ variables: { id, amount: minorOf(amount), reason } })).data?.refundPayLink,
              say(minorOf(amount) > alone.amount ? words.refundAsked : words.refundDone),
            )
          }
        >
          {say(words.backText, { amount: asMoney(alone), most: asMoney(refundable) })}
        </AskText>
      )}
    </div>
  );
}
