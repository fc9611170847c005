import { ROW_ID } from '@naga/kernel/row-id.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import type { PricingContext } from '../tariff/pricing-services.js';
import { releaseUses } from './release-uses.js';

const Of = z.object({ bookingId: z.coerce.string().regex(ROW_ID), turn: z.int() });

const GIVE_BACK = releaseUses('u.booking_id = $1::bigint and u.turn = $2');

/** RESERVED or CONSUMED → RELEASED: somebody else may have it. */
export const giveBackCoupon = (context: PricingContext, bookingId: string, turn: number): Promise<unknown> =>
  context.database.change(GIVE_BACK, [bookingId, turn]);

/** coupon.given_back: its booking was cancelled as a whole, expired, or does without it. A released use stays released. */
export async function onCouponGivenBack(context: PricingContext, { payload }: DomainEvent): Promise<void> {
  const { bookingId, turn } = Of.parse(payload);
  await giveBackCoupon(context, bookingId, turn);
}

const CONSUME = `update coupon_use set state = 'CONSUMED' where booking_id = $1::bigint and turn = $2 and state = 'RESERVED'`;

/** coupon.used: its booking is sold. RESERVED → CONSUMED; news that come late or twice change nothing. */
export async function onCouponUsed(context: PricingContext, { payload }: DomainEvent): Promise<void> {
  const { bookingId, turn } = Of.parse(payload);
  await context.database.change(CONSUME, [bookingId, turn]);
}
