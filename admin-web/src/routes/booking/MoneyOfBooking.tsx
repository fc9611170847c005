import type { ReactNode } from 'react';
import { feeLines } from '@naga/booking-flow/sale/fee-lines.js';
import { stayingOf } from '@naga/booking-flow/sale/staying.js';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { FormattedMessage, type IntlShape, useIntl, type MessageDescriptor } from 'react-intl';
import { LocalTime } from '../../session/time/LocalTime.js';
import { asMoney } from '../../session/as-money.js';
import { WingLog } from '../../features/money/WingLog.js';
import type { BookingDetailQuery } from './booking.generated.js';
import { feeHow, feeTerm } from '../../features/booking-words/fee-text.js';
import { policyText } from '../../features/fare/refund-class-words.js';
import { accountName } from './account-name.js';
import { forgivenWords } from '../../features/money/forgiven-words.js';
import { entryWords } from '../../features/money/entry-words.js';
import { refundFailureWords, refundReasonWords, refundStateWords } from '../../features/booking-words/money-words.js';
import { attemptWords, methodWords } from '../../features/booking-words/state-words.js';
import { wordFor } from '../../session/word-for.js';
import { words } from './words.js';

type Booking = NonNullable<BookingDetailQuery['booking']>;

interface SmallTableProps {
  title: MessageDescriptor;
  heads: readonly MessageDescriptor[];
  /** Cells in the order of the heads; those from `moneyFrom` on are amounts. */
  rows: readonly (readonly ReactNode[])[];
  moneyFrom: number;
}

function SmallTable({ title, heads, rows, moneyFrom }: SmallTableProps) {
  const intl = useIntl();
  if (rows.length === 0) return null;
  const label = intl.formatMessage(title as { id: string });
  return (
    <section>
      <h2>{label}</h2>
      <div className="back-office__scroll" tabIndex={0} role="region" aria-label={label}>
        <table className="back-office__table">
          <thead>
            <tr>
              {heads.map((head, column) => (
                <th key={head.id} scope="col" className={column >= moneyFrom ? 'money' : undefined}>
                  {intl.formatMessage(head as { id: string })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column} className={column >= moneyFrom ? 'money' : column === 0 ? 'stamp' : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Where it goes, where that is not the way it came. */
const wayOf = (intl: IntlShape, toWallet: boolean, inCash: boolean): string[] =>
  toWallet ? [intl.formatMessage(words.asCredit)] : inCash ? [intl.formatMessage(words.inCash)] : [];

function FeeAmount({ fee }: { fee: Booking['fees'][number] }) {
  const intl = useIntl();
  const { policies = [] } = fee;
  const how = [feeHow(intl, fee), ...policies.map((policy) => policyText(intl, policy))].filter(Boolean);
  return (
    <>
      {asMoney(fee.amount)}
      {how.length > 0 && (
        <div>
          <small>{how.join('; ')}</small>
        </div>
      )}
    </>
  );
}

/** Sums, payments, refunds and the double entries behind them. */
export function MoneyOfBooking({ booking }: { booking: Booking }) {
  const intl = useIntl();
  const { total } = stayingOf(booking);
  const { paid, forgiven, refunded, due, fees, payments, refunds, ledger, currency } = {
    ...booking,
    currency: booking.total.currency,
  };
  const amount = (value: number) => (value === 0 ? '' : asMoney({ amount: value, currency }));
  return (
    <section className="back-office__stack">
      <h2>
        <FormattedMessage {...words.money} />
      </h2>
      <Card kind="panel">
        <DefinitionList
          items={[
            ...feeLines(fees).map((fee) => ({
              id: fee.id,
              term: feeTerm(intl, fee),
              value: <FeeAmount fee={fee} />,
            })),
            { id: 'total', term: <FormattedMessage {...words.total} />, value: asMoney(total) },
            { id: 'paid', term: <FormattedMessage {...words.paid} />, value: asMoney(paid) },
            ...(forgiven.amount > 0
              ? [{ id: 'forgiven', term: <FormattedMessage {...words.forgiven} />, value: asMoney(forgiven) }]
              : []),
            { id: 'refunded', term: <FormattedMessage {...words.refunded} />, value: asMoney(refunded) },
            { id: 'due', term: <FormattedMessage {...words.due} />, value: asMoney(due) },
          ]}
        />
      </Card>
      <SmallTable
        title={words.payments}
        heads={[words.when, words.method, words.state, words.amount]}
        rows={payments.map(({ createdAt, method, state, amount: of, forgiven: rest }) => [
          <LocalTime key="at" at={createdAt} />,
          intl.formatMessage(methodWords[method]),
          rest.amount > 0
            ? `${intl.formatMessage(attemptWords[state])} · ${intl.formatMessage(forgivenWords.forgiven, { amount: asMoney(rest) })}`
            : intl.formatMessage(attemptWords[state]),
          asMoney(of),
        ])}
        moneyFrom={3}
      />
      <SmallTable
        title={words.refunds}
        heads={[words.when, words.reason, words.state, words.amount]}
        rows={refunds.map(({ createdAt, reason, state, toWallet, inCash, failure, retryAt, amount: of }) => [
          <LocalTime key="at" at={createdAt} />,
          wordFor(intl, refundReasonWords, reason),
          failure === null
            ? [wordFor(intl, refundStateWords, state), ...wayOf(intl, toWallet, inCash)].join(' · ')
            : retryAt === null
              ? intl.formatMessage(words.refundWaits, { why: intl.formatMessage(refundFailureWords[failure]) })
              : intl.formatMessage(words.refundRefused, {
                  why: intl.formatMessage(refundFailureWords[failure]),
                  at: <LocalTime key="retry" at={retryAt} />,
                }),
          asMoney(of),
        ])}
        moneyFrom={3}
      />
      <WingLog entries={booking.wingLog ?? []} />
      {ledger !== undefined && (
        <SmallTable
          title={words.ledger}
          heads={[words.when, words.account, words.reason, words.debit, words.credit]}
          rows={ledger.map(({ at, account, operator, agency, person, reason, debit, credit }) => [
            <LocalTime key="at" at={at} />,
            accountName(intl, account, (operator ?? agency ?? person)?.name),
            wordFor(intl, entryWords, reason),
            amount(debit),
            amount(credit),
          ])}
          moneyFrom={3}
        />
      )}
    </section>
  );
}
