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

/** Accounts whose points are not the sums of their lines, of what bookings that are held keep, and of rides that are to come. */
const BALANCE_OFF = `
  select b.account_id, b.spendable, b.pending, b.reserved, m.spends, m.waits, k.kept, r.rides
  from users.reward_balance b
    cross join lateral (select coalesce(sum(points) filter (where not is_pending), 0) as spends,
      coalesce(sum(points) filter (where is_pending), 0) as waits
      from users.reward_movement m where m.account_id = b.account_id) m
    cross join lateral (select coalesce(sum(points), 0) as kept from users.reward_use u
      where u.account_id = b.account_id and u.state = 'RESERVED') k
    cross join lateral (select coalesce(sum(points), 0) as rides from users.reward_part p
      where p.account_id = b.account_id and p.state = 'PENDING') r
  where b.spendable <> m.spends or b.pending <> m.waits or b.pending <> r.rides or b.reserved <> k.kept
    or least(b.spendable, b.pending, b.spendable - b.reserved) < 0`;

/** What a booking says of its points, and what our books bear of them. */
const SAID = `booking.booking b cross join lateral (select coalesce((b.points_told::jsonb #>> '{use,turn}')::int, 0) as turn,
      coalesce((b.points_told::jsonb #>> '{use,points}')::int, 0) as points,
      coalesce((b.points_told::jsonb #>> '{use,isSold}')::boolean, false) as sold) s`;

/** Uses of points that are not as their bookings say: reserved of what is held, consumed of what is sold, else released. */
const POINTS_NOT_AS_BOOKED = `
  select u.booking_id, u.turn, u.state, u.points, b.status, s.points as said, s.sold
  from users.reward_use u left join (${SAID}) on b.id = u.booking_id
  where case u.state when 'RELEASED' then 0 else u.points end
      <> case when s.turn = u.turn then s.points else 0 end
    or u.state = case when s.sold then 'RESERVED' else 'CONSUMED' end`;

/** Bookings of which an account was taken something else than they use, or more than once. */
const POINTS_TAKEN_TWICE = `
  select booking_id, u.used, m.taken, m.times
  from (select booking_id, sum(points) filter (where state = 'CONSUMED') as used from users.reward_use group by 1) u
    full join (select booking_id, -sum(points) as taken, count(*) filter (where kind = 'REDEEM') as times
      from users.reward_movement where kind in ('REDEEM', 'REDEEM_RETURN') group by 1) m using (booking_id)
  where coalesce(m.taken, 0) <> coalesce(u.used, 0) or m.times > 1`;

/** Bookings whose points pay another part in our books than they use. */
const POINTS_NOT_BORNE = `
  select b.id, b.pnr, b.status, s.points, e.borne
  from ${SAID} cross join lateral (select coalesce(sum(debit - credit), 0) as borne from booking.ledger_entry e
    where e.booking_id = b.id and e.account = 'rewards') e
  where e.borne <> case when s.sold then s.points else 0 end`;

/** Bookings that points made cheaper which somebody may spend elsewhere. */
const PAID_WITH_NOTHING = `
  select b.id, b.pnr, b.status from booking.booking b
  where b.points > 0 and b.status not in ('EXPIRED', 'CANCELLED', 'REJECTED')
    and not exists (select 1 from users.reward_use u
      where u.booking_id = b.id and u.turn = b.points_turn and u.state <> 'RELEASED')`;

const NEVER_OF_USES = {
  miscounted: MISCOUNTED,
  notAsBooked: NOT_AS_BOOKED,
  loweredForNothing: LOWERED_FOR_NOTHING,
  balanceOff: BALANCE_OFF,
  pointsNotAsBooked: POINTS_NOT_AS_BOOKED,
  pointsTakenTwice: POINTS_TAKEN_TWICE,
  pointsNotBorne: POINTS_NOT_BORNE,
  paidWithNothing: PAID_WITH_NOTHING,
};

type Wrong<Never> = Partial<Record<keyof Never, object[]>>;

/** The books that are looked into: rows of all schemas. */
type Books = (text: string) => Promise<object[]>;

async function wrongBy<Never extends object>(books: Books, never: Never): Promise<Wrong<Never>> {
  const found = await Promise.all(
    Object.entries(never).map(async ([wrong, text]) => [wrong, await books(text as string)] as const),
  );
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0)) as Wrong<Never>;
}

/** Rows by what is wrong with them, of a market in which nothing is under way: none at all in sound books. */
export const unsoundBooks = (books: Books): Promise<Wrong<typeof NEVER>> => wrongBy(books, NEVER);

/** The same of what coupons and promotions lower, and of points, once pricing and users have heard of everything. */
export const unsoundUses = (books: Books): Promise<Wrong<typeof NEVER_OF_USES>> => wrongBy(books, NEVER_OF_USES);
