import { IS_OWNER_GONE } from '../refund/cash-back.rules.js';
import type { BookingRecord } from './booking-record.js';

/** Anything that answers rows: the database outside, a RowTransaction inside a transaction. */
export interface Rows {
  rows<T>(text: string, values?: readonly unknown[]): Promise<T[]>;
}

/** SQL: an instant as epoch milliseconds. */
export const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`;

const PART = `json_build_object('id', p.id::text, 'position', p.position, 'state', p.state, 'seatNumber', p.seat_number,
  'title', p.title, 'nationality', p.nationality, 'nationalOf', p.national_of, 'nationalPriceOf', p.national_price_of, 'passengerType', p.passenger_type, 'firstName', p.first_name,
  'lastName', p.last_name, 'email', p.email, 'mobileNumber', p.mobile_number, 'documentNumber', p.document_number,
  'birthDate', p.birth_date, 'ticketCode', p.ticket_code,
  'fare', p.fare, 'commission', p.commission, 'commissionRate', p.commission_rate, 'platformDiscount', p.platform_discount, 'promoted', p.promoted, 'points', p.points, 'givenBack', p.given_back, 'givenBackAs', p.given_back_as, 'refundTerms', p.refund_terms, 'agentCommission', p.agent_commission, 'agentCommissionRate', p.agent_commission_rate, 'agentLevel', p.agent_level, 'stages', p.stages, 'shownRate', p.shown_rate, 'refundPolicy', p.refund_policy,
  'uncollected', p.uncollected, 'uncollectedFees', p.uncollected_fees, 'replacesId', p.replaces_id::text)`;

const LEG = `json_build_object('id', l.id::text, 'direction', l.direction, 'journeyLegId', l.journey_leg_id,
  'routeScheduleId', l.route_schedule_id::text, 'date', l.service_date, 'departure', l.departure,
  'boardingPosition', l.boarding_position, 'dropOffPosition', l.drop_off_position, 'operatorId', l.operator_id::text,
  'operatorName', l.operator_name, 'operatorBranchId', l.operator_branch_id::text,
  'operatorCountryCode', l.operator_country_code,
  'localCountryCode', l.local_country_code, 'ticketPhone', l.ticket_phone, 'ticketEmail', l.ticket_email,
  'receiveTicketCopyEmail', l.receive_ticket_copy_email, 'transportType', l.transport_type,
  'vehicleNames', l.vehicle_names, 'fromName', l.from_name, 'fromLocationName', l.from_location_name,
  'toName', l.to_name, 'toLocationName', l.to_location_name, 'fromAddress', l.from_address,
  'fromLatitude', l.from_latitude, 'fromLongitude', l.from_longitude, 'departureTime', ${ms('l.departure_time')},
  'arrivalTime', ${ms('l.arrival_time')}, 'confirmsByHand', l.confirms_by_hand, 'codesByHand', l.codes_by_hand, 'codeBy', ${ms('l.code_by')},
  'pickupAddress', l.pickup_address, 'pickupPhone', l.pickup_phone, 'pickupTime', l.pickup_time,
  'taxiDropOff', l.taxi_drop_off, 'requiredFields', l.required_fields, 'terms', l.terms, 'exchangeId', l.exchange_id::text,
  'confirmBy', ${ms('l.confirm_by')}, 'acceptedAt', ${ms('l.accepted_at')}, 'ticketId', t.id, 'ticketRevoked', t.revoked_at is not null,
  'parts', (select json_agg(${PART} order by p.position) from part p where p.leg_id = l.id))`;

/** An attempt as PaymentRecord, of `payment y`. */
export const PAYMENT = `json_build_object('id', y.id::text, 'method', y.method, 'provider', y.provider,
  'reference', y.reference, 'providerReference', y.provider_reference, 'state', y.state, 'amount', y.amount, 'forgiven', y.forgiven,
  'currency', y.currency, 'payUrl', y.pay_url, 'returnUrl', y.return_url, 'createdAt', ${ms('y.created_at')},
  'settledAt', ${ms('y.settled_at')}, 'expiresAt', ${ms('y.expires_at')}, 'qr', y.qr, 'code', y.code, 'party', y.party,
  'received', case when y.received_amount is not null
    then json_build_object('amount', y.received_amount, 'currency', y.received_currency) end,
  'isOwnerGone', ${IS_OWNER_GONE}, 'isSentBack', y.sent_back_at is not null, 'legIds', y.leg_ids::text[], 'takingAskedById', y.taking_asked_by_id::text)`;

/** Money going back as RefundRecord, of `refund r`. */
export const REFUND = `json_build_object('id', r.id::text, 'paymentId', r.payment_id::text, 'state', r.state,
  'amount', r.amount, 'reason', r.reason, 'legIds', r.leg_ids::text[], 'partIds', r.part_ids::text[], 'createdAt', ${ms('r.created_at')}, 'doneAt', ${ms('r.done_at')},
  'currency', r.currency, 'toWallet', r.wallet_owner_id is not null, 'inCash', r.in_cash, 'failures', r.failures,
  'failure', case when r.state = 'failed' then r.failure end,
  'retryAt', case when r.state = 'failed' then ${ms('r.retry_at')} end,
  'otherWay', r.other_way, 'askedById', r.asked_by_id::text, 'decidedById', r.decided_by_id::text)`;

const EXCHANGE = `json_build_object('id', x.id::text, 'fee', x.fee, 'kept', x.kept,
  'expiresAt', ${ms('x.expires_at')}, 'extensions', x.extensions)`;

/** A booking with everything that hangs on it, as one JSON: six times cheaper than an entity graph. Of `booking b`. */
export const BOOKING_JSON = `json_build_object('id', b.id::text, 'pnr', b.pnr, 'mode', b.mode, 'language', b.language,
  'currency', b.currency, 'total', b.total, 'contactEmail', b.contact_email, 'contactPhone', b.contact_phone,
  'contactVersion', b.contact_version,  'bookedFrom', b.booked_from, 'bookingType', b.booking_type, 'bookedByUserId', b.booked_by_user_id::text,
  'soldToEmail', b.sold_to_email, 'soldToPhone', b.sold_to_phone, 'boughtByUserId', b.bought_by_user_id::text,
  'isBuyerGone', exists (select 1 from deleted_account d where d.account_id = b.booked_by_user_id),
  'couponCode', b.coupon_code, 'couponTurn', b.coupon_turn, 'couponTerms', b.coupon_terms, 'feeTerms', b.fee_terms, 'discount', b.discount,
  'promotions', b.promotions, 'promotionTurn', b.promotion_turn,
  'pointsAccountId', b.points_account_id::text, 'points', b.points, 'pointsTurn', b.points_turn, 'pointsTold', b.points_told,
  'pointsVersion', b.points_version,
  'agencyId', b.agency_id::text, 'affiliateId', b.affiliate_id, 'createdAt', ${ms('b.created_at')},
  'soldAt', ${ms('b.sold_at')}, 'expiresAt', ${ms('b.expires_at')}, 'extensions', b.extensions,
  'legs', (select json_agg(${LEG} order by l.departure_time, l.id) from leg l left join ticket t on t.leg_id = l.id
           where l.booking_id = b.id and l.stands),
  'aside', (select coalesce(json_agg(${LEG} order by l.departure_time, l.id), '[]') from leg l
           left join ticket t on t.leg_id = l.id where l.booking_id = b.id and not l.stands),
  'exchange', (select ${EXCHANGE} from exchange x where x.booking_id = b.id and x.state = 'open'),
  'fees', (select coalesce(json_agg(json_build_object('name', f.name, 'amount', f.amount, 'percent', f.percent, 'fixed', f.fixed, 'version', f.version, 'method', f.method, 'policies', f.policies, 'cause', f.cause, 'partId', f.part_id::text, 'addOn', f.add_on) order by f.id), '[]')
           from booking_fee f where f.booking_id = b.id),
  'payments', (select coalesce(json_agg(${PAYMENT} order by y.id), '[]') from payment y where y.booking_id = b.id),
  'refunds', (select coalesce(json_agg(${REFUND} order by r.id), '[]') from refund r where r.booking_id = b.id))`;

const BY_IDS = `select ${BOOKING_JSON} as booking from booking b where b.id = any($1::bigint[])`;

/** Whole bookings by id, in any order; ids nobody knows are missing from the answer. One statement. */
export async function loadBookings(from: Rows, ids: readonly string[]): Promise<BookingRecord[]> {
  const rows = await from.rows<{ booking: BookingRecord }>(BY_IDS, [ids]);
  return rows.map(({ booking }) => booking);
}

/** Of its own: a plan for one id is made once, one for a list of unknown length each time (0.35 ms). */
const BY_ID = `select ${BOOKING_JSON} as booking from booking b where b.id = $1::bigint`;

/** One whole booking that must exist. */
export async function loadBooking(from: Rows, id: string): Promise<BookingRecord> {
  const [row] = await from.rows<{ booking: BookingRecord }>(BY_ID, [id]);
  if (row === undefined) throw new Error(`no booking ${id}`);
  return row.booking;
}
