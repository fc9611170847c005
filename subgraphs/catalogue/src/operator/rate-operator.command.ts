import { ROW_ID } from '@naga/kernel/row-id.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import type { CatalogueContext } from '../journey/asking.js';

const Rated = z.object({
  operatorId: z.coerce.string().regex(ROW_ID),
  rating: z.number().min(1).max(5).nullable(),
  reviewCount: z.int().nonnegative(),
  /** When it was summed, epoch milliseconds. */
  at: z.number(),
});

const RATE = `update operator set rating = $2, review_count = $3, rated_at = to_timestamp($4::float8 / 1000)
  where id = $1 and (rated_at is null or rated_at <= to_timestamp($4::float8 / 1000))`;

/** operator.rated: what travellers say of an operator, on average; an older word than the last one changes nothing. */
export async function rateOperator({ database }: CatalogueContext, event: DomainEvent): Promise<void> {
  const { operatorId, rating, reviewCount, at } = Rated.parse(event.payload);
  await database.change(RATE, [operatorId, rating, reviewCount, at]);
}
