import { expect } from '@jest/globals';
import { CURRENCIES, payableUnit } from '@naga/kernel/money.js';
import { GOES_IN_CASH } from '../../src/refund/cash-back.rules.js';
import { BOUGHT, KEPT, STAYING_TOTAL } from '../../src/report/counted.js';
import type { World } from '../world.js';

/** Where money stands, the currency it is in, and the amounts: what arrived is a provider's own count. */
const AMOUNTS: readonly (readonly [from: string, currency: string, amounts: string])[] = [
  ['those b', 'b.currency', 'b.total, b.discount'],
  ['booking_fee f join those b on b.id = f.booking_id', 'b.currency', 'f.amount'],
  [
    'part p join those b on b.id = p.booking_id',
    'b.currency',
    `p.fare, p.commission, p.platform_discount, p.points, p.agent_commission, p.given_back, p.uncollected, p.uncollected_fees`,
  ],
  [
    'part p join those b on b.id = p.booking_id cross join jsonb_array_elements(p.stages) s',
    'b.currency',
    `(s->>'amount')::bigint, (s->>'subtotal')::bigint`,
  ],
  ['exchange x join those b on b.id = x.booking_id', 'b.currency', 'x.kept, x.fee'],
  ['overrule o', 'o.currency', 'o.amount'],
  ['payment y', 'y.currency', 'y.amount'],
  ['refund r', 'r.currency', 'r.amount'],
  ['ledger_entry e', 'e.currency', 'e.debit, e.credit'],
  ['balance a', 'a.currency', 'a.amount'],
  ['settlement_line n join settlement t on t.id = n.settlement_id', 't.currency', 'n.amount, n.fare'],
];

const unpayable = CURRENCIES.filter((currency) => payableUnit(currency) > 1).flatMap((currency) =>
  AMOUNTS.map(
    ([from, of, amounts]) => `select '${from}' as place, array[${amounts}] as amounts from ${from}
    where ${of} = '${currency}' and exists (select 1 from unnest(array[${amounts}]) a where a % ${payableUnit(currency)} <> 0)`,
  ),
);

