import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { readCode } from '../coupon-code/typed-code.rules.js';

export const WINDOW_MS = 600_000;

const QUEUE = `select pg_advisory_xact_lock(hashtextextended('coupon_try:' || $1, 0))`;

const MISSES = `with forgotten as (delete from coupon_try
    where guesser = any($1::text[]) and at <= to_timestamp(($2::float8 - ${WINDOW_MS}) / 1000))
  select count(*)::int as misses from coupon_try
  where guesser = any($1::text[]) and at > to_timestamp(($2::float8 - ${WINDOW_MS}) / 1000)
  group by guesser order by 1 desc limit 1`;

const FIND = 'select id::text as id, coupon_id::text as "couponId" from coupon_code where code = $1';

const NOTE = `insert into coupon_try (guesser, at)
  select guesser, to_timestamp($2::float8 / 1000) from unnest($1::text[]) guesser`;

export interface FoundCode {
  readonly id: string;
  readonly couponId: string;
}

interface Guess {
  readonly typed: string;
  /** Account and address of who typed it. */
  readonly guessers: readonly string[];
  readonly tries: number;
  readonly now: number;
}

/**
 * The code somebody typed. Those who typed ten codes that nobody made within ten minutes are not told about another, and
 * guesses at once queue, so that they count one after the other. What was right does not count: a counter sells with
 * one code all day.
 */
export async function findCode(
  transaction: RowTransaction,
  { typed, guessers, tries, now }: Guess,
): Promise<FoundCode | 'COUPON_UNKNOWN' | 'TOO_MANY_ATTEMPTS'> {
  const queue = [...guessers].sort();
  for (const guesser of queue) await transaction.rows(QUEUE, [guesser]);
  const [before] = await transaction.rows<{ misses: number }>(MISSES, [queue, now]);
  if ((before?.misses ?? 0) >= tries) return 'TOO_MANY_ATTEMPTS';
  const [found] = await transaction.rows<FoundCode>(FIND, [readCode(typed)]);
  if (found !== undefined) return found;
  await transaction.rows(NOTE, [queue, now]);
  return 'COUPON_UNKNOWN';
}
