import { isRowId } from '@naga/kernel/row-id.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { countOf, ListPage, type PageAsked, PageWindow, type Placed } from '@naga/server-kit/list/list-page.js';
import { sumColumns } from '@naga/server-kit/list/sum-columns.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { Cause } from '../donation/donation.rules.js';
import type { Payee } from './payee.rules.js';
import { settlementScope } from './settlement-scope.js';
import type { SettlementState, Side } from './settlement-state.rules.js';

export interface SettlementFilter {
  readonly payee?: Payee | null;
  readonly operatorId?: string | null;
  readonly branchId?: string | null;
  readonly state?: SettlementState | null;
  /** A day of the month it is for. */
  readonly month?: string | null;
  /** Only those that are closed and not yet paid. */
  readonly due?: boolean | null;
  /** Days of the payment, UTC+7, both included. */
  readonly paidFrom?: string | null;
  readonly paidTo?: string | null;
}

/** Sums over the lines of a statement; amounts in minor units. */
export interface SettlementTotals {
  readonly totalBooked: number;
  readonly totalSeats: number;
  readonly totalFare: number;
  readonly operatorDiscounts: number;
  readonly totalCommission: number;
  readonly addOns: number;
  readonly cancelledCount: number;
  readonly cancelledFare: number;
  readonly cancellationFees: number;
  readonly faultRefunds: number;
  readonly notCollected: number;
  readonly cashCollected: number;
  readonly adjustments: number;
  readonly netPayment: number;
}

interface StatementFacts {
  readonly id: string;
  readonly payee: Payee;
  /** Of a CAUSE which, where somebody kept it. */
  readonly cause: Cause | null;
  /** Null of the insurer's and the causes'. */
  readonly operatorId: string | null;
  readonly operatorName: string | null;
  readonly currency: string;
  /** 'YYYY-MM-DD', the last day included. */
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly state: SettlementState;
  readonly closedAt: Date | null;
  readonly approvedAt: Date | null;
  readonly paidAt: Date | null;
  readonly paidBy: string | null;
  readonly paymentReference: string | null;
  readonly reconciledAt: Date | null;
  readonly totals: SettlementTotals;
  readonly openDisputes: number;
}

interface StatementRow extends StatementFacts {
  readonly branchId: string;
  readonly approvals: readonly { readonly userId: string; readonly side: Side; readonly at: number }[];
}

/** A statement as its readers see it. */
export interface Statement extends StatementFacts {
  /** Null for rides that no branch runs. */
  readonly branch: { readonly id: string } | null;
  readonly approvals: readonly { readonly userId: string; readonly side: Side; readonly at: Date }[];
}

const sum = (what: string, where: string): string => `coalesce(sum(${what}) filter (where ${where}), 0)::float8`;
const ofKind = (kind: string): string => `kind = '${kind}'`;

/**
 * Bookings with seats on the statement, less those whose last seat it takes off again. What was stated before is asked only
 * of bookings that were corrected.
 */
const BOOKED = `select coalesce(sum(case when here > 0 then 1 when here < 0 and before + here <= 0 then -1 else 0 end), 0)
  from (select sum(l.seats) as here, case when bool_or(l.is_correction) then (
      select coalesce(sum(e.seats), 0) from settlement_line e join settlement of on of.id = e.settlement_id
      where e.booking_id = l.booking_id and e.kind = 'FARE' and of.operator_id = s.operator_id
        and of.branch_id = s.branch_id and of.currency = s.currency and of.period_from < s.period_from) end as before
    from settlement_line l where l.settlement_id = s.id and l.kind = 'FARE' group by l.booking_id) b`;

/** The specification's fields of a branch settlement, each a sum over the lines. */
const TOTALS = `select json_build_object(
    'totalBooked', (${BOOKED}),
    'totalSeats', ${sum('seats', ofKind('FARE'))}, 'totalFare', ${sum('amount', ofKind('FARE'))},
    'operatorDiscounts', ${sum('-amount', ofKind('OPERATOR_DISCOUNT'))},
    'totalCommission', ${sum('-amount', ofKind('COMMISSION'))},
    'addOns', ${sum('amount', ofKind('ADD_ON'))},
    'cancelledCount', ${sum('seats', ofKind('CANCELLATION_FEE'))},
    'cancelledFare', ${sum('fare * seats', ofKind('CANCELLATION_FEE'))},
    'cancellationFees', ${sum('amount', ofKind('CANCELLATION_FEE'))},
    'faultRefunds', ${sum('-amount', ofKind('FAULT_REFUND'))},
    'notCollected', ${sum('-amount', ofKind('NOT_COLLECTED'))},
    'cashCollected', ${sum('-amount', ofKind('CASH_COLLECTED'))},
    'adjustments', ${sum('amount', ofKind('ADJUSTMENT'))},
    'netPayment', coalesce(sum(amount), 0)::float8) as totals
  from settlement_line where settlement_id = s.id`;

