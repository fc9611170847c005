import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { keepWish } from '../line-price/keep-wish.js';
import type { LineWish } from '../line-price/line-wish.rules.js';
import { requireLine } from '../line-price/priced-line.js';
import { lockLine, requireSound } from '../line-price/wish-of-line.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { FeedUndone } from './feed-price.errors.js';
import { type Wish, wishOf } from './feed-prices.rules.js';
import { saidPrices } from './said-prices.queries.js';

const WAITING = `select wish from tariff_change
  where line_id = $1::bigint and import_id = $2::bigint and state = 'waiting' and wish ->> 'seen' = $3`;

/** Whether the same waits already: a second press asks nobody once more. */
async function isAsked(
  transaction: RowTransaction,
  lineId: string,
  importId: string,
  seen: string,
  wish: Exclude<Wish, string>,
): Promise<boolean> {
  const [waits] = await transaction.rows<{ wish: LineWish }>(WAITING, [lineId, importId, seen]);
  const wordsOf = ({ currency, zones, prices }: Exclude<Wish, string>): string =>
    JSON.stringify([
      currency,
      zones,
      prices.map((one) => [one.fromStopId, one.toStopId, one.local, one.foreign, one.childLocal, one.childForeign]),
    ]);
  return waits !== undefined && wordsOf(waits.wish) === wordsOf(wish);
}

/**
 * Asks for the prices that an applied feed says of a line, as whoever asks for prices does; answers what became of it: ASKED,
 * or why nobody was asked (`Wish`). Refuses RECORD_NOT_FOUND, FEED_UNDONE.
 */
export async function askFeedPrices(
  context: PricingContext,
  importId: string,
  lineId: string,
): Promise<'ASKED' | Extract<Wish, string>> {
  const line = await requireLine(context, 'pricing.ask', lineId);
  const said = await saidPrices(context, importId, lineId);
  if (said === undefined) throw new FeedUndone();
  return inRowTransaction(context.database, async (transaction) => {
    const saved = await lockLine(context, transaction, line);
    const wish = wishOf(saved, said);
    if (typeof wish === 'string') return wish;
    requireSound(saved, wish);
    if (await isAsked(transaction, lineId, importId, saved.version, wish)) return 'ASKED';
    await keepWish(context, transaction, line, saved, wish, importId);
    return 'ASKED';
  });
}
