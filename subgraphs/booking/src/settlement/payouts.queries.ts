import type { BookingContext } from '../booking/booking-transaction.js';
import { settlementScope } from './settlement-scope.js';
import { DUE } from './settlements.queries.js';

/** What statements come to that are due, or that were paid in one month; minor units. */
export interface PayoutRow {
  /** 'YYYY-MM' of the payment, UTC+7; null: closed and not yet paid. */
  readonly month: string | null;
  readonly currency: string;
  readonly statements: number;
  readonly amount: number;
}

/** There is one statement for a branch, a currency and a month: the table is short, its lines are found by their index. */
const PAYOUTS = (condition: string): string => `
  select to_char(s.paid_at at time zone 'UTC' + interval '7 hours', 'YYYY-MM') as month, s.currency,
    count(*)::int as statements, sum(n.amount)::float8 as amount
  from settlement s cross join lateral (select coalesce(sum(amount), 0) as amount from settlement_line
    where settlement_id = s.id) n
  where ${condition} and s.payee = 'OPERATOR' and (${DUE}
    or s.paid_at >= date_trunc('month', $3::date)::timestamp at time zone interval '7 hours'
      and s.paid_at < ($4::date + 1)::timestamp at time zone interval '7 hours')
  group by 1, 2 order by 1 nulls first, 2`;

/** What is due to operators, and what was paid from the month of one day until another, in one statement. */
export function payouts({ database, viewer }: BookingContext, from: string, to: string): Promise<PayoutRow[]> {
  const { condition, values } = settlementScope(viewer, 'settlement.view');
  return database.rows<PayoutRow>(PAYOUTS(condition), [...values, from, to]);
}
