import { useNotices } from '@naga/app-kit/NoticeArea';
import { isLanguage } from '@naga/kernel/language.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AskFirst } from '../../features/action/AskFirst.js';
import { ConfirmTyped } from '../../features/action/ConfirmTyped.js';
import { useAttempt } from '../../features/action/use-attempt.js';
import { asMoney } from '../../features/money/as-money.js';
import { receiptPath } from '../../features/sale/sale-path.js';
import { BookingStatusPill, PaymentStatusPill } from '../../features/status/Status.js';
import { localStamp } from '../../session/local-stamp.js';
import {
  type CashAtCounterFragment,
  useCollectCashMutation,
  useHandOutCashMutation,
} from './collect-cash.generated.js';
import { words } from './words.js';

export interface CashReceiptProps {
  cash: CashAtCounterFragment;
  code: string;
  onDone: () => Promise<unknown>;
}

/** What a code is for, the one thing to be done about it, and where its receipt is printed when it is done. */
export function CashReceipt({ cash, code, onDone }: CashReceiptProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [collect, collecting] = useCollectCashMutation();
  const [handOut, handing] = useHandOutCashMutation();
  const { booking, payment, canCollect } = cash;
  const toHandOut = booking.cashBack;
  const amount = asMoney(payment.amount);
  const isPaid = payment.state === 'SETTLED';

  async function does(send: () => Promise<unknown>, done: typeof words.collected) {
    if ((await attempt(send)) !== undefined) notify(intl.formatMessage(done));
    await onDone();
  }
  const nameOf = (name: CashAtCounterFragment['booking']['legs'][number]['fromName']) =>
    (isLanguage(intl.locale) && name[intl.locale]) || name.en;
  const people = (booking.legs[0]?.parts ?? []).map(
    ({ firstName, lastName, seatNumber }) => `${[firstName, lastName].filter(Boolean).join(' ')} (${seatNumber})`,
  );

  return (
    <section className="back-office__stack" aria-live="polite">
      <Card kind="panel">
        <DefinitionList
          items={[
            { id: 'amount', term: <FormattedMessage {...words.amount} />, value: <strong>{amount}</strong> },
            {
              id: 'reference',
              term: <FormattedMessage {...words.reference} />,
              value: (
                <>
                  <Link to={`/bookings/${booking.id}`}>{booking.pnr}</Link>{' '}
                  <BookingStatusPill status={booking.status} /> <PaymentStatusPill status={booking.paymentStatus} />
                </>
              ),
            },
            {
              id: 'people',
              term: <FormattedMessage {...words.people} />,
              value: intl.formatList(people, { type: 'unit' }),
            },
            ...booking.legs.map((leg) => ({
              id: leg.id,
              term: <FormattedMessage {...words.ride} />,
              value: `${nameOf(leg.fromName)} – ${nameOf(leg.toName)}, ${localStamp(leg.departureTime)}, ${leg.operatorName}`,
            })),
            isPaid
              ? {
                  id: 'taken',
                  term: <FormattedMessage {...words.taken} />,
                  value: payment.settledAt === null ? '' : localStamp(payment.settledAt),
                }
              : {
                  id: 'until',
                  term: <FormattedMessage {...words.until} />,
                  value: payment.expiresAt === null ? '' : localStamp(payment.expiresAt),
                },
          ]}
        />
      </Card>
      {!isPaid && !canCollect && payment.code !== null && (
        <Notice tone="bad">
          <p>
            <FormattedMessage {...words.over} />
          </p>
        </Notice>
      )}
      <div className="back-office__actions">
        {canCollect && (
          <AskFirst
            variant="primary"
            label={<FormattedMessage {...words.collect} values={{ amount }} />}
            keep={<FormattedMessage {...words.keep} />}
            title={<FormattedMessage {...words.collectSure} values={{ amount }} />}
            busy={collecting.loading}
            onSure={() => does(async () => (await collect({ variables: { code } })).data?.collectCash, words.collected)}
          >
            <FormattedMessage {...words.collectText} />
          </AskFirst>
        )}
        {toHandOut.amount > 0 && (
          <ConfirmTyped
            label={<FormattedMessage {...words.handOut} values={{ amount: asMoney(toHandOut) }} />}
            keep={<FormattedMessage {...words.keep} />}
            title={<FormattedMessage {...words.handOutSure} values={{ amount: asMoney(toHandOut) }} />}
            confirm={{ word: 'refund', of: [booking.pnr, asMoney(toHandOut)] }}
            busy={handing.loading}
            onSure={() => does(async () => (await handOut({ variables: { code } })).data?.handOutCash, words.handedOut)}
          >
            <FormattedMessage {...words.handOutText} />
          </ConfirmTyped>
        )}
        {isPaid && (
          <Button as={Link} variant="quiet" to={receiptPath(booking.id)}>
            <FormattedMessage {...words.print} />
          </Button>
        )}
      </div>
    </section>
  );
}
