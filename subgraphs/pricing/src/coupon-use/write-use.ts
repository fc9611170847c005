import type { Currency } from '@naga/kernel/money.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { CouponUser } from './coupon-count.js';
import { releaseUses } from './release-uses.js';

/** Which booking a use is for, and until when it waits for it. */
export interface UseHolder extends CouponUser {
  readonly bookingId: string;
  readonly turn: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly currency: Currency;
}

const RELEASE_EARLIER = {
  code: releaseUses(`u.booking_id = $1::bigint and u.turn <= $2 and u.state = 'RESERVED' and u.code_id is not null`),
  promotions: releaseUses(`u.booking_id = $1::bigint and u.turn <= $2 and u.state = 'RESERVED' and u.code_id is null`),
};

/** An earlier turn of the booking is over, however its release is still on its way. */
export const releaseEarlier = (
  transaction: RowTransaction,
  { bookingId, turn }: UseHolder,
  of: keyof typeof RELEASE_EARLIER,
): Promise<unknown> => transaction.rows(RELEASE_EARLIER[of], [bookingId, turn]);

const RESERVE = `insert into coupon_use (coupon_id, code_id, booking_id, turn, mode, state, discount, currency, account_id,
    contact, day, reserved_at, expires_at)
  values ($1, $2, $3, $4, $5, 'RESERVED', $6, $7, $8, $9, $10, to_timestamp($11::float8 / 1000),
    to_timestamp($12::float8 / 1000))
  on conflict (booking_id, turn, coupon_id) do update set code_id = excluded.code_id,
    state = excluded.state, discount = excluded.discount, account_id = excluded.account_id, contact = excluded.contact,
    day = excluded.day, reserved_at = excluded.reserved_at, expires_at = excluded.expires_at`;

interface Use {
  readonly couponId: string;
  /** Null of a promotion. */
  readonly codeId: string | null;
  readonly discount: number;
  readonly mode: string;
  /** Of UTC+7. */
  readonly day: string;
  readonly now: number;
}

/** Writes a use that was taken; of a booking and turn it is reserved once. */
export async function writeUse(
  transaction: RowTransaction,
  { bookingId, turn, expiresAt, currency, accountId, contact }: UseHolder,
  { couponId, codeId, discount, mode, day, now }: Use,
): Promise<void> {
  const use = [couponId, codeId, bookingId, turn, mode, discount, currency, accountId, contact, day, now, expiresAt];
  await transaction.rows(RESERVE, use);
}
