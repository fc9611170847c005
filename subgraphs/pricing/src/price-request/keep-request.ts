import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import type { SavedPrices } from '../line-price/sold-prices.rules.js';
import type { LinePrices } from '../line-price/line-price.rules.js';
import type { PricedLine } from '../line-price/priced-line.js';
import type { PricingContext } from '../tariff/pricing-services.js';

/** One waits for a line at a time: who asks again takes back what was asked for before. */
const TAKE_BACK = `update price_request set state = 'withdrawn', decided_by_id = $2, decided_at = to_timestamp($3::float8 / 1000)
  where line_id = $1::bigint and state = 'waiting'`;

const INSERT = `insert into price_request
    (state, line_id, operator_id, country_code, currency, prices, zones, seen, sold, import_id, asked_by_id, asked_at)
  values ('waiting', $1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8::jsonb, $9::bigint, $10, to_timestamp($11::float8 / 1000))`;

/** Keeps what is asked for until a second person decides it, and tells who may be that person. `importId`: of the feed that says it. */
export async function keepRequest(
  { viewer, clock }: PricingContext,
  transaction: RowTransaction,
  line: PricedLine,
  saved: SavedPrices,
  { currency, prices, zones = [] }: LinePrices,
  importId: string | null = null,
): Promise<void> {
  const { id: lineId, operatorId, operatorCountryCode: countryCode } = line;
  const [askedById, now] = [personBehind(viewer), clock.now()];
  await transaction.rows(TAKE_BACK, [lineId, askedById, now]);
  const sold = saved.pairs.filter(({ price }) => price !== null);
  const json = [prices, zones, sold].map((value) => JSON.stringify(value));
  const of = [lineId, operatorId, countryCode, currency, json[0], json[1], saved.version, json[2], importId];
  await transaction.rows(INSERT, [...of, askedById, now]);
  const payload = {
    kind: 'PRICES',
    recordId: lineId,
    askedById,
    permission: 'pricing.edit',
    ...{ countryCode, operatorId, agencyId: null, branchIds: [] },
    ...{ reason: null, amount: null, pnr: null, way: null },
  };
  const { mode, requestId } = viewer;
  await emitRows(transaction, now, [{ type: 'second_person.asked', payload, mode, requestId }]);
}
