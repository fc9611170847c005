import type { TicketTermText } from './ticket-term-text.js';
import type { PassengerField } from '@naga/kernel/passenger-field.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { ShownRate } from '@naga/kernel/exchange-rate.js';
import type { Currency } from '@naga/kernel/money.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import type { BookingPromotion } from '../coupon/booking-promotion.js';
import type { CouponTerms } from '../coupon/coupon-terms.js';
import type { SoldFeeTerms } from '../fee/charged.rules.js';
import { policySold } from '../refund/policies.queries.js';
import { releaseExpired } from '../seat-claim/overlapping-holds.js';
import { type RefundPolicy, standardPolicy } from '../refund/refund-policy.rules.js';
import type { BookingType } from './booking-type.rules.js';
import type { FeeRecord } from './fee-record.js';
import type { Person } from './passengers-input.rules.js';
import type { PriceStage, SeatRequest } from './seat-request.rules.js';
import type { SoldNational } from './sold-national.rules.js';

export interface HoldRow {
  /** Drawn before where somebody else must know it already; else here. */
  readonly bookingId: string | null;
  readonly couponCode: string | null;
  readonly couponTurn: number;
  readonly couponTerms: CouponTerms | null;
  readonly feeTerms: SoldFeeTerms;
  readonly discount: number;
  readonly promotions: readonly BookingPromotion[];
  readonly promotionTurn: number;
  readonly pnr: string;
  readonly mode: string;
  readonly language: string;
  readonly currency: Currency;
  readonly total: number;
  readonly paymentStatus: string;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly searchText: string;
  readonly bookedFrom: string;
  readonly bookingType: BookingType;
  readonly userId: string | null;
  readonly branchId: string | null;
  readonly agencyId: string | null;
  readonly affiliateId: string | null;
  readonly affiliateBasisPoints: number | null;
  readonly affiliateVersion: number | null;
  /** Of all legs, each once. */
  readonly operatorIds: readonly string[];
  readonly operatorBranchIds: readonly string[];
  readonly countryCodes: readonly string[];
  readonly travelsAt: string;
  readonly now: number;
  readonly expiresAt: number;
  readonly tokenHash: string;
  /** hold-visitor.ts. */
  readonly visitor: string | null;
  readonly actor: string;
}

export interface HoldLegRow {
  readonly n: number;
  readonly direction: string;
  readonly journeyLegId: string;
  readonly routeScheduleId: string;
  readonly routeId: string;
  readonly date: string;
  readonly departure: string;
  readonly from: number;
  readonly to: number;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly operatorBranchId: string | null;
  readonly operatorCountryCode: string;
  readonly localCountryCode: string;
  readonly ticketPhone: string | null;
  readonly ticketEmail: string | null;
  readonly copyEmail: string | null;
  readonly transportType: string;
  readonly vehicleNames: LocalizedText;
  readonly confirmsByHand: boolean;
  readonly codesByHand: boolean;
  readonly seatCount: number;
  readonly fromName: LocalizedText;
  readonly fromLocationName: LocalizedText;
  readonly toName: LocalizedText;
  readonly toLocationName: LocalizedText;
  readonly fromAddress: string | null;
  readonly fromLatitude: number | null;
  readonly fromLongitude: number | null;
  readonly departureTime: string;
  readonly arrivalTime: string;
  readonly pickupAddress: string | null;
  readonly pickupPhone: string | null;
  readonly pickupTime: string | null;
  readonly taxiDropOff: string | null;
  readonly requiredFields: readonly PassengerField[];
  readonly terms: readonly TicketTermText[];
}

export interface HoldPartRow extends Omit<SeatRequest, 'nationalOf'>, SoldNational, Person {
  readonly leg: number;
  readonly position: number;
  readonly fare: number;
  readonly commission: number;
  /** The same in basis points of the price before promotions, coupon and points; null where nobody kept it. */
  readonly commissionRate: number | null;
  readonly platformDiscount: number;
  /** What of that is for promotions. */
  readonly promoted: number;
  /** What of it are points; none when seats are held. */
  readonly points: number;
  readonly stages: readonly PriceStage[];
  /** In which currency, and at which rate, who held it was shown what it costs; null: as it is charged. */
  readonly shownRate: ShownRate | null;
}

