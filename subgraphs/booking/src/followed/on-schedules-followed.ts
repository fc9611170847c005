import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { followPolicies } from '../refund/follow-policies.command.js';
import { followBlocks } from '../seat-block/follow-blocks.command.js';

/** schedules.followed: what is kept of a schedule here goes on with the one that a change of its line made in its place. */
export async function onSchedulesFollowed(context: BookingContext, event: DomainEvent): Promise<void> {
  await followBlocks(context, event);
  await followPolicies(context, event);
}
