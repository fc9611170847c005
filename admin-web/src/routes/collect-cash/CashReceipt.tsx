import { useNotices } from '@naga/app-kit/NoticeArea';
import { isLanguage } from '@naga/kernel/language.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AskFirst } from '../../features/action/AskFirst.js';
import { useAttempt } from '../../session/use-attempt.js';
import { asMoney } from '../../session/as-money.js';
import { receiptPath } from '../../features/sale/sale-path.js';
import { BookingStatusPill, PaymentStatusPill } from '../../features/status/Status.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { type CashAtCounterFragment, useCollectCashMutation } from './collect-cash.generated.js';
import { HandOut } from './HandOut.js';
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
  const { booking, payment, canCollect } = cash;
  const amount = asMoney(payment.amount);
  const isPaid = payment.state === 'SETTLED';

  async function take() {
    const taken = await attempt(async () => (await collect({ variables: { code } })).data?.collectCash);
    if (taken !== undefined) notify(intl.formatMessage(words.collected));
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
              value: (
                <>
                  {nameOf(leg.fromName)} – {nameOf(leg.toName)}, <LocalTime at={leg.departureTime} />,{' '}
                  {leg.operatorName}
                </>
              ),
            })),
            isPaid
              ? {
                  id: 'taken',
                  term: <FormattedMessage {...words.taken} />,
                  value: payment.settledAt === null ? '' : <LocalTime at={payment.settledAt} />,
                }
              : {
                  id: 'until',
                  term: <FormattedMessage {...words.until} />,
                  value: payment.expiresAt === null ? '' : <LocalTime at={payment.expiresAt} />,
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
      {booking.cashBack.amount > 0 && <HandOut booking={booking} code={code} onDone={onDone} />}
      <div className="back-office__actions">
        {canCollect && (
          <AskFirst
            variant="primary"
            label={<FormattedMessage {...words.collect} values={{ amount }} />}
            keep={<FormattedMessage {...words.keep} />}
            title={<FormattedMessage {...words.collectSure} values={{ amount }} />}
            busy={collecting.loading}
            onSure={take}
          >
            <FormattedMessage {...words.collectText} />
          </AskFirst>
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
