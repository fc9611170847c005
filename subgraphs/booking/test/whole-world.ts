import { expect } from '@jest/globals';
import { loadBookings } from '../src/booking/booking.queries.js';
import { moneysOf, statusesOf, stillToPay } from '../src/booking/booking-money.js';
import { type BookingRecord, type PartRecord, partsOf } from '../src/booking/booking-record.js';
import { collectsLater } from '../src/payment/payment-method.rules.js';
import { backOf, countsAsPaid, surplusOf } from '../src/payment/payment-status.rules.js';
import type { Currency } from '@naga/kernel/money.js';
import { isSold } from '../src/booking/part-state.rules.js';
import { backWithFare } from '../src/ledger/back-with-fare.rules.js';
import { pointsNews, pointsUsed } from '../src/points/points-news.js';
import { expectBalancedBooks } from './books.js';
import type { World } from './world.js';

/** What a customer owes by the booking: for what was sold to him, less what he paid and did not get back. */
function booksOf(booking: BookingRecord): number {
  const moneys = moneysOf(booking);
  const pending = partsOf(booking).filter(({ state }) => state === 'PENDING_OPERATOR');
  const sold = booking.soldAt === null ? 0 : moneys.due - pending.reduce((sum, { fare }) => sum + fare, 0);
  return sold - (countsAsPaid(moneys) - backOf(moneys));
}

/** What is promised on boarding is what is owed still. */
const promisesOtherwise = (booking: BookingRecord): boolean =>
  booking.payments.some(
    ({ method, state, amount }) => collectsLater(method) && state === 'PENDING' && amount !== stillToPay(booking),
  );

/** The same by the ledger, of every booking. */
async function owedByLedger(world: World): Promise<ReadonlyMap<string, number>> {
  const sums = await world.rows<{ id: string; balance: number }>(
    `select booking_id::text as id, sum(debit - credit)::int as balance from ledger_entry
     where account = 'customer' and booking_id is not null group by booking_id`,
  );
  return new Map(sums.map(({ id, balance }) => [id, balance]));
}

/** What we bear of a seat's points: of who gave it back as much as of its fare was kept, of who owes it nothing of that. */
function borneOf({ points, fare, state, givenBack, uncollected }: PartRecord, currency: Currency): number {
  if (givenBack !== null) return points - backWithFare(points, { fare, amount: givenBack }, currency);
  if (!isSold(state)) return 0;
  return uncollected === 0 ? points : points - backWithFare(points, { fare, amount: uncollected }, currency);
}

/** The same by the ledger, of every booking. */
async function rewardsByLedger(world: World): Promise<ReadonlyMap<string, number>> {
  const sums = await world.rows<{ id: string; balance: number }>(
    `select booking_id::text as id, sum(debit - credit)::int as balance from ledger_entry
     where account = 'rewards' and booking_id is not null group by booking_id`,
  );
  return new Map(sums.map(({ id, balance }) => [id, balance]));
}

/** What we bear of a booking's points, and whether users were told last what they are. */
const pointsOf = (booking: BookingRecord, inLedger: number) => {
  const parts = [...booking.legs, ...booking.aside].flatMap((leg) => leg.parts);
  const borne = booking.soldAt === null ? 0 : parts.reduce((sum, part) => sum + borneOf(part, booking.currency), 0);
  const news = booking.mode === 'live' ? pointsNews(booking) : null;
  const isTold = (news === null ? null : JSON.stringify(news)) === booking.pointsTold;
  return { pnr: booking.pnr, missing: borne - inLedger, isTold, overused: pointsUsed(booking) > booking.points };
};

/** Who travels, travelled, or did not come although he could. */
const TRAVELS = 'TICKETED,EXCHANGE_ONGOING,BOARDED,COMPLETED,NO_SHOW';
/** Who has a seat and no ticket yet: an operator has to say yes, or to give its code. */
const WAITS = 'PENDING_OPERATOR,CONFIRMED';

const GONE = 'CANCELLED,RELEASED,REFUNDED';
const OVER = `${GONE},EXPIRED,REJECTED,EXCHANGED`;

/** What rules.md 3 calls a booking, read a second time: by the states of its seats, but for those only held for an exchange. */
const CALLED = `case when states && '{HELD}' and states <@ '{HELD,${OVER}}' then 'BLOCKED'
  when states && '{PENDING_OPERATOR}' then 'PENDING_OPERATOR'
  when states <@ '{EXPIRED}' then 'EXPIRED'
  when states <@ '{REJECTED}' then 'REJECTED'
  when states && '{${GONE}}' and states <@ '{${OVER}}' then 'CANCELLED'
  when states && '{COMPLETED}' and states <@ '{COMPLETED,${OVER}}' then 'COMPLETED'
  when states && '{NO_SHOW}' and states <@ '{NO_SHOW,${OVER}}' then 'NO_SHOW'
  when states && '{${GONE}}' then 'PARTIALLY_CANCELLED'
  when states && '{EXCHANGED}' then 'RE_BOOKED' else 'BOOKED' end`;

