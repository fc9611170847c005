import { useIntl } from 'react-intl';
import { formatCount } from '@naga/kernel/money.js';
import { shareText } from '../../features/money/percent.js';
import { asMoney } from '../../session/as-money.js';
import { plainMoney } from '../../features/money/money-columns.js';
import { overruleWords } from '../../features/overrule/overrule-words.js';
import { doorName } from '../../session/door-words.js';
import { wordFor } from '../../session/word-for.js';
import { methodWords } from '../../features/booking-words/state-words.js';
import { type ReportView, VIEWS } from './report-views.js';
import {
  type CancelledBy,
  type OccupancyBy,
  type SalesBy,
  useCancellationReportQuery,
  useOccupancyReportQuery,
  useSalesReportQuery,
} from './reports.generated.js';
import { type cellWords, keyWords } from './words.js';

/** As one reads it, and as a file sums it. */
export interface ReportNumber {
  shown: string;
  plain: string;
}

/** A row of any report: what it is, what its bar is as long as, and its numbers as the table's columns call them. */
export interface ReportRow {
  id: string;
  key: string;
  name: string;
  currency: string | undefined;
  /** Minor units, seats, or per mille of the seats. */
  size: number;
  cells: Readonly<Partial<Record<keyof typeof cellWords, ReportNumber>>>;
}

const count = (many: number): ReportNumber => ({ shown: formatCount(many), plain: String(many) });
const money = (amount: number, currency: string): ReportNumber => ({
  shown: asMoney({ amount, currency }),
  plain: plainMoney({ amount, currency }),
});
function percent(part: number, whole: number): ReportNumber {
  const shown = shareText(part, whole);
  return { shown: shown ?? '–', plain: shown ?? '' };
}

/** One currency's of several amounts. */
const amountIn = (all: readonly { amount: number; currency: string }[], currency: string): number =>
  all.find((one) => one.currency === currency)?.amount ?? 0;

/** Of which operator or route departures are shown; null: of all. */
export interface Only {
  operatorId: string | null;
  route: string | null;
}

/** The rows of a report between two days, with names for readers; only the one that is shown is asked for. */
export function useReport(view: ReportView, days: { from: string; to: string }, only: Only) {
  const intl = useIntl();
  const { kind, by } = VIEWS[view];
  const fetchPolicy = 'cache-and-network' as const;
  const isOf = (one: typeof kind) => ({ skip: kind !== one, fetchPolicy });
  const sales = useSalesReportQuery({ variables: { by: by as SalesBy, ...days }, ...isOf('sales') });
  const occupancy = useOccupancyReportQuery({
    variables: { by: by as OccupancyBy, ...days, ...only },
    ...isOf('occupancy'),
  });
  const cancelled = useCancellationReportQuery({ variables: { by: by as CancelledBy, ...days }, ...isOf('cancelled') });
  const result = { sales, occupancy, cancelled }[kind];

  const nameOf = (key: string, label: string | null): string => {
    if (by === 'CHANNEL') return doorName(intl, key);
    if (by === 'METHOD') return wordFor(intl, { ...methodWords, NONE: keyWords.NONE }, key);
    if (by === 'REASON') return wordFor(intl, { ...overruleWords, ...keyWords }, key);
    if (by === 'AGENCY' || by === 'SELLER' || by === 'AFFILIATE') return label ?? `#${key}`;
    return label ?? key;
  };
  const row = (one: { key: string; label: string | null; currency?: string }) => ({
    id: `${one.key} ${one.currency ?? ''}`,
    key: one.key,
    name: nameOf(one.key, one.label),
    currency: one.currency,
  });
  const rows: ReportRow[] = {
    sales: () =>
      (sales.data?.salesReport ?? []).map((one) => ({
        ...row({ ...one, label: one.affiliate?.name ?? one.agency?.name ?? one.seller?.name ?? one.label }),
        size: one.amount,
        cells: {
          bookings: count(one.bookings),
          seats: count(one.seats),
          amount: money(one.amount, one.currency),
          commission: money(one.commission, one.currency),
          ...(one.earned !== null && { earned: money(one.earned, one.currency) }),
          ...(one.affiliate?.earned != null && {
            share: money(amountIn(one.affiliate.earned, one.currency), one.currency),
          }),
          ...(one.agency?.balances != null && {
            balance: money(amountIn(one.agency.balances, one.currency), one.currency),
          }),
        },
      })),
    occupancy: () =>
      (occupancy.data?.occupancyReport ?? []).map((one) => ({
        ...row(one),
        name: one.date === null ? nameOf(one.key, one.label) : `${one.date} ${one.label ?? ''}`,
        size: one.seats === 0 ? 0 : (1000 * one.sold) / one.seats,
        cells: {
          departures: count(one.departures),
          sold: count(one.sold),
          seats: count(one.seats),
          occupancy: percent(one.sold, one.seats),
        },
      })),
    cancelled: () =>
      (cancelled.data?.cancellationReport ?? []).map((one) => ({
        ...row(one),
        size: one.givenBack,
        cells: {
          bookings: count(one.bookings),
          seats: count(one.seats),
          fares: money(one.fares, one.currency),
          givenBack: money(one.givenBack, one.currency),
        },
      })),
  }[kind]();
  return { rows, data: result.data, error: result.error, refetch: result.refetch };
}
