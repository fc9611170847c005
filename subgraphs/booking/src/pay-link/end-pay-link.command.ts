import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { PayLinkClosed } from './pay-link.errors.js';
import { loadLink, openAndLockLink } from './pay-link.queries.js';
import type { PayLinkRecord } from './pay-link-record.js';
import { tellLink } from './tell-link.js';

const CANCEL = `with attempts as (update payment set state = 'CANCELLED' where link_id = $1 and state in ('CREATED', 'PENDING'))
  update pay_link set state = 'CANCELLED', ended_at = to_timestamp($2::float8 / 1000) where id = $1`;

/** OPEN → CANCELLED; repeating it changes nothing. Refuses PAY_LINK_NOT_FOUND, PAY_LINK_CLOSED, TRY_AGAIN. */
export async function cancelPayLink(context: BookingContext, id: string): Promise<PayLinkRecord> {
  return inBookingTransaction(context, async (transaction) => {
    const link = await openAndLockLink(transaction, context.viewer, id);
    if (link.state === 'CANCELLED') return link;
    if (link.state !== 'OPEN') throw new PayLinkClosed({ state: link.state });
    await transaction.rows(CANCEL, [id, context.clock.now()]);
    return loadLink(transaction, id);
  });
}

/** Mails the link once more: the request while it is open, the receipt once it is paid. Refuses PAY_LINK_NOT_FOUND, PAY_LINK_CLOSED. */
export async function resendPayLink(context: BookingContext, id: string): Promise<PayLinkRecord> {
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const link = await openAndLockLink(transaction, viewer, id);
    if (link.state !== 'OPEN' && link.state !== 'PAID') throw new PayLinkClosed({ state: link.state });
    const type = link.state === 'OPEN' ? 'pay_link.asked' : 'pay_link.paid';
    await tellLink(transaction, link, type, { now: clock.now(), requestId: viewer.requestId });
    return link;
  });
}

const BATCH = 200;

/** A payment that is just being carried out (authorized), or that a person looks at, is waited for. */
const EXPIRE = `with due as (select l.id from pay_link l where l.state = 'OPEN' and l.expires_at <= to_timestamp($1::float8 / 1000)
    and not exists (select 1 from payment y where y.link_id = l.id and y.state in ('AUTHORIZED', 'REVIEW'))
    order by l.id limit ${BATCH} for update skip locked),
  attempts as (update payment set state = 'EXPIRED' where link_id in (select id from due) and state in ('CREATED', 'PENDING'))
  update pay_link l set state = 'EXPIRED', ended_at = to_timestamp($1::float8 / 1000) from due where l.id = due.id
  returning l.id`;

/** OPEN → EXPIRED for one batch whose time is over, and attempts past their own deadline. */
export async function expirePayLinks({ database, clock }: BookingContext): Promise<void> {
  await database.change(EXPIRE, [clock.now()]);
}
