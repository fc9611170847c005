import { ROW_ID } from '@naga/kernel/row-id.js';
import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { tellPointsOf, tellPointsOfAccount } from '../points/tell-account.command.js';
import type { BookingContext } from '../booking/booking-transaction.js';

const Verified = z.object({ accountId: z.coerce.string().regex(ROW_ID), email: z.string().min(3) });
const Issued = z.object({ bookingId: z.coerce.string().regex(ROW_ID) });

/** An account has one address at a time. */
const FORGET_OTHERS = 'delete from verified_address where account_id = ? and email <> lower(?)';
const KNOW = `insert into verified_address (email, account_id) values (lower(?), ?)
  on conflict (email) do update set account_id = excluded.account_id`;

/**
 * What an agency or a counter booked for him stays theirs. The address is the one it was sold to: what staff wrote in later
 * makes it nobody's.
 */
const join = (which: string): string => `with joined as (
    update booking b set booked_by_user_id = a.account_id,
      bought_by_user_id = coalesce(b.bought_by_user_id, a.account_id)
    from verified_address a
    where b.booked_by_user_id is null and lower(b.sold_to_email) = a.email and ${which} returning b.id)
  insert into booking_event (booking_id, at, type, actor, facts)
  select id, ?, 'booking.joined', 'system', '{}' from joined`;

const JOIN_ALL = join('a.email = lower(?) and b.mode = ?');
const JOIN_ONE = join('b.id = ? and b.mode = ?');

type Statement = readonly [text: string, values: readonly unknown[]];

const once = (context: BookingContext, event: DomainEvent, statements: readonly Statement[]): Promise<void> =>
  consumeOnce(context, event.id, async (em) => {
    for (const [text, values] of statements) await em.execute(text, [...values]);
  });

/** account.email_verified, account.imported: what somebody bought as a guest with this address is his own from now on. */
export async function joinAccount(context: BookingContext, event: DomainEvent): Promise<void> {
  const { accountId, email } = Verified.parse(event.payload);
  await once(context, event, [
    [FORGET_OTHERS, [accountId, email]],
    [KNOW, [email, accountId]],
    [JOIN_ALL, [email, event.mode, new Date(context.clock.now())]],
  ]);
  await tellPointsOfAccount(context, accountId);
}

/** ticket.issued: bought without signing in, with an address that an account has verified before. */
export async function joinBuyer(context: BookingContext, event: DomainEvent): Promise<void> {
  const { bookingId } = Issued.parse(event.payload);
  await once(context, event, [[JOIN_ONE, [bookingId, event.mode, new Date(context.clock.now())]]]);
  await tellPointsOf(context, [bookingId]);
}
