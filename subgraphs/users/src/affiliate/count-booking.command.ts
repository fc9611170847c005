import { ROW_ID } from '@naga/kernel/row-id.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import type { UsersContext } from '../services.js';

const Id = z.union([z.string(), z.number()]).transform(String).pipe(z.string().regex(ROW_ID));
const Facts = z.object({
  bookingId: Id,
  /** The digits a link was reduced to. */
  affiliateId: z.string().nullish().catch(undefined),
  bookedByUserId: Id.nullish().catch(undefined),
  contactEmail: z.string().nullish().catch(undefined),
});

/** Own purchases are excluded (rules.md 10): by the account, or by its address when it bought as a guest. */
const COUNT = `insert into affiliate_booking (booking_id, affiliate_id, mode, booked_at)
  select $1, affiliate.id, $3, $4 from affiliate left join account on account.id = affiliate.account_id
  where affiliate.code = $2 and affiliate.active and (affiliate.account_id is null or (
    affiliate.account_id is distinct from $5::bigint and account.email is distinct from lower($6::text)))
  on conflict do nothing`;

/** ticket.issued: counts a booking for the affiliate who brought it, once. */
export async function countAffiliateBooking({ database, clock }: UsersContext, event: DomainEvent): Promise<void> {
  const { bookingId, affiliateId, bookedByUserId, contactEmail } = Facts.parse(event.payload);
  if (!affiliateId) return;
  const buyer = [bookedByUserId ?? null, contactEmail ?? null];
  await database.change(COUNT, [bookingId, affiliateId, event.mode, new Date(clock.now()), ...buyer]);
}

const UNCOUNT = 'update affiliate_booking set cancelled_at = coalesce(cancelled_at, $2) where booking_id = $1';

/** booking.cancelled: it no longer counts. */
export async function uncountAffiliateBooking({ database, clock }: UsersContext, event: DomainEvent): Promise<void> {
  const { bookingId } = Facts.parse(event.payload);
  await database.change(UNCOUNT, [bookingId, new Date(clock.now())]);
}