/** A ride's columns as its row says them in JSON. */
export const LEG_RECORD = `n int, direction text, "journeyLegId" text, "routeScheduleId" bigint, "routeId" bigint,
      date date, departure text, "from" int, "to" int, "operatorId" bigint, "operatorName" text,
      "operatorBranchId" bigint, "operatorCountryCode" text, "localCountryCode" text, "ticketPhone" text, "ticketEmail" text, "copyEmail" text,
      "transportType" text, "vehicleNames" jsonb, "confirmsByHand" boolean, "codesByHand" boolean, "seatCount" int, "fromName" jsonb, "fromLocationName" jsonb,
      "toName" jsonb, "toLocationName" jsonb, "fromAddress" text, "fromLatitude" float8, "fromLongitude" float8,
      "departureTime" timestamptz, "arrivalTime" timestamptz, "pickupAddress" text,
      "pickupPhone" text, "pickupTime" text, "taxiDropOff" text, "requiredFields" text[], terms jsonb`;

/** The columns of `leg` that a ride's row fills, and what it fills them with. */
export const LEG_COLUMNS = `direction, journey_leg_id, route_id, route_schedule_id, service_date, departure,
      boarding_position, drop_off_position, operator_id, operator_name, operator_branch_id, operator_country_code,
      local_country_code, ticket_phone, ticket_email, receive_ticket_copy_email, transport_type, vehicle_names, confirms_by_hand, codes_by_hand, seat_count, from_name,
      from_location_name, to_name, to_location_name, from_address, from_latitude, from_longitude, departure_time,
      arrival_time, pickup_address, pickup_phone, pickup_time, taxi_drop_off, required_fields, terms`;
export const LEG_VALUES = `direction, "journeyLegId", "routeId", "routeScheduleId", date, departure, "from", "to", "operatorId",
      "operatorName", "operatorBranchId", "operatorCountryCode", "localCountryCode", "ticketPhone", "ticketEmail", "copyEmail",
      "transportType", "vehicleNames", "confirmsByHand", "codesByHand", "seatCount", "fromName", "fromLocationName", "toName", "toLocationName",
      "fromAddress", "fromLatitude", "fromLongitude", "departureTime", "arrivalTime", "pickupAddress",
      "pickupPhone", "pickupTime", "taxiDropOff", "requiredFields", terms`;

/**
 * A whole hold in one statement: expired holds in the way are released, ids drawn, seats claimed in sorted order,
 * booking, legs, parts, fees, token and the timeline's first line written, and its second where passengers are named. Answers every seat
 * with whether it was claimed; the caller rolls back when one was not.
 */
