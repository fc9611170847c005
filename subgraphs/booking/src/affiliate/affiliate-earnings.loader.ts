import DataLoader from 'dataloader';
import type { BookingContext } from '../booking/booking-transaction.js';
import { affiliateShare, EARNING_FARE, withinDays } from '../report/counted.js';
import { reportScope } from '../report/report-scope.js';
import { boughtHimself } from './own-purchase.js';

/** Minor units. */
interface Earned {
  readonly amount: number;
  readonly currency: string;
}

export interface EarningsAsked {
  /** Digits of the affiliate. */
  readonly code: string;
  /** Whose own purchases do not count. */
  readonly accountId: string | null;
  /** Local days (UTC+7) of the sale, both included. */
  readonly from: string | null;
  readonly to: string | null;
  /** All that came by his link; else what lies within the viewer's scope of reports. */
  readonly whole: boolean;
}

const EARNINGS = (condition: string): string => `select t.code, b.currency,
    sum(${affiliateShare(EARNING_FARE)})::float8 as amount
  from unnest($3::text[], $4::bigint[]) as t(code, account_id)
  join booking b on b.affiliate_id = t.code join leg l on l.booking_id = b.id join part p on p.leg_id = l.id
  where b.mode = $1 and ($7::boolean or ${condition}) and b.sold_at is not null and ${withinDays('b.sold_at', 5)}
    and not coalesce(${boughtHimself('t.account_id')}, false)
  group by t.code, b.currency order by b.currency`;

type Loader = DataLoader<EarningsAsked, Earned[]>;
const loaders = new WeakMap<BookingContext, Map<string, Loader>>();

const loaderOf = (context: BookingContext, { from, to, whole }: EarningsAsked): Loader =>
  new DataLoader(
    async (all) => {
      const { condition, values } = reportScope(context.viewer);
      const codes = all.map(({ code }) => code);
      const accounts = all.map(({ accountId }) => accountId);
      const asked = [...values, codes, accounts, from, to, whole];
      const rows = await context.database.rows<Earned & { code: string }>(EARNINGS(condition), asked);
      return all.map((one) =>
        rows.flatMap(({ code, amount, currency }) => (code === one.code ? [{ amount, currency }] : [])),
      );
    },
    { cache: false },
  );

/** What affiliates earned, one amount for each currency: of many in one statement for the same days. */
export function affiliateEarnings(context: BookingContext, asked: EarningsAsked): Promise<Earned[]> {
  const own = loaders.get(context) ?? new Map<string, Loader>();
  loaders.set(context, own);
  const key = [asked.from, asked.to, asked.whole].join();
  const loader = own.get(key) ?? loaderOf(context, asked);
  own.set(key, loader);
  return loader.load(asked);
}
