import type { Finding } from './report.js';
import { quotes } from './tariff/quotes.js';
import { searchPrices } from './tariff/search-prices.js';
import { whatIf } from './tariff/what-if.js';

/** What prices cost: quotes by many rules, a search with them, and a change that is tried. */
export async function* tariff(): AsyncGenerator<Finding> {
  yield* quotes();
  yield* await searchPrices();
  yield* whatIf();
}
