import type { LocalizedText } from '@naga/kernel/language.js';
import { isRowId } from '@naga/kernel/row-id.js';
import type { CatalogueContext } from '../journey/asking.js';
import { linesWithin } from '../line/line.queries.js';
import type { FeedPrice, KeptPrices } from './take-fares.js';

/** What a feed says of the prices of one line. */
export interface FeedLinePrices {
  readonly lineId: string;
  readonly names: LocalizedText;
  readonly currency: string;
  readonly prices: readonly FeedPrice[];
}

const AT_ONCE = 20;

/** Prices of an applied feed within reach, by line; 20 lines behind `after` at most. */
export function feedLinePrices(context: CatalogueContext, importId: string, after: string): Promise<FeedLinePrices[]> {
  const isKnown = [importId, after].every(isRowId);
  if (!isKnown) return Promise.resolve([]);
  const { condition, value } = linesWithin(context, 3);
  return context.database.rows(
    `select p.route_id::text as "lineId", r.names, p.currency, p.prices
     from gtfs_line_price p join gtfs_import i on i.id = p.import_id and i.state = 'APPLIED'
       join route r on r.id = p.route_id join operator o on o.id = r.operator_id
     where p.import_id = $1::bigint and p.route_id > $2::bigint and ${condition}
     order by p.route_id limit ${AT_ONCE}`,
    [importId, after, value],
  );
}

const OF_LINE = `select p.currency, p.prices, p.zones from gtfs_line_price p
    join gtfs_import i on i.id = p.import_id and i.state = 'APPLIED'
  where p.import_id = $1::bigint and p.route_id = $2::bigint`;

/** What a feed says of one line, for who asks for these prices; null once it is being taken back. */
export async function feedPricesOfLine(
  { database }: CatalogueContext,
  importId: string,
  lineId: string,
): Promise<KeptPrices | null> {
  if (![importId, lineId].every(isRowId)) return null;
  return (await database.rows<KeptPrices>(OF_LINE, [importId, lineId]))[0] ?? null;
}
