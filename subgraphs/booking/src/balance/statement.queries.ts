import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { countOf, ListPage, type PageAsked, PageWindow, type Placed } from '@naga/server-kit/list/list-page.js';
import { sumColumns } from '@naga/server-kit/list/sum-columns.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import type { Rows } from '../booking/booking.queries.js';

export interface StatementRow {
  readonly id: string;
  readonly at: Date;
  /** Minor units; above zero it grew. */
  readonly amount: number;
  /** What it was then, of the same currency. */
  readonly after: number;
  readonly currency: string;
  /** As the ledger says it. */
  readonly reason: string;
  readonly note: string | null;
  /** Accounts of who moved it by hand, or asked for it, and of the second person. */
  readonly askedById: string | null;
  readonly approvedById: string | null;
  /** Of the second person, where he wrote something else. */
  readonly approvalNote: string | null;
  /** The bank's. */
  readonly reference: string | null;
  readonly bookingId: string | null;
  readonly pnr: string | null;
}

/** What all movements of one kind come to in a period, minor units. */
export interface StatementSum {
  readonly reason: string;
  readonly amount: number;
  readonly currency: string;
}

export interface Account {
  readonly kind: 'agent_balance' | 'wallet';
  readonly ownerId: string;
  readonly mode: Mode;
}

/** Local days (UTC+7), both included; null is open. */
export interface StatementPeriod {
  readonly from: string | null;
  readonly until: string | null;
}

const ACCOUNT = 'e.account = $1 and e.party_id = $2 and e.mode = $3';

const WITHIN = `($4::date is null or e.at >= ($4::date)::timestamp at time zone interval '7 hours')
  and ($5::date is null or e.at < ($5::date + 1)::timestamp at time zone interval '7 hours')`;

const NEWEST = ListOrder.descending({ 'e.id': 'whole' });

/** What there was after a line is told by every line before it, also by those outside the period. */
const LINES = ({
  behind,
  cut,
}: PageWindow): string => `select ${NEWEST.place} as place, e.id::text as id, e.at, (e.credit - e.debit)::float8 as amount, e.currency, e.reason, e.note,
    e.asked_by_id::text as "askedById", e.approved_by_id::text as "approvedById", e.approval_note as "approvalNote", e.bank_reference as reference,
    e.after, e.booking_id::text as "bookingId", b.pnr
  from (select e.*, (sum(e.credit - e.debit) over (partition by e.currency order by e.id))::float8 as after
    from ledger_entry e where ${ACCOUNT}) e left join booking b on b.id = e.booking_id
  where ${WITHIN} and ${behind} ${cut}`;

const FOUND = `from ledger_entry e where ${ACCOUNT} and ${WITHIN}`;
const SUMMED = { money: { amount: 'e.credit - e.debit' }, currency: 'e.currency' };

const SUMS = `select e.reason, e.currency, sum(e.credit - e.debit)::float8 as amount from ledger_entry e
  where ${ACCOUNT} and ${WITHIN} group by e.reason, e.currency order by e.currency, e.reason`;

/** What moved an account of the ledger in a period, newest first, and what it comes to by reason. */
export function statementOf(
  from: Rows,
  { kind, ownerId, mode }: Account,
  period: StatementPeriod,
  at: PageAsked,
): { page: ListPage<StatementRow>; sums: () => Promise<StatementSum[]> } {
  const values = [kind, ownerId, mode, period.from, period.until];
  const window = new PageWindow(NEWEST, at, values.length);
  const page = new ListPage<StatementRow>(
    async () => window.of(await from.rows<Placed<StatementRow>>(LINES(window), [...values, ...window.values])),
    () => countOf(from, FOUND, values),
    () => sumColumns(from, FOUND, values, SUMMED),
  );
  return { page, sums: () => from.rows<StatementSum>(SUMS, values) };
}

/** What somebody has with us in each currency it ever moved in. */
export const balancesOf = (
  from: Rows,
  kind: 'agent_balance' | 'wallet',
  ownerId: string,
  mode: Mode,
): Promise<{ amount: number; currency: string }[]> =>
  from.rows(
    `select amount::float8 as amount, currency from balance where kind = $1 and owner_id = $2::bigint and mode = $3
     order by currency`,
    [kind, ownerId, mode],
  );
