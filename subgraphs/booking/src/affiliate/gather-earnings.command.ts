import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { affiliateEntries } from '../ledger/payout-entries.rules.js';
import { post } from '../ledger/post.js';
import { AffiliatesNamedDocument } from '../neighbours/users.generated.js';
import { affiliateShare, EARNING_FARE } from '../report/counted.js';
import { localDay } from '../settlement/period.rules.js';
import { boughtHimself } from './own-purchase.js';

/** Seats in one transaction. */
const BATCH = 1000;

/** Days after a ride in which it may still be given back, or turn out otherwise (rules.md 10). */
export const APPROVED_AFTER_DAYS = 7;

/** Seats `p` of bookings `b` that an affiliate brought and that say otherwise than his statements; $1: now, ms. */
export const DUE = `b.affiliate_id is not null and b.affiliate_basis_points > 0 and (
    (p.affiliate_earned is null and (p.state in ('COMPLETED', 'NO_SHOW') or p.given_back is not null)
      and l.arrival_time + interval '${APPROVED_AFTER_DAYS} days' <= to_timestamp($1::float8 / 1000))
    or p.affiliate_earned <> ${affiliateShare(EARNING_FARE)})`;

const OF_SEATS = 'from booking b join part p on p.booking_id = b.id join leg l on l.id = p.leg_id';

const CODES = `select distinct b.affiliate_id as code ${OF_SEATS} where ${DUE}`;

/** Bookings are locked before their seats, as every command does it; what somebody works on is left for the next time. */
const SEATS = `select p.id::text as id, b.id::text as "bookingId", b.mode, b.currency, a.code, a.name, a."countryCode",
    a."accountId"::text as "accountId", case when ${boughtHimself('a."accountId"')} then 0 else ${EARNING_FARE} end::float8 as fare,
    case when ${boughtHimself('a."accountId"')} then 0 else ${affiliateShare(EARNING_FARE)} end::float8 as earned,
    coalesce(p.affiliate_earned, 0)::float8 as stated
  ${OF_SEATS} join jsonb_to_recordset($2::jsonb) as a(code text, name text, "countryCode" text, "accountId" bigint)
    on a.code = b.affiliate_id
  where ${DUE} order by b.id, p.id limit $3 for update of b skip locked`;

const OPEN = `insert into affiliate_statement (mode, code, name, country_code, account_id, currency, period_from, state)
  select distinct on (mode, code, currency) mode, code, name, "countryCode", "accountId", currency, $2::date, 'OPEN'
  from jsonb_to_recordset($1::jsonb) as k(mode text, code text, name text, "countryCode" text, "accountId" bigint, currency text)
  on conflict do nothing`;

/** Held until commit: nobody closes a statement that lines are being written on. */
const FIND = `select id::text as id, mode, code, currency from affiliate_statement
  where state = 'OPEN' and code = any($1::text[]) order by id for share`;

const WRITE = `with seats as (
    select * from jsonb_to_recordset($1::jsonb) as r("statementId" bigint, "bookingId" bigint, id bigint, amount bigint, fare bigint, earned bigint)),
  lines as (insert into affiliate_line (statement_id, booking_id, part_id, amount, fare, at)
    select "statementId", "bookingId", id, amount, fare, to_timestamp($2::float8 / 1000) from seats where amount <> 0)
  update part p set affiliate_earned = s.earned from seats s where p.id = s.id`;

interface DueSeat {
  readonly id: string;
  readonly bookingId: string;
  readonly mode: string;
  readonly currency: string;
  readonly code: string;
  /** What stays of the fare; 0 of his own purchases. */
  readonly fare: number;
  readonly earned: number;
  /** By earlier lines. */
  readonly stated: number;
}

interface Statement {
  readonly id: string;
  readonly mode: string;
  readonly code: string;
  readonly currency: string;
}

const keyOf = ({ mode, code, currency }: Omit<Statement, 'id'>): string => [mode, code, currency].join();

async function gatherBatch(transaction: RowTransaction, named: string, now: number): Promise<number> {
  const seats = await transaction.rows<DueSeat>(SEATS, [now, named, BATCH]);
  if (seats.length === 0) return 0;
  const moved = seats.filter(({ earned, stated }) => earned !== stated);
  await transaction.rows(OPEN, [JSON.stringify(moved), localDay(now)]);
  const open = await transaction.rows<Statement>(FIND, [seats.map(({ code }) => code)]);
  const statements = new Map(open.map((statement) => [keyOf(statement), statement]));
  const rows = seats.map((seat) => ({
    ...seat,
    statementId: statements.get(keyOf(seat))?.id ?? null,
    amount: seat.earned - seat.stated,
  }));
  await transaction.rows(WRITE, [JSON.stringify(rows), now]);
  for (const { id, mode, code, currency } of open) {
    const amount = rows.reduce((sum, row) => sum + (row.statementId === id ? row.amount : 0), 0);
    if (amount !== 0)
      await post(transaction, { id: null, mode, currency }, now, 'affiliate', affiliateEntries(code, amount));
  }
  return seats.length;
}

/**
 * Writes what sales of affiliates bring them on their open statements, once the rides are over for a week, and what was
 * given back since as a line that takes it away; a thousand seats to a transaction. To be repeated at will.
 */
export async function gatherEarnings(context: BookingContext): Promise<void> {
  const now = context.clock.now();
  const codes = (await context.database.rows<{ code: string }>(CODES, [now])).map(({ code }) => code);
  if (codes.length === 0) return;
  const { affiliatesNamed } = await context.neighbours.ask('users', AffiliatesNamedDocument, { codes }, context.viewer);
  const named = JSON.stringify(affiliatesNamed);
  for (;;) {
    const gathered = await inBookingTransaction(context, (transaction) => gatherBatch(transaction, named, now));
    if (gathered < BATCH) return;
  }
}
