import { expect } from '@jest/globals';
import { rowsOf } from './database.js';

/** Two live claims on one seat whose segments overlap: the database forbids it, and this says it was never off. */
const SOLD_TWICE = `
  select a.id from booking.seat_claim a join booking.seat_claim b
    on a.id < b.id and a.departure = b.departure and a.seat_no = b.seat_no and a.mode = b.mode and a.segment && b.segment
  where a.state in ('held', 'sold', 'blocked') and b.state in ('held', 'sold', 'blocked')`;

/** Money that arrived and led neither to a ticket nor back, nor waits for an operator's word or codes that are due yet. */
const PAID_FOR_NOTHING = `
  select b.id, b.pnr from booking.booking b
  where exists (select 1 from booking.payment p where p.booking_id = b.id and p.state = 'SETTLED')
    and not exists (select 1 from booking.ticket t join booking.leg l on l.id = t.leg_id where l.booking_id = b.id)
    and not exists (select 1 from booking.leg l where l.booking_id = b.id
      and coalesce(l.confirm_by, l.code_by) > now() - interval '10 minutes')
    and not exists (select 1 from booking.refund r where r.booking_id = b.id and r.state = 'done')`;

/** Tickets nobody paid or promised to pay for. */
const TICKET_FOR_NOTHING = `
  select b.id, b.pnr from booking.booking b
  where exists (select 1 from booking.ticket t join booking.leg l on l.id = t.leg_id where l.booking_id = b.id)
    and not exists (select 1 from booking.payment p where p.booking_id = b.id
      and (p.state = 'SETTLED' or p.method = 'PAY_ON_BOARDING'))`;

const UNBALANCED = `
  select currency, sum(debit) as debit, sum(credit) as credit from booking.ledger_entry
  group by currency having sum(debit) <> sum(credit)`;

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
  const [soldTwice, paidForNothing, ticketForNothing, unbalanced, mailsTwice, untold] = await Promise.all(
    [SOLD_TWICE, PAID_FOR_NOTHING, TICKET_FOR_NOTHING, UNBALANCED, MAILS_TWICE, UNTOLD].map((text) =>
      rowsOf(dataDir, text),
    ),
  );
  expect({ soldTwice, paidForNothing, ticketForNothing, unbalanced, mailsTwice, untold }).toEqual({
    soldTwice: [],
    paidForNothing: [],
    ticketForNothing: [],
    unbalanced: [],
    mailsTwice: [],
    untold: [],
  });
}

/** What goes back by itself: cash waits until a counter hands it out, unless it becomes credit. */
const REFUNDS_UNDER_WAY = `
  select r.id from booking.refund r join booking.payment y on y.id = r.payment_id
    left join booking.booking b on b.id = r.booking_id
  where r.state in ('created', 'transit') and (r.wallet_owner_id is not null or not (y.provider in ('counter', 'operator')
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
