import { FeedPricesDocument } from '../neighbours/catalogue.generated.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import type { SaidPrices } from './feed-prices.rules.js';

/** What an applied feed says of a line; undefined of one that says nothing of it, is being taken back, or was. */
export async function saidPrices(
  { neighbours, viewer }: PricingContext,
  importId: string,
  lineId: string,
): Promise<SaidPrices | undefined> {
  const { feedPrices } = await neighbours.ask('catalogue', FeedPricesDocument, { importId, lineId }, viewer);
  return feedPrices ?? undefined;
}