const INSERT = `with
  b as materialized (select *, to_timestamp(now / 1000) as at, to_timestamp("expiresAt" / 1000) as until,
      coalesce("bookingId", nextval('booking_id_seq')) as id
    from jsonb_to_record($1::jsonb) as b("bookingId" bigint, "couponCode" text, "couponTurn" int, "couponTerms" jsonb, "feeTerms" jsonb, discount bigint, promotions jsonb, "promotionTurn" int, pnr text, mode text, language text, currency text, total bigint,
      "paymentStatus" text, "contactEmail" text, "contactPhone" text, "searchText" text, "bookedFrom" text, "bookingType" text, "userId" bigint, "branchId" bigint, "agencyId" bigint,
      "affiliateId" text, "affiliateBasisPoints" int, "affiliateVersion" int, "operatorIds" bigint[], "operatorBranchIds" bigint[], "countryCodes" text[],
      "travelsAt" timestamptz, now float8, "expiresAt" float8, "tokenHash" text, visitor text, actor text)),
  l as materialized (select *, nextval('leg_id_seq') as id,
      coalesce(${policySold('l', '(select currency from b)', '(select now from b)')}, $5::jsonb) as policy
    from jsonb_to_recordset($2::jsonb) as l(${LEG_RECORD})),
  p as materialized (select p.*, nextval('part_id_seq') as id from (
    select p.*, l.id as leg_id, l.departure, p."seatNumber" as seat_no, int4range(l."from", l."to") as segment, l.policy
    from jsonb_to_recordset($3::jsonb) as p(leg int, position int, "seatNumber" text, title text, nationality text, "nationalOf" text, "nationalPriceOf" text,
      "passengerType" text, "firstName" text, "lastName" text, email text, "mobileNumber" text, "documentNumber" text, "birthDate" date, fare bigint, commission bigint, "commissionRate" int, "platformDiscount" bigint, promoted bigint, stages jsonb, "shownRate" jsonb) join l on l.n = p.leg
    order by p.leg, p.position) p),
  released as (${releaseExpired('p', '(select mode from b)', '(select at from b)')}),
  claimed as (insert into seat_claim (booking_id, part_id, mode, departure, seat_no, segment, state, title, expires_at)
    select b.id, p.id, b.mode, p.departure, p.seat_no, p.segment, 'held', p.title, b.until
    from p cross join b cross join (select count(*) from released) first
    order by p.departure, p.seat_no on conflict do nothing returning part_id),
  bookings as (insert into booking (id, pnr, mode, language, status, payment_status, currency, total, contact_email,
      contact_phone, sold_to_email, sold_to_phone, search_text, booked_from, booking_type, booked_by_user_id, bought_by_user_id, branch_id, agency_id, affiliate_id, affiliate_basis_points, affiliate_version, operator_ids, operator_branch_ids,
      country_codes, travels_at, created_at, expires_at, coupon_code, coupon_turn, coupon_terms, fee_terms, discount, promotions, promotion_turn)
    select id, pnr, mode, language, 'BLOCKED', "paymentStatus", currency, total, "contactEmail",
      "contactPhone", "contactEmail", "contactPhone", "searchText", "bookedFrom", "bookingType", "userId", "userId",
      "branchId", "agencyId", "affiliateId", "affiliateBasisPoints", "affiliateVersion", "operatorIds", "operatorBranchIds", "countryCodes", "travelsAt", at, until,
      "couponCode", "couponTurn", "couponTerms", "feeTerms", discount, promotions, "promotionTurn" from b),
  legs as (insert into leg (id, booking_id, ${LEG_COLUMNS})
    select l.id, b.id, ${LEG_VALUES} from l cross join b),
  parts as (insert into part (id, booking_id, leg_id, position, state, seat_number, title, nationality, national_of, national_price_of,
      passenger_type, first_name, last_name, email, mobile_number, document_number, birth_date, fare, commission, commission_rate, platform_discount, promoted, stages, shown_rate, refund_policy)
    select p.id, b.id, leg_id, position, 'HELD', seat_no, title, nationality, "nationalOf", "nationalPriceOf", "passengerType", "firstName", "lastName",
      email, "mobileNumber", "documentNumber", "birthDate", fare, commission, "commissionRate", "platformDiscount", promoted, stages, "shownRate", policy from p cross join b),
  fees as (insert into booking_fee (booking_id, name, amount, percent, fixed, version, method)
    select b.id, f.* from jsonb_to_recordset($4::jsonb) as f(name text, amount bigint, percent int, fixed bigint, version int, method text) cross join b),
  access as (insert into booking_access (token_hash, booking_id, created_at) select "tokenHash", id, at from b),
  visitors as (insert into hold_visitor (booking_id, visitor) select id, visitor from b where visitor is not null),
  event as (insert into booking_event (booking_id, at, type, actor, facts)
    select id, at, 'hold.created', actor, jsonb_build_object('total', total, 'currency', currency) from b
    union all select id, at, 'passengers.set', actor, '{}' from b where "contactPhone" is not null)
  select b.id::text as "bookingId", p.leg_id::text as "legId", p.id::text as "partId", p.leg, p.position,
    p.seat_no as "seatNumber", p.policy, claimed.part_id is not null as claimed
  from p cross join b left join claimed on claimed.part_id = p.id order by p.leg, p.position`;

/** One seat that was asked for, and whether it is ours now. */
export interface SeatOutcome {
  readonly bookingId: string;
  readonly legId: string;
  readonly partId: string;
  readonly leg: number;
  readonly position: number;
  readonly seatNumber: string;
  readonly policy: RefundPolicy;
  readonly claimed: boolean;
}

/** Writes a hold; answers which of its seats could be claimed. */
export const insertHold = (
  transaction: RowTransaction,
  booking: HoldRow,
  legs: readonly HoldLegRow[],
  parts: readonly HoldPartRow[],
  fees: readonly FeeRecord[],
): Promise<SeatOutcome[]> =>
  transaction.rows<SeatOutcome>(
    INSERT,
    [booking, legs, parts, fees, standardPolicy(booking.currency)].map((json) => JSON.stringify(json)),
  );
