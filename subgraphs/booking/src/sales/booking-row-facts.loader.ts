import { colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import DataLoader from 'dataloader';
import { seenEarners } from '../agent-commission/sees-earned.js';
import { personOf } from '../booking/actor.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { HISTORY } from '../booking/require-history.js';
import { EARNED, METHOD_OF } from '../report/counted.js';
import { rideCondition } from '../report/report-scope.js';
import type { BookingRowFactsView } from './booking-row-facts.type.js';

const MONEY = [
  'ticketFare',
  'totalFare',
  'totalNetFare',
  'discount',
  'reward',
  'insuranceAmount',
  'transactionFee',
  'donation',
  'addOns',
  'refunded',
  'agentCommission',
] as const;
type Amount = (typeof MONEY)[number];

type Row = Omit<BookingRowFactsView, Amount | 'user' | 'bookedByUser'> &
  Readonly<Record<Amount, number | null>> & { readonly id: string; readonly currency: string };

/** A stage of a price of `part p` that takes off, as what it saves. */
const saved = (stage: string): string =>
  `(select coalesce(-sum((s->>'amount')::bigint), 0) from jsonb_array_elements(p.stages) s where s->>'name' = '${stage}')`;

const LOWERED = `${saved('promotion')} + ${saved('coupon')} + ${saved('points')}`;

/** `own`: what of `leg l` is the reader's; of another operator's ride he has neither the ticket, the notes nor what it brings. */
const facts = (
  own: string,
): string => `select b.id::text as id, b.currency, b.booking_type as "bookingType", b.booked_from as "bookedFrom",
    b.coupon_code as "couponCode", (b.discount + s.promoted)::float8 as discount, ${METHOD_OF} as "paymentMethod", s.*,
    (select coalesce(array_agg(t.id order by l.departure_time, l.id), '{}') from leg l join ticket t on t.leg_id = l.id
      where l.booking_id = b.id and l.stands and ${own}) as "ticketIds",
    case when $4::boolean then (select coalesce(sum(e.credit - e.debit), 0)::float8 from ledger_entry e
      where e.booking_id = b.id and e.account = 'operator_payable' and ($7::text is null or e.party_id = $7)
        and exists (select 1 from leg l where l.booking_id = b.id and l.operator_id::text = e.party_id and ${own})) end as "totalNetFare",
    fee.insurance as "insuranceAmount", fee.transaction as "transactionFee", fee.donation, fee.add_ons as "addOns",
    (select coalesce(sum(r.amount), 0)::float8 from refund r where r.booking_id = b.id and r.state = 'done'
      and r.reason <> 'SENT_BACK') as refunded,
    case when b.agency_id is not null and ($5::boolean or b.agency_id::text = $6) then (select coalesce(sum(${EARNED}), 0)::float8
      from part p where p.booking_id = b.id) end as "agentCommission",
    case when $3::boolean then b.booked_by_user_id::text end as "userId",
    case when $3::boolean then (select v.actor from booking_event v where v.booking_id = b.id order by v.at, v.id limit 1) end as "bookedBy",
    case when $3::boolean then (select c.text from booking_comment c where c.booking_id = b.id
      and (c.leg_id is null or exists (select 1 from leg l where l.id = c.leg_id and ${own})) order by c.id desc limit 1) end as note
  from booking b
  cross join lateral (select
      coalesce(array_agg(p.ticket_code order by l.departure_time, l.id, p.position) filter (where p.ticket_code is not null), '{}') as "ticketCodes",
      coalesce(array_agg(p.seat_number order by l.departure_time, l.id, p.position), '{}') as "seatNumbers",
      coalesce(array_agg(concat_ws(' ', p.first_name, p.last_name) order by p.position)
        filter (where l.direction = 'ONWARD' and p.first_name is not null), '{}') as "passengerNames",
      coalesce(array_agg(distinct p.nationality), '{}') as nationalities,
      coalesce((array_agg(l.local_country_code order by l.departure_time, l.id))[1], '') as "localCountryCode",
      coalesce(sum(p.fare + ${LOWERED}) filter (where p.position = 0), 0)::float8 as "ticketFare",
      coalesce(sum(p.fare + ${LOWERED}), 0)::float8 as "totalFare",
      coalesce(sum(${saved('points')}), 0)::float8 as reward,
      coalesce(sum(${saved('promotion')}), 0)::float8 as promoted
    from leg l join part p on p.leg_id = l.id where l.booking_id = b.id and l.stands and p.state <> 'EXCHANGED') s
  cross join lateral (select
      coalesce(sum(f.amount) filter (where f.add_on->>'kind' = 'INSURANCE'), 0)::float8 as insurance,
      coalesce(sum(f.amount) filter (where f.name = 'transaction'), 0)::float8 as transaction,
      coalesce(sum(f.amount) filter (where f.name = 'donation'), 0)::float8 as donation,
      coalesce(sum(f.amount) filter (where f.add_on->>'kind' <> 'INSURANCE'), 0)::float8 as add_ons
    from booking_fee f where f.booking_id = b.id) fee
  where b.id = any($1::bigint[]) and b.mode = $2`;

/** Whether the permission reaches every booking that the viewer's list has. */
const reachesList = ({ grants, kind }: Viewer, permission: string): boolean =>
  kind === 'service' || grants[permission] === 'all' || (grants[permission] ?? '') === grants['booking.view'];

async function factsOf({ database, viewer }: BookingContext, ids: readonly string[]): Promise<BookingRowFactsView[]> {
  const flags = [reachesList(viewer, HISTORY), viewer.kind === 'service' || viewer.grants['report.view'] !== undefined];
  const earners = seenEarners(viewer);
  const operator = viewer.kind === 'user' ? (viewer.operatorId ?? null) : null;
  const own = rideCondition(viewer, 8);
  const values = [ids, viewer.mode, ...flags, earners.all, earners.own, operator, own.value];
  const rows = await database.rows<Row>(facts(own.condition), values);
  const views = new Map(
    rows.map(({ id, currency, ...row }) => {
      const amounts = MONEY.map((name) => [name, row[name] === null ? null : { amount: row[name], currency }]);
      const people = { user: colleagueOf(row.userId), bookedByUser: personOf(row.bookedBy) };
      return [id, { ...row, ...people, ...Object.fromEntries(amounts) } as BookingRowFactsView];
    }),
  );
  return ids.map((id) => views.get(id)!);
}

const loaders = new WeakMap<BookingContext, DataLoader<string, BookingRowFactsView>>();

/** More of bookings that a list has found within its reader's scope: one statement for the whole page. */
export function bookingRowFacts(context: BookingContext, bookingId: string): Promise<BookingRowFactsView> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader((ids) => factsOf(context, ids));
    loaders.set(context, loader);
  }
  return loader.load(bookingId);
}
