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

const NEVER = {
  soldTwice: SOLD_TWICE,
  paidForNothing: PAID_FOR_NOTHING,
  ticketForNothing: TICKET_FOR_NOTHING,
  unbalanced: UNBALANCED,
};

/** Rows by what is wrong with them, of a market in which nothing is under way: none at all in sound books. */
export async function unsoundBooks(dataDir: string): Promise<Partial<Record<keyof typeof NEVER, object[]>>> {
  const found = await Promise.all(
    Object.entries(NEVER).map(async ([wrong, text]) => [wrong, await rowsOf(dataDir, text)] as const),
  );
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
}
