import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import type { BookingContext } from '../booking/booking-transaction.js';

const Told = z.object({ code: z.string().regex(/^\d{1,12}$/), basisPoints: z.int().min(0).max(10_000) });

const KEEP = `update booking set affiliate_basis_points = ? where affiliate_id = ? and affiliate_basis_points is null`;

/** affiliate.percent_told: what was sold before bookings kept it earns by the percent of the day they began to. */
export function keepPercent(context: BookingContext, event: DomainEvent): Promise<void> {
  const { code, basisPoints } = Told.parse(event.payload);
  return consumeOnce(context, event.id, async (em) => {
    await em.execute(KEEP, [basisPoints, code]);
  });
}
