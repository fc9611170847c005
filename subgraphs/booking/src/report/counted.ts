import { LATER_FEES } from '@naga/kernel/later-fees.js';
import { CURRENCIES, payableUnit } from '@naga/kernel/money.js';
import { GONE_STATES } from '@naga/kernel/part-state.js';
import { UNEARNED } from '../booking/part-state.rules.js';

/** What reports count, said once: the lists behind their numbers ask the same. Of `booking b`, ride `l` and seat `p`. */

/** Seats that were bought; what an exchange put in their place counts instead of them. */
export const BOUGHT = `p.state not in ('HELD', 'EXPIRED', 'EXCHANGED')`;

/** Seats somebody travels or travelled on, or that were paid for and not given back. */
export const TAKEN = `p.state in ('CONFIRMED', 'TICKETED', 'BOARDED', 'COMPLETED', 'NO_SHOW', 'EXCHANGE_ONGOING', 'PENDING_OPERATOR')`;

/** Bought seats that nobody travels on any more. */
export const GIVEN = `p.given_back_at is not null`;

/** Seats that somebody still boards, or sits on until the ride is over. */
const TRAVELS = `p.state in ('PENDING_OPERATOR', 'CONFIRMED', 'TICKETED', 'EXCHANGE_ONGOING', 'BOARDED')`;

/** Bookings that are paid on board and still travel. */
export const TO_COLLECT = `b.payment_status = 'TO_COLLECT'
  and exists (select 1 from part p where p.booking_id = b.id and ${TRAVELS})`;

/** When the first ride of a booking leaves that somebody still boards; null where nobody does. */
export const NEXT_RIDE = `(select min(l.departure_time) from leg l join part p on p.leg_id = l.id
  where l.booking_id = b.id and p.state <> 'BOARDED' and ${TRAVELS})`;

const LATER = LATER_FEES.map((name) => `'${name}'`).join(', ');
const GONE = `in (${GONE_STATES.map((state) => `'${state}'`).join(', ')})`;

/**
 * Beside `booking b`: whether all or anything of it stays, and the fares that were refused or given back. What an exchange
 * holds, or held and gave up, is no part of a sale.
 */
export const KEPT = `(select bool_and(o.state not ${GONE}) as whole, bool_or(o.state not ${GONE}) as some,
    coalesce(sum(o.fare) filter (where o.state ${GONE} and o.state <> 'EXCHANGED'), 0) as off
  from part o where o.booking_id = b.id and (b.sold_at is null or o.state not in ('HELD', 'EXPIRED'))) kept`;

/** With KEPT: seats that stay with a booking; all it had, but for exchanged ones, where nothing stays. */
export const STAYS = `(kept.whole or p.state not ${GONE} or (not kept.some and p.state <> 'EXCHANGED'))`;

/**
 * With KEPT: rides `l` that have a seat which stays. No `exists`: it becomes a join with all parts there are, once for each
 * booking of a page.
 */
export const RIDDEN_LEG = `(kept.whole or (select bool_or(${STAYS}) from part p where p.leg_id = l.id))`;

/** With KEPT: what a booking costs after seats were refused or given back, minor units; all of it where nothing stays. */
export const STAYING_TOTAL = `(case when kept.some and not kept.whole then b.total - kept.off + coalesce((select sum(f.amount)
  from booking_fee f where f.booking_id = b.id and f.name in (${LATER})), 0) else b.total end)`;

/** What of a seat's fare its passenger no longer owes. */
export const GIVEN_BACK = `case when p.state = 'REJECTED' then p.fare else coalesce(p.given_back, 0) end`;

const IS_UNEARNED = `p.state in (${UNEARNED.map((state) => `'${state}'`).join(', ')})`;

/** What of a seat's fare an affiliate earns by: nothing until it is sold for good, and of what was paid and stays with us. */
export const EARNING_FARE = `case when ${IS_UNEARNED} then 0
  else p.fare - coalesce(p.given_back, 0) - p.uncollected end`;

const wholes = CURRENCIES.filter((currency) => payableUnit(currency) > 1);
/** payableUnit of the currency of a booking. */
export const PAYABLE_UNIT = `case b.currency ${wholes.map((one) => `when '${one}' then ${payableUnit(one)}`).join(' ')} else 1 end`;
/** The same; a minor unit where what is split has hundredths (splitPayable). */
const SPLIT_UNIT = `(select case when p.agent_commission % u = 0 and p.given_back % u = 0 and p.fare % u = 0 then u else 1 end
  from (select ${PAYABLE_UNIT} as u) unit)`;

/** What the agency that sold a seat keeps of its commission: what went back of the fare took its part along (commissionKept). */
export const EARNED = `case when ${IS_UNEARNED} then 0
  when p.given_back is null then p.agent_commission when p.fare = 0 then 0
  else p.agent_commission - ${SPLIT_UNIT} * round(p.agent_commission::numeric * p.given_back / p.fare / ${SPLIT_UNIT}) end`;

/** Town of boarding and town of drop-off by their English names: 'Phnom Penh|Siem Reap'. */
export const ROUTE_OF = `(l.from_location_name->>'en') || '|' || (l.to_location_name->>'en')`;

/**
 * How most of it was or will be paid, or was to be: a sale promised on board whose promise is over was sold so. 'NONE'
 * where it costs nothing.
 */
export const METHOD_OF = `coalesce((select y.method from payment y where y.booking_id = b.id
  and (y.state in ('SETTLED', 'PENDING')
    or (y.method = 'PAY_ON_BOARDING' and y.state = 'CANCELLED' and b.sold_at is not null and b.total > 0))
  order by y.state = 'SETTLED' desc, y.state = 'PENDING' desc, y.amount desc, y.id limit 1), 'NONE')`;

/** Who of an agency's, an operator's or the platform's people sold it; null where a traveller bought it himself. */
export const SELLER_OF = `case when b.booked_from = 'admin' or b.agency_id is not null then b.booked_by_user_id end`;

/** Local days (UTC+7) of a column, both ends included, where they are given: parameters `from` and `from + 1`. */
export const withinDays = (column: string, from: number): string =>
  `($${from}::date is null or ${column} >= ($${from}::date)::timestamp at time zone interval '7 hours')
   and ($${from + 1}::date is null or ${column} < ($${from + 1}::date + 1)::timestamp at time zone interval '7 hours')`;

/** By the percent of the sale of `booking b`, seat by seat, so that the days of a month add up to the month. */
export const affiliateShare = (fare: string): string =>
  `(${PAYABLE_UNIT} * round((${fare})::numeric * coalesce(b.affiliate_basis_points, 0) / 10000 / ${PAYABLE_UNIT}))`;
