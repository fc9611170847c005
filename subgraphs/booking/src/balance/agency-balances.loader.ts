import DataLoader from 'dataloader';
import type { BookingContext } from '../booking/booking-transaction.js';

/** Minor units; below zero it owes us. */
interface Balance {
  readonly amount: number;
  readonly currency: string;
}

const BALANCES = `select owner_id::text as "agencyId", amount::float8 as amount, currency from balance
  where kind = 'agent_balance' and owner_id = any($1::bigint[]) and mode = $2 order by currency`;

const loaders = new WeakMap<BookingContext, DataLoader<string, Balance[]>>();

/** What agencies have with us, one amount for each currency: of many in one statement. Whether one may see it is asked before. */
export function agencyBalancesLoader(context: BookingContext): DataLoader<string, Balance[]> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    const { database, viewer } = context;
    loader = new DataLoader(
      async (ids) => {
        const rows = await database.rows<Balance & { agencyId: string }>(BALANCES, [ids, viewer.mode]);
        return ids.map((id) =>
          rows.flatMap(({ agencyId, amount, currency }) => (agencyId === id ? [{ amount, currency }] : [])),
        );
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader;
}
