import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { followPolicies } from '../refund/follow-policies.js';
import { followBlocks } from '../seat-block/follow-blocks.js';
import { SchedulesFollowed } from './schedules-followed.js';

/**
 * schedules.followed: what is kept of a schedule here goes on with the one that a change of its line made in its place, all
 * of it or nothing. A second delivery does nothing. The audit names who saved the line.
 */
export async function onSchedulesFollowed({ database: own, clock }: BookingContext, event: DomainEvent): Promise<void> {
  const { requestId, mode, payload } = event;
  const followed = SchedulesFollowed.parse(payload);
  const { savedById } = followed;
  const viewer = service('booking', { requestId, mode, ...(savedById && { onBehalfOf: savedById }) });
  await inRowTransaction(own.actingFor({ viewer, clock }), async (transaction) => {
    await followBlocks(transaction, followed, clock.now());
    await followPolicies(transaction, followed, clock.now());
  });
}
