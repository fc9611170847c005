import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { legRow } from '../booking/hold-rows.js';
import { type HoldPartRow, LEG_COLUMNS, LEG_RECORD, LEG_VALUES } from '../booking/insert-hold.js';
import type { SaleLeg } from '../booking/sale.js';
import type { RefundPolicy } from '../refund/refund-policy.rules.js';
import { queueForRides, requireSameSexBeside, type SegregatedRide } from '../seat-claim/mixed-seating.js';
import { releaseExpired } from '../seat-claim/overlapping-holds.js';
import { requireNotKept } from '../seat-block/kept-seats.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { SeatsTaken } from '../seat-claim/seat-claim.errors.js';

/** A passenger on a new ride, with what he has of it; `leg` counts the rides from 0. */
export interface ReplacementPart extends HoldPartRow {
  readonly replacesId: string;
  readonly policy: RefundPolicy;
}

/** Rides and seats that are taken in place of others. */
export interface Replacement {
  readonly rides: readonly SaleLeg[];
  readonly parts: readonly ReplacementPart[];
}

/** An exchange as it begins. Minor units, epoch milliseconds. */
export interface ExchangeRow {
  readonly kind: 'exchange' | 'move';
  readonly fee: number;
  readonly kept: number;
  readonly reason: string | null;
  readonly now: number;
  readonly expiresAt: number;
  /** What is given up. */
  readonly partIds: readonly string[];
}

/**
 * Like insertHold within a booking: expired holds in the way are released, seats claimed in sorted order, rides and parts
 * written, and the parts they replace marked. Answers every seat with whether it was claimed.
 */
const INSERT = `with
  b as materialized (select id, mode, currency from booking where id = $1),
  e as materialized (select *, to_timestamp(now / 1000) as at, to_timestamp("expiresAt" / 1000) as until,
      nextval('exchange_id_seq') as id
    from jsonb_to_record($2::jsonb) as e(kind text, fee bigint, kept bigint, reason text, now float8,
      "expiresAt" float8, "partIds" bigint[])),
  l as materialized (select *, nextval('leg_id_seq') as id from jsonb_to_recordset($3::jsonb) as l(${LEG_RECORD})),
  p as materialized (select p.*, nextval('part_id_seq') as id from (
    select p.*, l.id as leg_id, l.departure, p."seatNumber" as seat_no, int4range(l."from", l."to") as segment
    from jsonb_to_recordset($4::jsonb) as p(leg int, position int, "seatNumber" text, title text, nationality text, "nationalOf" text, "nationalPriceOf" text,
      "passengerType" text, "firstName" text, "lastName" text, email text, "mobileNumber" text, "documentNumber" text, "birthDate" date, fare bigint,
      commission bigint, "commissionRate" int, "platformDiscount" bigint, promoted bigint, points bigint, stages jsonb, "shownRate" jsonb, policy jsonb, "replacesId" bigint) join l on l.n = p.leg
    order by p.leg, p.position) p),
  released as (${releaseExpired('p', '(select mode from b)', '(select at from e)')}),
  claimed as (insert into seat_claim (booking_id, part_id, mode, departure, seat_no, segment, state, title, expires_at)
    select b.id, p.id, b.mode, p.departure, p.seat_no, p.segment, 'held', p.title, e.until
    from p cross join b cross join e cross join (select count(*) from released) first
    order by p.departure, p.seat_no on conflict do nothing returning part_id),
  exchanges as (insert into exchange (id, booking_id, mode, kind, state, fee, kept, currency, reason, created_at, expires_at)
    select e.id, b.id, b.mode, e.kind, 'open', e.fee, e.kept, b.currency, e.reason, e.at, e.until from e cross join b),
  legs as (insert into leg (id, booking_id, exchange_id, stands, ${LEG_COLUMNS})
    select l.id, b.id, e.id, false, ${LEG_VALUES} from l cross join b cross join e),
  parts as (insert into part (id, booking_id, leg_id, position, state, seat_number, title, nationality, national_of, national_price_of, passenger_type,
      first_name, last_name, email, mobile_number, document_number, birth_date, fare, commission, commission_rate, platform_discount, promoted, points, stages, shown_rate, refund_policy, replaces_id)
    select p.id, b.id, leg_id, position, 'HELD', seat_no, title, nationality, "nationalOf", "nationalPriceOf", "passengerType", "firstName", "lastName",
      email, "mobileNumber", "documentNumber", "birthDate", fare, commission, "commissionRate", "platformDiscount", promoted, points, stages, "shownRate", policy, "replacesId" from p cross join b),
  olds as (update part set state = 'EXCHANGE_ONGOING' from e where part.id = any(e."partIds") and state = 'TICKETED')
  select p.leg, p.seat_no as "seatNumber", claimed.part_id is not null as claimed
  from p left join claimed on claimed.part_id = p.id order by p.leg, p.position`;

const segregated = (booking: BookingRecord, rides: readonly SaleLeg[]): SegregatedRide[] =>
  rides.flatMap((ride, n) => {
    const { departure, from, to } = legRow(ride, n);
    const { request, facts } = ride;
    if (facts.leg.allowMaleNextToFemale) return [];
    const layout = facts.leg.vehicle.seatLayout.seats;
    const { id: bookingId, mode } = booking;
    return [{ legId: request.legId, bookingId, mode, departure, from, to, asked: request.seats, layout }];
  });

/**
 * TICKETED → EXCHANGE_ONGOING and – → HELD in one step, in the caller's transaction, which holds the lock on the booking.
 * Refuses SEATS_TAKEN and GENDER_RULE.
 */
export async function insertReplacement(
  transaction: RowTransaction,
  viewer: Viewer,
  booking: BookingRecord,
  { rides, parts }: Replacement,
  exchange: ExchangeRow,
): Promise<void> {
  const queues = segregated(booking, rides);
  await queueForRides(transaction, queues);
  const rows = [exchange, rides.map(legRow), parts].map((json) => JSON.stringify(json));
  const seats = await transaction.rows<{ leg: number; seatNumber: string; claimed: boolean }>(INSERT, [
    booking.id,
    ...rows,
  ]);
  const missing = seats.filter(({ claimed }) => !claimed);
  const [first] = missing;
  if (first !== undefined) {
    const taken = missing.filter(({ leg }) => leg === first.leg).map(({ seatNumber }) => seatNumber);
    throw new SeatsTaken({ legId: rides[first.leg]!.request.legId, seats: taken });
  }
  const taken = seats.map(({ leg, seatNumber: seat }) => ({
    leg,
    departure: legRow(rides[leg]!, leg).departure,
    seat,
  }));
  await requireNotKept(
    transaction,
    viewer,
    taken,
    rides.map(({ request: { legId } }) => legId),
  );
  for (const ride of queues) await requireSameSexBeside(transaction, ride, exchange.now);
}
