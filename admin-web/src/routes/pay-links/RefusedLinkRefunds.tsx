import { useNotices } from '@naga/app-kit/NoticeArea';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmTyped } from '../../features/action/ConfirmTyped.js';
import { useAttempt } from '../../session/use-attempt.js';
import { asMoney } from '../../session/as-money.js';
import { RefusedRefund } from '../../records/refused-refund/RefusedRefund.js';
import { words } from '../../records/refused-refund/words.js';
import type { PayLink_RecordFragment } from './pay-links.generated.js';
import {
  useHandOutLinkCashMutation,
  usePayLinkRefundInCashMutation,
  useTryLinkRefundAgainMutation,
} from './refused-link-refunds.generated.js';

const AGAIN = { refetchQueries: ['PayLinks', 'PayLinkDetail', 'RecordChanges'] };

/** What goes back of a link and its provider refuses, and what waits to be handed out instead. */
export function RefusedLinkRefunds({ link }: { link: PayLink_RecordFragment }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [again, trying] = useTryLinkRefundAgainMutation(AGAIN);
  const [inCash, sending] = usePayLinkRefundInCashMutation(AGAIN);
  const [handOut, handing] = useHandOutLinkCashMutation(AGAIN);
  const { id, payerName, payerEmail, reason } = link;
  const name = payerName ?? payerEmail ?? reason;
  const of = (refundId: string) => ({ variables: { id, refundId } });

  async function tries(refundId: string) {
    const answer = await attempt(async () => (await again(of(refundId))).data?.tryLinkRefundAgain);
    if (answer !== undefined) notify(intl.formatMessage(words.tried));
  }
  async function sends(refundId: string) {
    const answer = await attempt(async () => (await inCash(of(refundId))).data?.payLinkRefundInCash);
    if (answer?.__typename !== 'PayLinkRecord') return;
    const waits = answer.refusedRefunds.some((one) => one.id === refundId);
    notify(intl.formatMessage(waits ? words.second : words.rerouted));
  }
  async function hands(refundId: string) {
    const answer = await attempt(async () => (await handOut(of(refundId))).data?.handOutLinkCash);
    if (answer !== undefined) notify(intl.formatMessage(words.handedOut));
  }

  return (
    <>
      {link.refusedRefunds.map((refund) => (
        <RefusedRefund
          key={refund.id}
          refund={refund}
          name={name}
          ofBooking={false}
          actions={{
            busy: trying.loading || sending.loading,
            onAgain: () => tries(refund.id),
            onOtherwise: () => sends(refund.id),
          }}
        />
      ))}
      {link.cashToHandOut.map(({ id: refundId, amount: cash }) => {
        const amount = asMoney(cash);
        return (
          <Notice key={refundId} tone="warn" title={<FormattedMessage {...words.cashWaits} values={{ amount }} />}>
            <p>
              <FormattedMessage {...words.cashWaitsText} />
            </p>
            <div className="back-office__actions">
              <ConfirmTyped
                label={<FormattedMessage {...words.handOut} />}
                title={<FormattedMessage {...words.handOut} />}
                keep={<FormattedMessage {...words.keep} />}
                confirm={{ word: 'refund', of: [name, amount] }}
                busy={handing.loading}
                onSure={() => hands(refundId)}
              >
                <FormattedMessage {...words.handOutText} values={{ amount }} />
              </ConfirmTyped>
            </div>
          </Notice>
        );
      })}
    </>
  );
}
