import { formatCount } from '@naga/kernel/money.js';
import { StatusPill } from '@naga/ui/StatusPill';
import { FormattedMessage, type IntlShape } from 'react-intl';
import type { ListColumn } from '../../features/list/list-column.js';
import { timeColumn } from '../../features/list/time-column.js';
import { currencyColumn, moneyColumn } from '../../features/money/money-columns.js';
import type { AffiliateStatement_RowFragment, AffiliateStatementState } from './affiliate-statements.generated.js';
import { words } from './words.js';

export const STATEMENT_STATES = ['OPEN', 'PAYABLE', 'PAID'] as const satisfies readonly AffiliateStatementState[];

export const statementState = { OPEN: words.open, PAYABLE: words.payable, PAID: words.paid } as const;
const TONES = { OPEN: 'quiet', PAYABLE: 'warn', PAID: 'good' } as const;

/** How a statement stands. */
export const StatementState = ({ state }: { state: AffiliateStatementState }) => (
  <StatusPill tone={TONES[state]}>
    <FormattedMessage {...statementState[state]} />
  </StatusPill>
);

/** '2026-11-24 – 2026-11-30'; of an open one its first day. */
export const periodOf = (
  intl: IntlShape,
  { periodFrom, periodTo }: Pick<AffiliateStatement_RowFragment, 'periodFrom' | 'periodTo'>,
): string =>
  periodTo === null ? intl.formatMessage(words.since, { from: periodFrom }) : `${periodFrom} – ${periodTo}`;

export const statementColumns = (intl: IntlShape): ListColumn<AffiliateStatement_RowFragment>[] => [
  {
    key: 'affiliate',
    title: intl.formatMessage(words.affiliate),
    text: ({ name }) => name,
    render: ({ name }) => <strong>{name}</strong>,
  },
  { key: 'code', title: intl.formatMessage(words.code), text: ({ code }) => code, noWrap: true },
  { key: 'period', title: intl.formatMessage(words.period), text: (row) => periodOf(intl, row), noWrap: true },
  {
    key: 'state',
    title: intl.formatMessage(words.state),
    text: ({ state }) => intl.formatMessage(statementState[state]),
    render: ({ state }) => <StatementState state={state} />,
  },
  {
    key: 'seats',
    title: intl.formatMessage(words.seats),
    text: ({ seats }) => formatCount(seats),
    align: 'right',
  },
  moneyColumn({ key: 'amount', title: intl.formatMessage(words.amount), of: ({ amount }) => amount, sum: 'amount' }),
  currencyColumn(intl, ({ amount }) => amount.currency),
  timeColumn({ key: 'paidAt', title: intl.formatMessage(words.paidAt), of: ({ paidAt }) => paidAt }),
  {
    key: 'reference',
    title: intl.formatMessage(words.reference),
    text: ({ paymentReference }) => paymentReference ?? '',
  },
];
