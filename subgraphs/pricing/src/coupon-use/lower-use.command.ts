import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import type { PricingContext } from '../tariff/pricing-services.js';

const Of = z.object({ bookingId: z.coerce.string().regex(/^\d{1,18}$/), turn: z.int(), discount: z.int().min(0) });

const LOWER = `with
  u as materialized (select id, coupon_id, mode, discount - $3::bigint as less from coupon_use
    where booking_id = $1::bigint and turn = $2 and state <> 'RELEASED' and discount > $3::bigint for update),
  lowered as (update coupon_use set discount = $3::bigint from u where coupon_use.id = u.id)
  update coupon_count c set spent = c.spent - u.less from u where c.coupon_id = u.coupon_id and c.mode = u.mode`;

/**
 * coupon.lowered: an exchange left a booking less of its discount; the rest is the budget's again, the use stays used. What
 * is saved never grows, so that news that come late or twice change nothing.
 */
export async function onCouponLowered({ database }: PricingContext, { payload }: DomainEvent): Promise<void> {
  const { bookingId, turn, discount } = Of.parse(payload);
  await database.change(LOWER, [bookingId, turn, discount]);
}
