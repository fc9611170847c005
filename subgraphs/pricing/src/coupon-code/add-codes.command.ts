import { randomBytes } from 'node:crypto';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { doOnce } from '@naga/server-kit/idempotency/do-once.js';
import type { Write } from '@naga/server-kit/idempotency/write.js';
import { CouponCodeTaken } from '../coupon/coupon.errors.js';
import { requireCoupon } from '../coupon/coupon.queries.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { type CodesWish, randomCode, typedCodes } from './new-codes.rules.js';
import { isCode, readCode } from './typed-code.rules.js';

/** Above this many the audit keeps one entry for all. */
const A_BATCH = 20;

const TAKEN = 'select code from coupon_code where code = any($1::text[]) order by code limit 20';
const ADD = `insert into coupon_code (coupon_id, code, created_at)
  select $1::bigint, code, to_timestamp($3::float8 / 1000) from unnest($2::text[]) code
  on conflict do nothing returning code`;

function randomCodes({ count, prefix }: CodesWish, letters: number): string[] {
  const before = readCode(prefix ?? '');
  const codes = new Set<string>();
  while (codes.size < (count ?? 0)) codes.add(randomCode(before, randomBytes(letters)));
  return [...codes];
}

/**
 * More codes of a coupon: typed ones, or a batch of random ones, once for their Idempotency-Key. Answers how many were
 * made. Refuses COUPON_NOT_FOUND and COUPON_CODE_TAKEN.
 */
export async function addCodes(
  context: PricingContext,
  couponId: string,
  wish: CodesWish,
  write?: Write,
): Promise<number> {
  const { database, clock, services } = context;
  const { COUPON_CODE_LETTERS: letters } = services.settings.current;
  await requireCoupon(context, couponId);
  const { codes: typed, wrong } = typedCodes(wish);
  if (wrong.length > 0) throw new InvalidInput([{ path: 'input.codes', code: 'MATCHES', facts: { codes: wrong } }]);
  if (wish.prefix && !isCode(readCode(wish.prefix) + 'X'.repeat(letters)))
    throw new InvalidInput([{ path: 'input.prefix', code: 'MATCHES' }]);
  if (typed.length === 0 && !wish.count) throw new InvalidInput([{ path: 'input.codes', code: 'REQUIRED' }]);
  const codes = [...typed, ...randomCodes(wish, letters)];
  const writing = codes.length > A_BATCH ? database.inBulk() : database;
  return inRowTransaction(writing, (transaction) =>
    doOnce(transaction, context, write, async () => {
      const taken = await transaction.rows<{ code: string }>(TAKEN, [typed]);
      if (taken.length > 0) throw new CouponCodeTaken({ codes: taken.map(({ code }) => code) });
      return (await transaction.rows(ADD, [couponId, codes, clock.now()])).length;
    }),
  );
}
