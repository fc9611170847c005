import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import type { BookingContext } from '../booking/booking-transaction.js';

const Verified = z.object({ accountId: z.coerce.string().regex(/^\d{1,18}$/), email: z.string().min(3) });

const JOIN = `with joined as (
    update booking set booked_by_user_id = ? where booked_by_user_id is null and lower(contact_email) = lower(?)
      and mode = ? returning id)
  insert into booking_event (booking_id, at, type, actor, facts)
  select id, ?, 'booking.joined', 'system', '{}' from joined`;

/**
 * account.email_verified: what somebody bought as a guest with this address is his own from now on. What was booked for
 * him by an agency or at a counter stays theirs.
 */
export async function joinAccount(context: BookingContext, event: DomainEvent): Promise<void> {
  const { accountId, email } = Verified.parse(event.payload);
  await consumeOnce(context, event.id, async (em) => {
    const now = new Date(context.clock.now());
    await em.execute(JOIN, [accountId, email, event.mode, now]);
  });
}
