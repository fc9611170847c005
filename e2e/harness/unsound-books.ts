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

/** Coupons whose count is not what their uses come to, or more than their limit. */
const MISCOUNTED = `
  select n.coupon_id, n.mode, n.uses, n.spent, c.limit_total, u.live, u.saved
  from pricing.coupon_count n join pricing.coupon c on c.id = n.coupon_id
    cross join lateral (select count(*) as live, coalesce(sum(discount), 0) as saved from pricing.coupon_use u
      where u.coupon_id = n.coupon_id and u.mode = n.mode and u.state <> 'RELEASED') u
  where n.uses <> u.live or n.spent <> u.saved or n.uses > c.limit_total`;

/** Uses that are not as their bookings are: reserved of what is held, consumed of what is sold, released of all else. */
const NOT_AS_BOOKED = `
  select u.id, u.booking_id, u.turn, u.state, b.status
  from pricing.coupon_use u left join booking.booking b on b.id = u.booking_id
    and u.turn = case when u.code_id is null then b.promotion_turn when b.coupon_code is not null then b.coupon_turn end
  where u.state <> case when b.id is null or b.status in ('EXPIRED', 'CANCELLED', 'REJECTED') then 'RELEASED'
    when b.status = 'BLOCKED' then 'RESERVED' else 'CONSUMED' end`;

/** Bookings that were lowered by a code which somebody else may have as well. */
const LOWERED_FOR_NOTHING = `
  select b.id, b.pnr, b.status from booking.booking b
  where b.coupon_code is not null and b.status not in ('EXPIRED', 'CANCELLED', 'REJECTED')
    and not exists (select 1 from pricing.coupon_use u join pricing.coupon_code c on c.id = u.code_id
      where u.booking_id = b.id and u.turn = b.coupon_turn and c.code = b.coupon_code and u.state <> 'RELEASED')`;

const OVERSPENT = `
  select account_id, sum(points) as points from users.reward_movement where not is_pending
  group by account_id having sum(points) < 0`;

const NEVER_OF_USES = {
  miscounted: MISCOUNTED,
  notAsBooked: NOT_AS_BOOKED,
  loweredForNothing: LOWERED_FOR_NOTHING,
  overspent: OVERSPENT,
};

type Wrong<Never> = Partial<Record<keyof Never, object[]>>;

async function wrongBy<Never extends object>(dataDir: string, never: Never): Promise<Wrong<Never>> {
  const found = await Promise.all(
    Object.entries(never).map(async ([wrong, text]) => [wrong, await rowsOf(dataDir, text)] as const),
  );
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0)) as Wrong<Never>;
}

/** Rows by what is wrong with them, of a market in which nothing is under way: none at all in sound books. */
export const unsoundBooks = (dataDir: string): Promise<Wrong<typeof NEVER>> => wrongBy(dataDir, NEVER);

/** The same of what coupons and promotions lower, and of points, once pricing has heard of everything. */
export const unsoundUses = (dataDir: string): Promise<Wrong<typeof NEVER_OF_USES>> => wrongBy(dataDir, NEVER_OF_USES);
