import { localize, type LocalizedText } from '@naga/kernel/language.js';
import { isRowId } from '@naga/kernel/row-id.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { PLATFORM_SCOPES } from '../settlement/settlement-scope.js';
import type { AffiliateStatementState } from './affiliate-statement-state.js';

/** Statements `s` within the scope of a permission, of the viewer's mode; $1 and $2. */
export function statementScope(viewer: Viewer, permission: 'settlement.view' | 'settlement.pay') {
  const { condition, value } = reachCondition(
    reachBy(viewer, permission, PLATFORM_SCOPES),
    { country: 's.country_code = $key' },
    2,
  );
  return { condition: `s.mode = $1 and ${condition}`, values: [viewer.mode, value] as const };
}

/** The same, and one's own; $1 to $3. */
function seenBy(viewer: Viewer) {
  const { condition, values } = statementScope(viewer, 'settlement.view');
  const self = viewer.kind === 'user' ? viewer.userId : null;
  return { condition: `(${condition} or (s.mode = $1 and s.account_id = $3::bigint))`, values: [...values, self] };
}

export interface AffiliateStatementRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  /** 'YYYY-MM-DD', local; the last day included. */
  readonly periodFrom: string;
  readonly periodTo: string | null;
  readonly state: AffiliateStatementState;
  /** Minor units; the sum of its lines. */
  readonly amount: number;
  readonly seats: number;
  readonly paidAt: Date | null;
  readonly paidBy: string | null;
  readonly paymentReference: string | null;
}

export interface AffiliateStatementFilter {
  readonly code?: string | null | undefined;
  readonly state?: AffiliateStatementState | null | undefined;
}

const COLUMNS = `s.id::text as id, s.code, s.name, s.currency, s.period_from::text as "periodFrom",
  s.period_to::text as "periodTo", s.state, s.paid_at as "paidAt", s.paid_by::text as "paidBy",
  s.payment_reference as "paymentReference",
  (select coalesce(sum(amount), 0)::float8 from affiliate_line where statement_id = s.id) as amount,
  (select count(distinct part_id)::int from affiliate_line where statement_id = s.id) as seats`;

const NEWEST = ListOrder.descending({ 's.id': 'whole' });

/** One page of the statements within the viewer's scope, and of his own, the newest first. */
export function affiliateStatements(
  { database, viewer }: BookingContext,
  { code, state }: AffiliateStatementFilter,
  at: PageAsked,
  id: string | null = null,
): ListPage<AffiliateStatementRow> {
  const { condition, values } = seenBy(viewer);
  const where = `where ${condition} and ($4::text is null or s.code = $4) and ($5::text is null or s.state = $5)
    and ($6::bigint is null or s.id = $6)`;
  return listPage<AffiliateStatementRow>(database, {
    columns: COLUMNS,
    from: `from affiliate_statement s ${where}`,
    counted: `from affiliate_statement s ${where}`,
    values: [...values, code ?? null, state ?? null, id],
    order: NEWEST,
    at,
    summed: {
      money: { amount: '(select sum(amount) from affiliate_line where statement_id = s.id)' },
      currency: 's.currency',
    },
  });
}

/** One of them; null out of reach. */
export async function affiliateStatementWith(
  context: BookingContext,
  id: string,
): Promise<AffiliateStatementRow | null> {
  if (!isRowId(id)) return null;
  const [found = null] = await affiliateStatements(context, {}, { pageSize: 1 }, id).rows();
  return found;
}

export interface AffiliateLineRow {
  readonly id: string;
  readonly amount: number;
  readonly fare: number;
  /** Hundredths of a percent, by which version of the affiliate. */
  readonly basisPoints: number;
  readonly version: number | null;
  readonly currency: string;
  readonly at: Date;
  readonly travelDate: string;
  readonly fromName: string;
  readonly toName: string;
  /** It takes back what an earlier line brought. */
  readonly isReversal: boolean;
}

interface StoredLine extends Omit<AffiliateLineRow, 'fromName' | 'toName'> {
  readonly fromNames: LocalizedText;
  readonly toNames: LocalizedText;
}

const LINE = `n.id::text as id, n.amount::float8 as amount, n.fare::float8 as fare, s.currency, n.at,
  coalesce(b.affiliate_basis_points, 0) as "basisPoints", b.affiliate_version as version,
  l.service_date::text as "travelDate", l.from_location_name as "fromNames", l.to_location_name as "toNames",
  n.amount < 0 as "isReversal"`;

/** One page of a statement's lines, oldest first; without names: whose rides they are is not the affiliate's to know. */
export function affiliateLines(
  { database, viewer }: BookingContext,
  statementId: string,
  at: PageAsked,
): ListPage<AffiliateLineRow> {
  if (!isRowId(statementId)) return ListPage.none();
  const { condition, values } = seenBy(viewer);
  const from = `from affiliate_line n join affiliate_statement s on s.id = n.statement_id join part p on p.id = n.part_id
    join leg l on l.id = p.leg_id join booking b on b.id = p.booking_id where ${condition} and s.id = $4::bigint`;
  return listPage<StoredLine>(database, {
    columns: LINE,
    from,
    counted: from,
    values: [...values, statementId],
    order: ListOrder.ascending({ 'n.id': 'whole' }),
    at,
    summed: { money: { amount: 'n.amount' }, currency: 's.currency' },
  }).map(({ fromNames, toNames, ...line }) => ({
    ...line,
    fromName: localize(fromNames, viewer.language),
    toName: localize(toNames, viewer.language),
  }));
}