/** The newest month first. */
const NEWEST = ListOrder.descending({ 's.period_from': 'day', 's.id': 'whole' });

const page = (
  condition: string,
  { behind, cut }: PageWindow,
): string => `select ${NEWEST.place} as place, s.id::text as id, s.payee, nullif(s.cause, '') as cause,
    nullif(s.operator_id, 0)::text as "operatorId", nullif(s.operator_name, '') as "operatorName", s.branch_id::text as "branchId", s.currency, s.period_from::text as "periodFrom",
    s.period_to::text as "periodTo", s.state, s.closed_at as "closedAt", s.approved_at as "approvedAt",
    s.paid_at as "paidAt", s.paid_by::text as "paidBy", s.payment_reference as "paymentReference",
    s.reconciled_at as "reconciledAt", t.totals, a.approvals, d.open as "openDisputes"
  from (select * from settlement s where ${condition} and ${behind} ${cut}) s
  cross join lateral (${TOTALS}) t
  cross join lateral (select coalesce(json_agg(json_build_object('userId', user_id::text, 'side', side,
      'at', (extract(epoch from at) * 1000)::float8) order by at), '[]') as approvals
    from settlement_approval where settlement_id = s.id) a
  cross join lateral (select count(*)::int as open from settlement_dispute d join settlement_line l on l.id = d.line_id
    where l.settlement_id = s.id and d.answer is null) d
  order by ${NEWEST.by}`;

/** Closed, and not yet paid. */
export const DUE = `s.state in ('CLOSED', 'DISPUTED', 'APPROVED')`;

const where = (scope: string): string => `${scope} and ($3::bigint is null or s.id = $3)
  and ($4::bigint is null or s.operator_id = $4) and ($5::bigint is null or s.branch_id = $5)
  and ($6::text is null or s.state = $6) and ($7::date is null or $7 between s.period_from and s.period_to)
  and ($8::boolean is not true or ${DUE})
  and ($9::date is null or s.paid_at >= ($9::date)::timestamp at time zone interval '7 hours')
  and ($10::date is null or s.paid_at < ($10::date + 1)::timestamp at time zone interval '7 hours')
  and ($11::text is null or s.payee = $11)`;

/** Lines `n` of the statements that a list finds. */
const linesOf = (conditions: string): string =>
  `from settlement s join settlement_line n on n.settlement_id = s.id where ${conditions}`;
const ifKind = (kind: string, what: string): string => `case when n.${ofKind(kind)} then ${what} end`;

/** Bookings are not: one may stand on several statements. */
const SUMMED = {
  money: {
    netPayment: 'n.amount',
    totalFare: ifKind('FARE', 'n.amount'),
    totalCommission: ifKind('COMMISSION', '-n.amount'),
  },
  currency: 's.currency',
  counts: { totalSeats: ifKind('FARE', 'n.seats'), cancelledCount: ifKind('CANCELLATION_FEE', 'n.seats') },
};

const statementOf = ({ branchId, approvals, ...row }: StatementRow): Statement => ({
  ...row,
  branch: branchId === '0' ? null : { id: branchId },
  approvals: approvals.map(({ at, ...approval }) => ({ ...approval, at: new Date(at) })),
});

function read(
  { database, viewer }: BookingContext,
  id: string | null,
  { payee, operatorId, branchId, state, month, due, paidFrom, paidTo }: SettlementFilter,
  at: PageAsked,
): ListPage<Statement> {
  const { condition, values } = settlementScope(viewer, 'settlement.view');
  const asked: unknown[] = [...values, id, operatorId ?? null, branchId ?? null, state ?? null, month ?? null];
  asked.push(due ?? null, paidFrom ?? null, paidTo ?? null, payee ?? null);
  const conditions = where(condition);
  const window = new PageWindow(NEWEST, at, asked.length);
  const text = page(conditions, window);
  return new ListPage<StatementRow>(
    async () => window.of(await database.rows<Placed<StatementRow>>(text, [...asked, ...window.values])),
    () => countOf(database, `from settlement s where ${conditions}`, asked),
    () => sumColumns(database, linesOf(conditions), asked, SUMMED),
  ).map(statementOf);
}

/** One page of the statements within the viewer's scope, the newest month first. */
export const settlementsPage = (
  context: BookingContext,
  filter: SettlementFilter,
  at: PageAsked,
): ListPage<Statement> => read(context, null, filter, at);

/** One statement; null outside of the viewer's scope. */
export async function settlementWith(context: BookingContext, id: string): Promise<Statement | null> {
  if (!isRowId(id)) return null;
  const [found = null] = await read(context, id, {}, { pageSize: 1 }).rows();
  return found;
}
