import { isDeepStrictEqual } from 'node:util';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type ExchangeTerms, standardExchange } from '../exchange/exchange-terms.rules.js';
import type { NewPolicy, PolicyTerms } from './policy-wish.js';
import { RefundPolicyChanged } from './refund-policy.errors.js';
import type { RefundTier } from './refund-policy.rules.js';

const QUEUE = `select pg_advisory_xact_lock(hashtextextended('refund policy ' || $1, 0))`;

const NEWEST = `select id::text as id, class, version, tiers, exchange,
    (extract(epoch from sold_from) * 1000)::float8 as "soldFrom" from refund_policy
  where (operator_id, route_id, route_schedule_id) is not distinct from ($1::bigint, $2::bigint, $3::bigint) and currency = $4
  order by version desc, refund_policy.id desc limit 1`;

const INSERT = `insert into refund_policy (operator_id, route_id, route_schedule_id, currency, class, version, tiers, exchange,
    created_at, sold_from)
  values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, to_timestamp($9::float8 / 1000), to_timestamp($10::float8 / 1000))
  returning id::text as id`;

/** The newest version of a place. */
export interface Standing {
  readonly id: string;
  readonly class: string;
  readonly version: number;
  readonly tiers: readonly RefundTier[];
  readonly exchange: ExchangeTerms | null;
  /** Epoch milliseconds. */
  readonly soldFrom: number;
}

type Place = Pick<NewPolicy, 'operatorId' | 'routeId' | 'routeScheduleId' | 'currency'>;

const placeOf = ({ operatorId, routeId, routeScheduleId, currency }: Place) => [
  operatorId ?? null,
  routeId ?? null,
  routeScheduleId ?? null,
  currency,
];

/** The newest version of a place, with nobody else writing one until the end of the transaction. */
export async function lockNewest(transaction: RowTransaction, of: Place): Promise<Standing | undefined> {
  const place = placeOf(of);
  await transaction.rows(QUEUE, [place.join('/')]);
  return (await transaction.rows<Standing>(NEWEST, place))[0];
}

const exchangeOf = (standing: Standing | undefined, { currency }: NewPolicy): ExchangeTerms =>
  standing?.exchange ?? standardExchange(currency);

/** Whether that is what stands already: sold from then on, or now where now was wished for. */
function isSame(standing: Standing | undefined, wish: NewPolicy, terms: PolicyTerms, now: number): boolean {
  const { tiers, soldFrom, exchange } = terms;
  return (
    standing?.class === wish.class &&
    isDeepStrictEqual(standing.tiers, tiers) &&
    (exchange === undefined || isDeepStrictEqual(exchangeOf(standing, wish), exchange)) &&
    (soldFrom === now ? standing.soldFrom <= now : standing.soldFrom === soldFrom)
  );
}

/**
 * Writes a version after the newest of its place; answers its id. What stands already is not written again. Refuses
 * REFUND_POLICY_CHANGED where another version is the newest than the one that was looked at.
 */
export async function writePolicy(
  transaction: RowTransaction,
  wish: NewPolicy,
  terms: PolicyTerms,
  now: number,
): Promise<string> {
  const standing = await lockNewest(transaction, wish);
  const version = standing?.version ?? 0;
  if (isSame(standing, wish, terms, now) && [version, version - 1].includes(wish.expectedVersion)) return standing!.id;
  if (version !== wish.expectedVersion) throw new RefundPolicyChanged({ version });
  const exchange = JSON.stringify(terms.exchange ?? exchangeOf(standing, wish));
  const said = [wish.class, version + 1, JSON.stringify(terms.tiers), exchange];
  const [made] = await transaction.rows<{ id: string }>(INSERT, [...placeOf(wish), ...said, now, terms.soldFrom]);
  return made!.id;
}
