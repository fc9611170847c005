import DataLoader from 'dataloader';
import type { BookingContext } from '../booking/booking-transaction.js';
import { affiliateShare, EARNING_FARE } from '../report/counted.js';
import { boughtHimself } from './own-purchase.js';

/** What the sales of an affiliate come to, by how far they are (rules.md 10); minor units. */
export interface AffiliateSums {
  readonly currency: string;
  /** Held, or waiting for its operator. */
  readonly tracked: number;
  /** Sold; the ride is not over for a week. */
  readonly pending: number;
  /** On the open statement. */
  readonly approved: number;
  /** On statements that wait for their payment. */
  readonly payable: number;
  readonly paid: number;
  /** Went back with what was given back. */
  readonly reversed: number;
}

export interface SumsAsked {
  readonly code: string;
  readonly accountId: string | null;
}

const SHARE = affiliateShare(EARNING_FARE);

const SUMS = `with asked as (select * from unnest($2::text[], $3::bigint[]) as t(code, account_id)),
  seats as (
    select t.code, b.currency,
      sum(${affiliateShare('p.fare')}) filter (where p.state in ('HELD', 'PENDING_OPERATOR')) as tracked,
      sum(${SHARE}) filter (where p.affiliate_earned is null) as pending,
      sum(${affiliateShare('p.fare')} - ${SHARE}) filter (where p.given_back is not null) as reversed
    from asked t join booking b on b.affiliate_id = t.code join part p on p.booking_id = b.id
    where b.mode = $1 and not coalesce(${boughtHimself('t.account_id')}, false) group by t.code, b.currency),
  stated as (
    select s.code, s.currency, sum(n.amount) filter (where s.state = 'OPEN') as approved,
      sum(n.amount) filter (where s.state = 'PAYABLE') as payable, sum(n.amount) filter (where s.state = 'PAID') as paid
    from asked t join affiliate_statement s on s.code = t.code join affiliate_line n on n.statement_id = s.id
    where s.mode = $1 group by s.code, s.currency)
  select code, currency, coalesce(tracked, 0)::float8 as tracked, coalesce(pending, 0)::float8 as pending,
    coalesce(approved, 0)::float8 as approved, coalesce(payable, 0)::float8 as payable, coalesce(paid, 0)::float8 as paid,
    coalesce(reversed, 0)::float8 as reversed
  from seats full join stated using (code, currency) order by currency`;

type Loader = DataLoader<SumsAsked, AffiliateSums[], string>;
const loaders = new WeakMap<BookingContext, Loader>();

const loaderOf = ({ database, viewer }: BookingContext): Loader =>
  new DataLoader(
    async (all) => {
      const asked = [viewer.mode, all.map(({ code }) => code), all.map(({ accountId }) => accountId)];
      const rows = await database.rows<AffiliateSums & { code: string }>(SUMS, asked);
      return all.map((one) => rows.flatMap(({ code, ...sums }) => (code === one.code ? [sums] : [])));
    },
    { cacheKeyFn: ({ code }) => code },
  );

/** One answer for each currency; of many affiliates in one statement. */
export function affiliateSums(context: BookingContext, asked: SumsAsked): Promise<AffiliateSums[]> {
  const loader = loaders.get(context) ?? loaderOf(context);
  loaders.set(context, loader);
  return loader.load(asked);
}
