import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalTime } from '../../session/time/LocalTime.js';
import { ConfirmTyped } from '../../features/action/ConfirmTyped.js';
import { colleagueName } from '../../features/booking-words/origin-words.js';
import { refundFailureWords } from '../../features/booking-words/money-words.js';
import { asMoney } from '../../session/as-money.js';
import { type OtherWay, otherWayWords, words } from './words.js';

export interface RefusedRefundProps {
  refund: {
    amount: { amount: number; currency: string };
    failures: number;
    failure: keyof typeof refundFailureWords;
    retryAt: string | null;
    ways: readonly OtherWay[];
    askedWay: OtherWay | null;
    askedBy: Parameters<typeof colleagueName>[1] | null;
  };
  /** What the booking, or the link, is called. */
  name: string;
  /** It is of a booking, which proves its traveller by a code. */
  ofBooking: boolean;
  /** Who bought it has deleted his account: it can be nobody's credit. */
  isWalletGone?: boolean;
  /** Undefined where the reader may only look. */
  actions:
    | { busy: boolean; onAgain: () => Promise<unknown>; onOtherwise: (way: OtherWay) => Promise<unknown> }
    | undefined;
}

/** Money that its provider does not send back: how often it was tried, why not, and what can become of it. */
export function RefusedRefund({ refund, name, ofBooking, isWalletGone = false, actions }: RefusedRefundProps) {
  const intl = useIntl();
  const { failures, failure, retryAt, ways, askedWay, askedBy } = refund;
  const amount = asMoney(refund.amount);
  const textOf = { WALLET: words.walletText, CASH: ofBooking ? words.cashText : words.linkCashText };
  return (
    <Notice tone="warn" title={<FormattedMessage {...words.title} values={{ amount }} />}>
      <p>
        <FormattedMessage
          {...words.refused}
          values={{ count: failures, why: intl.formatMessage(refundFailureWords[failure]) }}
        />{' '}
        {retryAt === null ? (
          <FormattedMessage {...words.waits} />
        ) : (
          <FormattedMessage {...words.next} values={{ at: <LocalTime at={retryAt} /> }} />
        )}
      </p>
      {askedWay !== null && askedBy !== null && (
        <p>
          <FormattedMessage
            {...words.asked}
            values={{ name: colleagueName(intl, askedBy), way: intl.formatMessage(otherWayWords[askedWay]) }}
          />
        </p>
      )}
      {actions !== undefined && isWalletGone && (
        <p>
          <FormattedMessage {...words.walletGone} />
        </p>
      )}
      {actions !== undefined && (
        <div className="back-office__actions">
          <Button variant="quiet" busy={actions.busy} onClick={() => void actions.onAgain()}>
            <FormattedMessage {...words.again} />
          </Button>
          {ways.map((way) => (
            <ConfirmTyped
              key={way}
              label={<FormattedMessage {...otherWayWords[way]} />}
              title={<FormattedMessage {...otherWayWords[way]} />}
              keep={<FormattedMessage {...words.keep} />}
              confirm={{ word: 'refund', of: [name, amount] }}
              busy={actions.busy}
              onSure={() => actions.onOtherwise(way)}
            >
              <FormattedMessage {...textOf[way]} values={{ amount }} />
            </ConfirmTyped>
          ))}
        </div>
      )}
    </Notice>
  );
}
