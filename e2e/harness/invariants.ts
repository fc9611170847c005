import { expect } from '@jest/globals';
import { booksOf, rowsOf } from './database.js';
import { unsoundBooks } from './unsound-books.js';

const MAILS_TWICE = `
  select event_id, recipient, channel from users.message group by 1, 2, 3 having count(*) > 1`;

/** What the traveller must be told of and was not. */
const UNTOLD = `
  select e.id, e.type from booking.outbox_event e
  where e.type in ('ticket.issued', 'payment.refunded_late', 'booking.cancelled', 'booking.parts_cancelled',
      'booking.pending_operator', 'ticket.code_awaited', 'booking.rejected', 'refund.done', 'payment.cash_awaited', 'booking.exchanged',
      'booking.moved')
    and e.payload ->> 'contactEmail' is not null
    and not exists (select 1 from users.message m where m.event_id = e.id)`;

/** What must be true of the books whenever everything has settled. */
export async function expectSoundBooks(dataDir: string): Promise<void> {
  const [unsound, mailsTwice, untold] = await Promise.all([
    unsoundBooks(booksOf(dataDir)),
    rowsOf(dataDir, MAILS_TWICE),
    rowsOf(dataDir, UNTOLD),
  ]);
  expect({ ...unsound, mailsTwice, untold }).toEqual({ mailsTwice: [], untold: [] });
}

/** What goes back by itself: cash waits until a counter hands it out, unless it becomes credit. */
const REFUNDS_UNDER_WAY = `
  select r.id from booking.refund r join booking.payment y on y.id = r.payment_id
    left join booking.booking b on b.id = r.booking_id
  where r.state in ('created', 'transit') and (r.wallet_owner_id is not null or not (r.in_cash or y.provider in ('counter', 'operator')
    or (y.provider = 'agency' and y.method = 'CASH_COLLECTION' and y.party is distinct from b.agency_id::text)))`;

/** Whether nothing is under way any more: no event waits, no payment or refund is open at the provider. */
export async function isSettled(dataDir: string): Promise<boolean> {
  const [row] = await rowsOf<{ open: string }>(
    dataDir,
    `select (select count(*) from booking.outbox_event where relayed_at is null)
      + (select count(*) from (${REFUNDS_UNDER_WAY}) r)
      + (select count(*) from (${UNTOLD}) u) as open`,
  );
  return Number(row?.open) === 0;
}