/** Each of these finds nothing, whatever happened. `those` are the bookings that are asked about. */
const NOWHERE: Readonly<Record<string, string>> = {
  'a movement of one booking that does not balance': `select transaction_id from ledger_entry
    group by transaction_id, booking_id, currency having sum(debit) <> sum(credit)`,
  'fees of a booking that went back and were never ours': `select booking_id from ledger_entry where account = 'fees'
    group by booking_id having sum(credit - debit) < 0`,
  'a donation of a sale that its cause has not': `select b.id, given, told from those b
    cross join lateral (select coalesce(sum(amount), 0) as given from booking_fee where booking_id = b.id and name = 'donation') f
    cross join lateral (select coalesce(sum(credit - debit), 0) as told from ledger_entry
      where booking_id = b.id and account = 'donations') e
    where told <> case when b.sold_at is not null and exists (select 1 from part p where p.booking_id = b.id
      and p.state not in ('EXPIRED', 'CANCELLED', 'REJECTED', 'EXCHANGED')) then given else 0 end`,
  'add-ons of a sale that whose they are has not': `select b.id, whose, sold, told from those b
    cross join lateral (select coalesce('operator:' || (f.add_on->>'operatorId'), f.add_on->>'kind') as whose, sum(f.amount) as sold
      from booking_fee f where f.booking_id = b.id and f.add_on is not null group by 1) f
    cross join lateral (select coalesce(sum(credit - debit), 0) as told from ledger_entry
      where booking_id = b.id and account = 'insurance') e
    where whose = 'INSURANCE' and told <> case when b.sold_at is not null and exists (select 1 from part p where p.booking_id = b.id
      and p.state not in ('EXPIRED', 'CANCELLED', 'REJECTED', 'EXCHANGED')) then sold else 0 end`,
  'a seat that is flexible without a flexible ticket, or the other way round': `select p.id from part p join those b on b.id = p.booking_id
    where p.state in ('HELD', 'PENDING_OPERATOR', 'CONFIRMED', 'TICKETED', 'EXCHANGE_ONGOING')
      and not exists (select 1 from exchange x where x.booking_id = b.id and x.state = 'open')
      and (p.refund_policy ? 'instead') <> exists (select 1 from booking_fee f where f.booking_id = b.id and f.part_id = p.id
        and f.name = 'add_on' and f.add_on->>'kind' = 'FLEX')`,
  'an add-on twice beside a seat': `select f.part_id from booking_fee f join those b on b.id = f.booking_id
    where f.name = 'add_on' group by f.part_id, f.add_on->>'id' having count(*) > 1`,
  'an amount that nobody can pay': unpayable.join(' union all '),
  'a seat that two have at once': `select a.id from seat_claim a join seat_claim b on a.id < b.id
      and a.departure = b.departure and a.seat_no = b.seat_no and a.segment && b.segment and a.mode = b.mode
    where a.state in ('held', 'sold', 'blocked') and b.state in ('held', 'sold', 'blocked')`,
  'a link that keeps another amount than it asked, less what was decided to go back': `select l.id, l.state from pay_link l
    cross join lateral (select coalesce(sum(amount + forgiven), 0) as paid from payment where link_id = l.id and state = 'SETTLED') y
    cross join lateral (select coalesce(sum(amount), 0) as back from refund
      where link_id = l.id and state <> 'canceled' and reason <> 'SENT_BACK') r
    cross join lateral (select coalesce(sum(amount), 0) as decided from link_refund where link_id = l.id and state = 'done') w
    where y.paid - r.back <> case l.state when 'PAID' then l.amount - w.decided else 0 end`,
  'money of links that their accounts do not tell of': `select * from
    (select coalesce(sum(l.amount), 0) - coalesce((select sum(amount) from link_refund where state = 'done'), 0) as kept
      from pay_link l where l.state = 'PAID') l,
    (select coalesce(sum(credit - debit), 0) as told from ledger_entry where account in ('custom_payments', 'donations')
      and booking_id is null) e
    where kept <> told`,
  'cash of the door otherwise than its conductors say': `select b.id, given, booked from those b
    cross join lateral (select coalesce(sum(collected), 0) as given from (
      select distinct on (part_id) outcome, collected from scan
      where booking_id = b.id and outcome in ('BOARDED', 'UNDONE') order by part_id, id desc) s where outcome = 'BOARDED') s
    cross join lateral (select coalesce(sum(collected) filter (where kind = 'BOARD'
        and outcome not in ('BOARDED', 'UNKNOWN_TICKET')), 0)
      - coalesce(sum(collected) filter (where outcome = 'HANDED_BACK'), 0) as refused from scan where booking_id = b.id) x
    cross join lateral (select coalesce(sum(y.amount), 0) as booked from payment y
      where y.booking_id = b.id and y.method = 'PAY_ON_BOARDING' and y.state = 'SETTLED'
        and not exists (select 1 from refund r where r.payment_id = y.id and r.reason = 'BOARDING_UNDONE')) y
    where given + refused <> booked`,
  'seats that reports count otherwise than the books': `select b.id, counted, told from those b
    cross join lateral (select coalesce(sum(p.fare), 0) as counted from part p
      where p.booking_id = b.id and b.sold_at is not null and (${BOUGHT} or p.state = 'EXCHANGED')
        and p.state not in ('PENDING_OPERATOR', 'REJECTED')) p
    cross join lateral (select coalesce(sum(debit) filter (where account = 'customer'), 0)
        - coalesce(sum(credit) filter (where account in ('fees', 'donations', 'insurance')), 0) as told
      from ledger_entry where booking_id = b.id and reason = 'sale') e
    cross join lateral (select coalesce(sum(f.amount), 0) as carried from booking_fee f join part p on p.id = f.part_id
      where f.booking_id = b.id and f.add_on->>'operatorId' is not null
        and (f.name = 'add_on' or (p.state = 'REJECTED' and p.given_back_at is null))) a
    where counted <> told - case when b.sold_at is null then 0 else carried end`,
  'a booking that costs otherwise in a list than in the books': `select b.id, ${STAYING_TOTAL} as listed, told from those b
    cross join lateral ${KEPT}
    cross join lateral (select coalesce(sum(debit - credit), 0) as told from ledger_entry
      where booking_id = b.id and account = 'customer' and reason not in ('payment', 'refund', 'write_off_undone')) e
    where b.sold_at is not null and kept.some and ${STAYING_TOTAL} <> told
      and not exists (select 1 from part p where p.booking_id = b.id and p.state = 'PENDING_OPERATOR')`,
  'more sent back of a payment than it brought': `select y.id from payment y join refund r on r.payment_id = y.id
    where r.state <> 'canceled' group by y.id
    having sum(r.amount) > max(case when y.state = 'SETTLED' then y.amount else y.received_amount end)
      or max(y.state) <> case when bool_or(r.reason = 'SENT_BACK') then 'FAILED' else 'SETTLED' end`,
  'more sent back of a booking than arrived for it': `select b.id from those b
    cross join lateral (select coalesce(sum(amount), 0) as arrived
      from payment where booking_id = b.id and state = 'SETTLED') y
    cross join lateral (select coalesce(sum(amount), 0) as back from refund
      where booking_id = b.id and state <> 'canceled' and reason <> 'SENT_BACK') r
    where back > arrived`,
  'cash that went back and that no counter handed out': `select b.id from those b
    cross join lateral (select count(*) filter (where y.provider <> 'wallet' or r.in_cash) as least, count(*) as most
      from refund r join payment y on y.id = r.payment_id
      where r.booking_id = b.id and r.state = 'done' and r.reason <> 'BOARDING_UNDONE' and ${GOES_IN_CASH}) r
    cross join lateral (select count(*) as handed from booking_event where booking_id = b.id and type = 'refund.done'
      and actor not like 'provider:%' and facts->>'reason' is distinct from 'BOARDING_UNDONE') e
    where handed not between least and most`,
  'refunds whose mails do not add up to what is back': `select b.id from those b
    cross join lateral (select coalesce(sum(amount), 0) as back, coalesce(bool_and(told_at is not null), true) as all_told
      from refund where booking_id = b.id and state = 'done' and currency = b.currency) r
    cross join lateral (select coalesce(sum((payload->'amount'->>'amount')::bigint), 0) as told from outbox_event
      where type = 'refund.done' and payload->>'bookingId' = b.id::text and payload->'amount'->>'currency' = b.currency) e
    where told > back or (all_told and told <> back)`,
  'seats that bring their operators more than was paid, forgiven or discounted': `select b.id from those b
    cross join lateral (select coalesce(sum(n.amount), 0) as brought from settlement_line n join part p on p.id = n.part_id
      join leg l on l.id = p.leg_id where l.booking_id = b.id and n.kind <> 'ADJUSTMENT') n
    cross join lateral (select coalesce(sum(y.amount + y.forgiven), 0) as paid from payment y
      where y.booking_id = b.id and y.state = 'SETTLED') y
    cross join lateral (select coalesce(sum(p.platform_discount), 0) as borne from part p join leg l on l.id = p.leg_id
      where l.booking_id = b.id) d
    where brought > paid + borne`,
  'a payment that arrived otherwise than its provider says, or lets go what the books do not': `select y.id from payment y
    where y.state = 'SETTLED' and y.received_amount <> y.amount
    union all select b.id from those b
    cross join lateral (select coalesce(sum(forgiven), 0) as forgiven from payment where booking_id = b.id) y
    cross join lateral (select coalesce(sum(debit - credit), 0) as told from ledger_entry
      where booking_id = b.id and account = 'write_off') e
    where forgiven <> told`,
  'a refund that went another way, and not one in its place': `select o.id from refund o
    where (o.other_way is not null and o.state = 'canceled') <> (select count(*) = 1 from refund r where r.instead_of_id = o.id
      and r.amount = o.amount and r.currency = o.currency and r.payment_id = o.payment_id)`,
  'money that its provider sent and that went another way, too': `select r.id from refund r
    join sandbox_refund s on split_part(s.reference, '-', 2) = r.id::text and s.reference like 'refund-%'
    where r.state = 'canceled'
    union all select r.id from refund r join sandbox_refund s on s.reference = 'review-' || r.payment_id
    where r.reason = 'SENT_BACK'`,
  'credit of an account that is deleted, beside what is set aside': `select a.owner_id from balance a
    join deleted_account d on d.account_id = a.owner_id
    where a.kind = 'wallet' and a.amount <> (select coalesce(sum(y.amount), 0) from payment y where y.provider = 'wallet'
      and y.state = 'AUTHORIZED' and y.party = a.owner_id::text and y.mode = a.mode and y.currency = a.currency)`,
  'money that was taken as paid and sent back': `select y.id from payment y
    join sandbox_refund s on s.reference = 'review-' || y.id where y.state = 'SETTLED'`,
  'a refund its provider was asked for twice, or for another amount': `select r.id from refund r
    join sandbox_refund s on s.reference like 'refund-%' and split_part(s.reference, '-', 2) = r.id::text
    group by r.id having count(*) > 1 or max(s.amount) <> r.amount or r.state not in ('transit', 'done')`,
  'a coupon told used or given back twice, or given back while somebody travels by it': `select b.id from those b
    cross join lateral (select count(*) filter (where type = 'coupon.used') as used,
        count(*) filter (where type = 'coupon.given_back') as given
      from outbox_event where type in ('coupon.used', 'coupon.given_back')
        and payload->>'bookingId' = b.id::text and (payload->>'turn')::int = b.coupon_turn) e
    where b.coupon_turn > 0 and (used > 1 or given > 1 or given > 0 and b.coupon_code is not null
      and exists (select 1 from part p where p.booking_id = b.id
        and p.state in ('TICKETED', 'EXCHANGE_ONGOING', 'BOARDED', 'COMPLETED')))`,
  'promotions told used or given back twice, or given back while somebody travels by them': `select b.id from those b
    cross join lateral (select count(*) filter (where type = 'coupon.used') as used,
        count(*) filter (where type = 'coupon.given_back') as given
      from outbox_event where type in ('coupon.used', 'coupon.given_back')
        and payload->>'bookingId' = b.id::text and (payload->>'turn')::int = b.promotion_turn) e
    where b.promotion_turn > 0 and (used > 1 or given > 1 or given > 0
      and exists (select 1 from part p where p.booking_id = b.id
        and p.state in ('TICKETED', 'EXCHANGE_ONGOING', 'BOARDED', 'COMPLETED')))`,
  'promotions that nobody has any more and that were not given back': `select b.id from those b where b.promotion_turn > 0
    and not exists (select 1 from part p where p.booking_id = b.id
      and p.state not in ('EXPIRED', 'CANCELLED', 'REJECTED', 'REFUNDED', 'RELEASED'))
    and not exists (select 1 from outbox_event e where e.type = 'coupon.given_back'
      and e.payload->>'bookingId' = b.id::text and (e.payload->>'turn')::int = b.promotion_turn)`,
  'a coupon that nobody has any more and that was not given back': `select b.id from those b where b.coupon_turn > 0
    and (b.coupon_code is null or not exists (select 1 from part p where p.booking_id = b.id
      and p.state not in ('EXPIRED', 'CANCELLED', 'REJECTED', 'REFUNDED', 'RELEASED')))
    and not exists (select 1 from outbox_event e where e.type = 'coupon.given_back'
      and e.payload->>'bookingId' = b.id::text and (e.payload->>'turn')::int = b.coupon_turn)`,
  'a coupon of a sale that pricing was not told of': `select b.id from those b where b.coupon_code is not null
    and exists (select 1 from part p where p.booking_id = b.id and p.state in ('TICKETED', 'BOARDED', 'COMPLETED', 'NO_SHOW'))
    and not exists (select 1 from outbox_event e where e.type = 'coupon.used' and e.payload->>'bookingId' = b.id::text
      and (e.payload->>'turn')::int = b.coupon_turn)`,
  'an agency that earned more than its seats promise, or less than nothing': `select b.id from those b
    cross join lateral (select coalesce(sum(debit - credit), 0) as earned from ledger_entry
      where booking_id = b.id and account = 'agent_commission') e
    where earned < 0 or earned > (select sum(agent_commission) from part where booking_id = b.id)`,
  'a ticket code that two passengers have': `select operator_id, ticket_code from part p join leg l on l.id = p.leg_id
      join booking b on b.id = p.booking_id where ticket_code is not null and p.state in ('TICKETED', 'BOARDED', 'COMPLETED', 'NO_SHOW', 'EXCHANGE_ONGOING')
    group by b.mode, operator_id, ticket_code having count(*) > 1`,
  'a no-show that nobody paid and that brings somebody something': `select b.id from those b
    cross join lateral (select coalesce(sum(uncollected + uncollected_fees), 0) as uncollected from part where booking_id = b.id) p
    cross join lateral (select coalesce(sum(credit - debit), 0) as against from ledger_entry
      where booking_id = b.id and account = 'uncollected') e
    where p.uncollected <> e.against`,
  'a statement that is agreed on, with a question nobody answered': `select s.id from settlement s
    join settlement_line n on n.settlement_id = s.id join settlement_dispute d on d.line_id = n.id
    where d.answer is null and s.state <> 'DISPUTED'`,
  'an operator who was paid by bank otherwise than his statements say': `select coalesce(p.operator, s.operator) from
    (select replace(party_id, 'operator:', '') as operator, sum(debit - credit) as paid from ledger_entry
      where reason = 'settlement' and account in ('operator_payable', 'cash_in_hand') group by 1) p
    full join (select operator_id::text as operator, sum(amount) as stated
      from settlement s join settlement_line n on n.settlement_id = s.id
      where s.state in ('PAID', 'RECONCILED') group by operator_id) s on s.operator = p.operator
    where coalesce(paid, 0) <> coalesce(stated, 0)`,
  'terms that nobody, or who asked for them, approved': `select id from refund_policy_request
    where (state = 'done') <> (policy_id is not null) or (decided_by_id = asked_by_id and state <> 'withdrawn')`,
  'somebody who was his own second person': `select id from overrule where decided_by_id = asked_by_id and state <> 'withdrawn'
    union all select id from link_refund where decided_by_id = asked_by_id
    union all select id from refund where decided_by_id = asked_by_id`,
  'a request carried out without its seats being given back': `select o.id from overrule o where o.state = 'done'
    and exists (select 1 from part p where p.id = any(o.part_ids) and p.state not in ('REFUNDED', 'RELEASED', 'CANCELLED'))`,
};

/**
 * What rules.md says of money, seats and coupons, asked of every row there is; of bookings from one on where the others
 * were asked about before.
 */
export async function expectSoundBooks(world: World, from = '0'): Promise<void> {
  for (const [what, sql] of Object.entries(NOWHERE)) {
    const found = await world.rows(`with those as (select * from booking where id >= ${from}) ${sql}`);
    expect({ [what]: found }).toEqual({ [what]: [] });
  }
}
