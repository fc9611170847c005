import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import type { LinePrices } from '../line-price/line-price.rules.js';
import { requireLine } from '../line-price/priced-line.js';
import { lockPrices, requireSound } from '../line-price/write-prices.js';
import type { PricingContext } from '../tariff/pricing-services.js';

/** One waits for a line at a time: who asks again takes back what was asked for before. */
const TAKE_BACK = `update price_request set state = 'withdrawn', decided_by_id = $2, decided_at = to_timestamp($3::float8 / 1000)
  where line_id = $1::bigint and state = 'waiting'`;

const INSERT = `insert into price_request (state, line_id, operator_id, country_code, currency, prices, seen, asked_by_id, asked_at)
  values ('waiting', $1, $2, $3, $4, $5::jsonb, $6, $7, to_timestamp($8::float8 / 1000)) returning id::text as id`;

/**
 * Asks for prices of a line, which a second person decides (rules.md 8, `P`); until then nothing changes. Who may be that
 * second person is told. Refuses RECORD_NOT_FOUND, PRICES_CHANGED; throws InvalidInput for prices that are none.
 */
export async function askLinePrices(
  context: PricingContext,
  lineId: string,
  seen: string,
  wish: LinePrices,
): Promise<void> {
  const { viewer, clock } = context;
  const askedById = personBehind(viewer);
  const line = await requireLine(context, 'pricing.ask', lineId);
  const { operatorId, operatorCountryCode: countryCode } = line;
  await inRowTransaction(context.database, async (transaction) => {
    const now = clock.now();
    requireSound(await lockPrices(transaction, line, seen), wish);
    await transaction.rows(TAKE_BACK, [lineId, askedById, now]);
    const prices = JSON.stringify(wish.prices);
    await transaction.rows(INSERT, [lineId, operatorId, countryCode, wish.currency, prices, seen, askedById, now]);
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
  });
}
