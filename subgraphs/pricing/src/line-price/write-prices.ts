import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { PricesChanged } from './line-price.errors.js';
import { savedPrices } from './line-price.queries.js';
import type { SavedPrices } from './sold-prices.rules.js';
import { type LinePrices, MOST_PAIRS, pairFinder, problemsOfPrices } from './line-price.rules.js';
import type { PricedLine } from './priced-line.js';

/** Zones are an operator's: nobody else writes any of them until the end of the transaction. */
const LOCK = `select pg_advisory_xact_lock(hashtext('prices of operator ' || $1::text))`;

/** Stops that name the same zone share a new one. */
const ZONES = `with wanted as (
    select (x ->> 'stopId')::bigint as stop_id, x ->> 'name' as name, x ->> 'zone' as zone
    from jsonb_array_elements($2::jsonb) x
    where not exists (select 1 from zone_stop s where s.operator_id = $1::bigint and s.stop_id = (x ->> 'stopId')::bigint)
  ), named as materialized (
    select zone, min(name) as name, nextval(pg_get_serial_sequence('pricing_zone', 'id')) as id from wanted group by zone
  ), made as (insert into pricing_zone (id, operator_id, name) select id, $1::bigint, name from named returning id)
  insert into zone_stop (operator_id, pricing_zone_id, stop_id)
  select $1::bigint, n.id, w.stop_id from wanted w join named n on n.zone = w.zone join made m on m.id = n.id`;

const PLACED = `select f.pricing_zone_id as zone_from_id, t.pricing_zone_id as zone_to_id, x.*
  from jsonb_to_recordset($2::jsonb) as x("fromStopId" bigint, "toStopId" bigint, type text, local bigint, "foreign" bigint)
  join zone_stop f on f.operator_id = $1::bigint and f.stop_id = x."fromStopId"
  join zone_stop t on t.operator_id = $1::bigint and t.stop_id = x."toStopId"`;

/** An offer of another currency is none any more. */
const PUT = `insert into base_ticket_price as b (zone_from_id, zone_to_id, passenger_type, currency, local_value, foreign_value, commission)
  select zone_from_id, zone_to_id, type, $3, local, "foreign", $4::int from (${PLACED}) p
  on conflict (zone_from_id, zone_to_id, passenger_type) do update set currency = $3,
    local_value = excluded.local_value, foreign_value = excluded.foreign_value,
    commission = case when $5::boolean then $4::int else b.commission end,
    local_offer_value = case when b.currency = $3 then b.local_offer_value end,
    foreign_offer_value = case when b.currency = $3 then b.foreign_offer_value end,
    offer_valid_from = case when b.currency = $3 then b.offer_valid_from end,
    offer_valid_to = case when b.currency = $3 then b.offer_valid_to end`;

const DROP = `delete from base_ticket_price b using (${PLACED}) p
  where b.zone_from_id = p.zone_from_id and b.zone_to_id = p.zone_to_id and b.passenger_type = p.type`;

/** What is on sale, looked at under the operator's lock. */
export async function lockLine(transaction: RowTransaction, line: PricedLine): Promise<SavedPrices> {
  await transaction.rows(LOCK, [line.operatorId]);
  return savedPrices(transaction, line);
}

/** The same. Refuses PRICES_CHANGED where it is not what was seen. */
export async function lockPrices(transaction: RowTransaction, line: PricedLine, seen: string): Promise<SavedPrices> {
  const saved = await lockLine(transaction, line);
  if (saved.version !== seen) throw new PricesChanged();
  return saved;
}

/** Throws InvalidInput for prices that are none, at their fields. */
export function requireSound(saved: SavedPrices, wish: LinePrices): void {
  const pairs = saved.pairsWith(wish.zones ?? []);
  const problems =
    pairs.length > MOST_PAIRS ? [{ path: 'prices', code: 'ARRAY_MAX_SIZE', facts: { max: MOST_PAIRS } }] : [];
  const all = [...problems, ...problemsOfPrices(pairs, wish)];
  if (all.length > 0) throw new InvalidInput(all);
}

const ofType =
  (type: 'ADULT' | 'CHILD') =>
  ({ fromStopId, toStopId, ...price }: LinePrices['prices'][number]) => ({
    fromStopId,
    toStopId,
    type,
    local: type === 'ADULT' ? price.local : price.childLocal,
    foreign: type === 'ADULT' ? price.foreign : price.childForeign,
  });

const MOST_LETTERS = 255;

/** A zone for each stop that is priced, one for all that shall cost the same; a stop that has one keeps it. */
function zonesToMake({ stops }: PricedLine, { prices, zones = [] }: LinePrices) {
  const nameOf = new Map(stops.map(({ stopId, names: { en } }) => [stopId, en]));
  const priced = new Set(prices.flatMap(({ fromStopId, toStopId }) => [fromStopId, toStopId]));
  const together = zones
    .map((ids) => ids.filter((id) => nameOf.has(id)))
    .filter((ids) => ids.some((id) => priced.has(id)));
  for (const id of together.flat()) priced.delete(id);
  return [...together, ...Array.from(priced, (id) => [id])].flatMap((ids, at) => {
    const ends = [...new Set([ids[0]!, ids.at(-1)!])].map((id) => nameOf.get(id));
    const name = ends.join(' – ').slice(0, MOST_LETTERS).toWellFormed();
    return ids.map((stopId) => ({ stopId, name, zone: String(at) }));
  });
}

/**
 * Writes the prices of a line; a pair that is left out has none any more. A stop without a zone gets one of its own.
 * `commission`: basis points; null keeps what was, and what is new gets the operator's usual one. Throws InvalidInput where
 * there is none.
 */
export async function writePrices(
  transaction: RowTransaction,
  line: PricedLine,
  saved: SavedPrices,
  wish: LinePrices,
  commission: number | null,
): Promise<void> {
  const kept = commission ?? saved.commission;
  if (commission !== null && (commission < 0 || commission > 10_000))
    throw new InvalidInput([{ path: 'commission', code: commission < 0 ? 'MIN' : 'MAX', facts: { min: 0, max: 100 } }]);
  if (kept === null && wish.prices.length > 0) throw new InvalidInput([{ path: 'commission', code: 'REQUIRED' }]);
  const { operatorId } = line;
  await transaction.rows(ZONES, [operatorId, JSON.stringify(zonesToMake(line, wish))]);
  const children = wish.prices.filter(({ childLocal }) => childLocal != null);
  const rows = [...wish.prices.map(ofType('ADULT')), ...children.map(ofType('CHILD'))];
  const pairs = saved.pairsWith(wish.zones ?? []);
  const pairAt = pairFinder(pairs);
  const left = new Set(rows.map((row) => `${pairAt(row)} ${row.type}`));
  const gone = pairs.flatMap(({ fromStopIds, toStopIds }, at) =>
    (['ADULT', 'CHILD'] as const)
      .filter((type) => !left.has(`${at} ${type}`))
      .map((type) => ({ fromStopId: fromStopIds[0]!, toStopId: toStopIds[0]!, type })),
  );
  await transaction.rows(DROP, [operatorId, JSON.stringify(gone)]);
  await transaction.rows(PUT, [operatorId, JSON.stringify(rows), wish.currency, kept ?? 0, commission !== null]);
}
