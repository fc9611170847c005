import { ROW_ID } from '@naga/kernel/row-id.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import type { PricingContext } from '../tariff/pricing-services.js';

const Of = z.object({ bookingId: z.coerce.string().regex(ROW_ID), turn: z.int(), discount: z.int().min(0) });

/** Of promotions that were given together the first keeps as much as is left, and the last the rest of it. */
const LOWER = `with
  u as materialized (select id, coupon_id, mode, discount from coupon_use
    where booking_id = $1::bigint and turn = $2 and state <> 'RELEASED' order by id for update),
  k as (select u.*, greatest(0, least(discount, $3::bigint - coalesce(
      sum(discount) over (order by id rows between unbounded preceding and 1 preceding), 0)))::bigint as kept from u),
  lowered as (update coupon_use set discount = k.kept from k where coupon_use.id = k.id and k.kept < coupon_use.discount)
  update coupon_count c set spent = c.spent - (k.discount - k.kept) from k
  where c.coupon_id = k.coupon_id and c.mode = k.mode and k.kept < k.discount`;

/**
 * coupon.lowered: an exchange left a booking less of its discount; the rest is the budget's again, the use stays used. What
 * is saved never grows, so that news that come late or twice change nothing.
 */
export async function onCouponLowered({ database }: PricingContext, { payload }: DomainEvent): Promise<void> {
  const { bookingId, turn, discount } = Of.parse(payload);
  await database.change(LOWER, [bookingId, turn, discount]);
}
