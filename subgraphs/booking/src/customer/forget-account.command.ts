import { ROW_ID } from '@naga/kernel/row-id.js';
import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import type { BookingContext } from '../booking/booking-transaction.js';
import { tellPointsOfAccount } from '../points/tell-account.command.js';
import { forgetFrom, type TravelledBooking } from './forget.rules.js';
import { forgetPeople } from './forget-people.command.js';
import { giveUpCredit } from './give-up-credit.command.js';
import { SHUT_WALLET } from './wallet-door.js';

const Deleted = z.object({ accountId: z.coerce.string().regex(ROW_ID) });

const IS_DELETED = `insert into deleted_account (account_id, deleted_at) values (?, to_timestamp(?::float8 / 1000))
  on conflict do nothing`;

/** It is deleted, and no more about to be. */
const OPENED = 'delete from closing_wallet where account_id = ?';

const FORGET_ADDRESS = 'delete from verified_address where account_id = ?';

/** What staff sold in the course of its work is not about staff. */
const ITS_OWN = `select b.id::text as id, b.status, (extract(epoch from max(l.arrival_time)) * 1000)::float8 as arrival
  from booking b join leg l on l.booking_id = b.id
  where b.booked_by_user_id = ? and b.agency_id is null and b.branch_id is null group by b.id`;

const MARK = `update booking b set forget_at = to_timestamp(f."from" / 1000)
  from jsonb_to_recordset(?::jsonb) as f(id bigint, "from" float8) where b.id = f.id`;

/**
 * account.deleted: who travelled is forgotten as soon as the travel is over, at once where it is over already; the credit
 * that is left was given up. Both are finished by their jobs where this dies in between.
 */
export async function forgetAccount(context: BookingContext, event: DomainEvent): Promise<void> {
  const { accountId } = Deleted.parse(event.payload);
  const now = context.clock.now();
  await consumeOnce(context, event.id, async (em) => {
    const bookings = await em.execute<(TravelledBooking & { id: string })[]>(ITS_OWN, [accountId]);
    const dates = bookings.map((booking) => ({ id: booking.id, from: forgetFrom(booking, now) }));
    await em.execute(MARK, [JSON.stringify(dates)]);
    await em.execute(FORGET_ADDRESS, [accountId]);
    await em.execute(SHUT_WALLET.replace('$1', '?'), [accountId]);
    await em.execute(IS_DELETED, [accountId, now]);
    await em.execute(OPENED, [accountId]);
  });
  await tellPointsOfAccount(context, accountId);
  await giveUpCredit(context);
  await forgetPeople(context);
}
