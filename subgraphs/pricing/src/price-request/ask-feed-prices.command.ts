import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { requireLine } from '../line-price/priced-line.js';
import { lockLine, requireSound } from '../line-price/write-prices.js';
import { FeedPricesDocument } from '../neighbours/catalogue.generated.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { type SaidPrices, type Wish, wishOf } from './feed-prices.rules.js';
import { keepRequest } from './keep-request.js';
import { FeedUndone } from './price-request.errors.js';

/** What an applied feed says of a line; undefined of one that says nothing of it, is being taken back, or was. */
export async function saidPrices(
  { neighbours, viewer }: PricingContext,
  importId: string,
  lineId: string,
): Promise<SaidPrices | undefined> {
  const { feedPrices } = await neighbours.ask('catalogue', FeedPricesDocument, { importId, lineId }, viewer);
  return feedPrices ?? undefined;
}

const WAITING = `select currency, prices, zones from price_request
  where line_id = $1::bigint and import_id = $2::bigint and state = 'waiting' and seen = $3`;

/** Whether the same waits already: a second press asks nobody once more. */
async function isAsked(
  transaction: RowTransaction,
  lineId: string,
  importId: string,
  seen: string,
  { currency, prices, zones }: Exclude<Wish, string>,
): Promise<boolean> {
  const [waits] = await transaction.rows<Exclude<Wish, string>>(WAITING, [lineId, importId, seen]);
  const wordsOf = (wish: Exclude<Wish, string>): string =>
    JSON.stringify([
      wish.currency,
      wish.zones,
      wish.prices.map((one) => [
        one.fromStopId,
        one.toStopId,
        one.local,
        one.foreign,
        one.childLocal,
        one.childForeign,
      ]),
    ]);
  return waits !== undefined && wordsOf(waits) === wordsOf({ currency, prices, zones });
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
    const saved = await lockLine(transaction, line);
    const wish = wishOf(saved, said);
    if (typeof wish === 'string') return wish;
    requireSound(saved, wish);
    if (await isAsked(transaction, lineId, importId, saved.version, wish)) return 'ASKED';
    await keepRequest(context, transaction, line, saved, wish, importId);
    return 'ASKED';
  });
}
