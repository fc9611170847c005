import { formatMoney } from '@naga/kernel/money.js';
import { shareText } from '@naga/kernel/percent-text.js';
import { Lines } from '@naga/ui/Lines';
import { defineMessages, FormattedMessage, type NoMessageValues, useIntl } from 'react-intl';
import { Link } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { Panel } from '../../features/account/form/Panel.js';
import { formatDate } from '@naga/app-kit/format-date.js';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import type { AffiliateLinesQuery, AffiliatePageQuery } from './dashboard.generated.js';
import styles from './dashboard.module.css';

type Step = 'tracked' | 'pending' | 'approved' | 'payable' | 'paid' | 'reversed';

const words = defineMessages<
  Record<Step | 'earnings' | 'how' | 'statements' | 'open' | 'waits', NoMessageValues> & {
    since: { from: string };
    period: { from: string; until: string };
    seats: { count: number };
    reference: { reference: string };
    made: { amount: string };
    share: { percent: string; fare: string };
    back: { share: string };
    first: { shown: number; total: number };
  }
>({
  earnings: { id: 'account.affiliate.earnings', defaultMessage: 'Commission' },
  tracked: { id: 'account.affiliate.tracked', defaultMessage: 'Not paid for yet' },
  pending: { id: 'account.affiliate.pending', defaultMessage: 'Ride not over for a week' },
  approved: { id: 'account.affiliate.approved', defaultMessage: 'Approved' },
  payable: { id: 'account.affiliate.payable', defaultMessage: 'To be paid to you' },
  paid: { id: 'account.affiliate.paid', defaultMessage: 'Paid to you' },
  reversed: { id: 'account.affiliate.reversed', defaultMessage: 'Went back with returned seats' },
  how: {
    id: 'account.affiliate.how',
    defaultMessage:
      'A sale is approved a week after its ride. What is approved in a month is paid by bank in the next.',
  },
  statements: { id: 'account.affiliate.statements', defaultMessage: 'Statements' },
  since: { id: 'account.affiliate.since', defaultMessage: 'since {from}' },
  period: { id: 'account.affiliate.period', defaultMessage: '{from} – {until}' },
  seats: {
    id: 'account.affiliate.seats',
    defaultMessage: '{count, plural, one {one seat} other {{count, number} seats}}',
  },
  made: { id: 'account.affiliate.made', defaultMessage: 'How {amount} is made' },
  share: { id: 'account.affiliate.share', defaultMessage: '{percent} of {fare}' },
  back: { id: 'account.affiliate.back', defaultMessage: 'taken back: {share}' },
  first: { id: 'account.affiliate.first', defaultMessage: 'The first {shown, number} of {total, number} lines.' },
  open: { id: 'account.affiliate.open', defaultMessage: 'Open' },
  reference: { id: 'account.affiliate.reference', defaultMessage: 'Paid, reference {reference}' },
  waits: { id: 'account.affiliate.waits', defaultMessage: 'Waits for its payment' },
});

const STEPS: readonly Step[] = ['tracked', 'pending', 'approved', 'payable', 'paid', 'reversed'];

type Statements = AffiliatePageQuery['affiliateStatements']['rows'];

export interface OpenedStatement {
  readonly id: string;
  readonly lines: AffiliateLinesQuery['affiliateLines'];
}

export interface AffiliateEarningsProps {
  sums: NonNullable<NonNullable<AffiliatePageQuery['myAffiliate']>['sums']>;
  statements: Statements;
  /** The statement that is open, with its lines. */
  opened: OpenedStatement | undefined;
}

/** What came by his link, from tracked to paid, and the statements that it is paid by. */
export function AffiliateEarnings({ sums, statements, opened }: AffiliateEarningsProps) {
  const intl = useIntl();
  return (
    <>
      {sums.map((row) => (
        <Panel key={row.currency} title={`${intl.formatMessage(words.earnings)} · ${row.currency}`}>
          <dl className={styles.sums}>
            {STEPS.map((step) => (
              <div key={step}>
                <dt>{intl.formatMessage(words[step])}</dt>
                <dd>{formatMoney(moneyOf({ amount: row[step], currency: row.currency }))}</dd>
              </div>
            ))}
          </dl>
          <p className={classes.small}>
            <FormattedMessage {...words.how} />
          </p>
        </Panel>
      ))}
      {statements.length > 0 && (
        <Panel title={intl.formatMessage(words.statements)}>
          <ul className={styles.statements}>
            {statements.map((statement) => (
              <Statement
                key={statement.id}
                statement={statement}
                lines={opened?.id === statement.id ? opened.lines : undefined}
              />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

interface StatementProps {
  statement: Statements[number];
  /** Where it is open. */
  lines: OpenedStatement['lines'] | undefined;
}

/** A statement, and a link that opens the lines of its sum, or folds them. */
function Statement({ statement, lines }: StatementProps) {
  const intl = useIntl();
  const { language } = useSite();
  const { id, periodFrom, periodTo, state, seats, amount, paymentReference } = statement;
  const from = formatDate(periodFrom, language);
  const said = {
    OPEN: () => intl.formatMessage(words.open),
    PAYABLE: () => intl.formatMessage(words.waits),
    PAID: () => intl.formatMessage(words.reference, { reference: paymentReference ?? '' }),
  };
  const sum = formatMoney(moneyOf(amount));
  return (
    <li>
      <span>
        {periodTo === null
          ? intl.formatMessage(words.since, { from })
          : intl.formatMessage(words.period, { from, until: formatDate(periodTo, language) })}
        <small>{`${intl.formatMessage(words.seats, { count: seats })} · ${said[state]()}`}</small>
        {seats > 0 && (
          <Link
            to={lines === undefined ? `?statement=${id}` : '?'}
            aria-expanded={lines !== undefined}
            preventScrollReset
          >
            {intl.formatMessage(words.made, { amount: sum })}
          </Link>
        )}
      </span>
      <strong>{sum}</strong>
      {lines !== undefined && <StatementLines lines={lines} />}
    </li>
  );
}

/** Each seat by its ride, with the share of what stayed of its fare. */
function StatementLines({ lines: { rows, total } }: { lines: OpenedStatement['lines'] }) {
  const intl = useIntl();
  const { language } = useSite();
  return (
    <div className={styles.statement}>
      <Lines
        lines={rows.map(({ id, amount, fare, basisPoints, isReversal, travelDate, fromName, toName }) => {
          const percent = shareText(basisPoints);
          const share = intl.formatMessage(words.share, { percent, fare: formatMoney(moneyOf(fare)) });
          return {
            id,
            label: (
              <>
                {formatDate(travelDate, language)} · {fromName} → {toName}
                <small>{isReversal ? intl.formatMessage(words.back, { share }) : share}</small>
              </>
            ),
            value: formatMoney(moneyOf(amount)),
          };
        })}
      />
      {total > rows.length && (
        <p className={classes.small}>{intl.formatMessage(words.first, { shown: rows.length, total })}</p>
      )}
    </div>
  );
}