/**
 * Whatever happened: books balance, paid means ticket or refund, seats belong to who has them, lists say what is. Of every
 * booking, or of those from one on where the others were looked at before.
 */
export async function expectWholeWorld(world: World, from = '0'): Promise<void> {
  await expectBalancedBooks(world);
  const strangeLegs = await world.rows(`select l.id, states from leg l
    cross join lateral (select array_agg(distinct state) as states, bool_or(ticket_code is not null) as ticketed
      from part p where p.leg_id = l.id) p
    where l.booking_id >= ${from} and ((states && '{${TRAVELS},${WAITS}}') <> exists (
        select 1 from seat_claim c join part p on p.id = c.part_id where p.leg_id = l.id and c.state = 'sold')
      or (states && '{${TRAVELS}}') <> exists (select 1 from ticket t where t.leg_id = l.id and t.revoked_at is null)
      or (states && '{PENDING_OPERATOR}') <> (l.confirm_by is not null)
      or (states && '{CONFIRMED}') <> (l.code_by is not null)
      or (array_length(states, 1) > 1 and states && '{${WAITS},REJECTED}')
      or l.stands <> (states && '{${TRAVELS},${WAITS},REJECTED,RELEASED,REFUNDED}'
        or l.exchange_id is null and not states && '{EXCHANGED}' or ticketed and not states <@ '{EXCHANGED}'))`);
  expect(strangeLegs).toEqual([]);
  const strangeSeats =
    await world.rows(`select p.id from part p where p.booking_id >= ${from} and (p.state = any('{${TRAVELS},${WAITS}}'))
    <> exists (select 1 from seat_claim c where c.part_id = p.id and c.state = 'sold')`);
  expect(strangeSeats).toEqual([]);
  const strangeExchanges = await world.rows(`select b.id from booking b where b.id >= ${from} and
    exists (select 1 from part p where p.booking_id = b.id and p.state = 'EXCHANGE_ONGOING')
      <> exists (select 1 from exchange x where x.booking_id = b.id and x.state = 'open')`);
  expect(strangeExchanges).toEqual([]);
  const strange = await world.rows(`select b.id from booking b where b.id >= ${from} and
    ((b.status in ('BOOKED', 'RE_BOOKED', 'PENDING_OPERATOR', 'COMPLETED', 'NO_SHOW') and b.payment_status not in ('PAID', 'TO_COLLECT', 'REFUND_PENDING', 'PARTIALLY_REFUNDED'))
    or (b.payment_status = 'OVERPAID'))`);
  expect(strange).toEqual([]);
  const miscalled = await world.rows(`select b.id, b.status, states from booking b
    cross join lateral (select array_agg(distinct p.state) as states from part p join leg l on l.id = p.leg_id
      where p.booking_id = b.id and (l.stands or p.state = 'EXCHANGED')) p
    where b.id >= ${from} and b.status <> ${CALLED}`);
  expect(miscalled).toEqual([]);
  const tooMuchBack = await world.rows(`select b.id from booking b where b.id >= ${from} and
    (select coalesce(sum(amount), 0) from refund where booking_id = b.id and state <> 'canceled' and reason <> 'SENT_BACK')
      > (select coalesce(sum(amount), 0) from payment where booking_id = b.id and state = 'SETTLED')`);
  expect(tooMuchBack).toEqual([]);
  const ids = await world.rows<{ id: string; status: string; paymentStatus: string }>(
    'select id::text as id, status, payment_status as "paymentStatus" from booking b where b.id >= $1 order by b.id',
    [from],
  );
  const bookings = await loadBookings(
    world.test.subgraph.database,
    ids.map(({ id }) => id),
  );
  const owed = await owedByLedger(world);
  const byBooking = Object.fromEntries(bookings.map((booking) => [booking.pnr, booksOf(booking)]));
  expect(byBooking).toEqual(Object.fromEntries(bookings.map(({ pnr, id }) => [pnr, owed.get(id) ?? 0])));
  expect(bookings.filter((booking) => surplusOf(moneysOf(booking)) > 0).map(({ pnr }) => pnr)).toEqual([]);
  expect(bookings.filter(promisesOtherwise).map(({ pnr }) => pnr)).toEqual([]);
  const rewards = await rewardsByLedger(world);
  const points = bookings.map((booking) => pointsOf(booking, rewards.get(booking.id) ?? 0));
  expect(points.filter(({ missing, isTold, overused }) => missing !== 0 || !isTold || overused)).toEqual([]);
  const derived = bookings.map((booking) => ({ id: booking.id, ...statusesOf(booking) }));
  expect(derived.sort((a, b) => Number(a.id) - Number(b.id))).toEqual(ids);
}
