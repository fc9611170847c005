import { isRowId } from '@naga/kernel/row-id.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { withinReach } from '../booking/booking-scope.js';

const OF_ACCOUNT = (condition: string): string => `
  select json_build_object('reference', b.pnr, 'status', b.status, 'paymentStatus', b.payment_status,
    'total', b.total, 'currency', b.currency, 'contactEmail', b.contact_email, 'contactPhone', b.contact_phone,
    'soldToEmail', b.sold_to_email, 'soldToPhone', b.sold_to_phone,
    'bookedFrom', b.booked_from, 'createdAt', b.created_at, 'soldAt', b.sold_at,
    'rides', (select json_agg(json_build_object('from', l.from_location_name->>'en', 'to', l.to_location_name->>'en',
        'operator', l.operator_name, 'departure', l.departure_time, 'arrival', l.arrival_time,
        'pickupAddress', l.pickup_address, 'pickupPhone', l.pickup_phone, 'pickupTime', l.pickup_time,
        'taxiDropOff', l.taxi_drop_off,
        'passengers', (select json_agg(json_build_object('title', p.title, 'firstName', p.first_name,
            'lastName', p.last_name, 'email', p.email, 'mobileNumber', p.mobile_number, 'documentNumber', p.document_number,
            'birthDate', p.birth_date, 'passengerType', p.passenger_type, 'nationality', p.nationality, 'nationalOf', p.national_of,
            'seat', p.seat_number, 'state', p.state, 'ticketCode', p.ticket_code, 'fare', p.fare) order by p.position)
          from part p where p.leg_id = l.id)) order by l.id)
      from leg l where l.booking_id = b.id),
    'feedback', (select json_build_object('rating', f.rating, 'words', f.words, 'createdAt', f.created_at,
        'changedAt', f.changed_at) from feedback f where f.booking_id = b.id),
    'payments', (select coalesce(json_agg(json_build_object('method', y.method, 'state', y.state, 'amount', y.amount,
        'forgiven', y.forgiven,         'createdAt', y.created_at, 'settledAt', y.settled_at) order by y.id), '[]')
      from payment y where y.booking_id = b.id),
    'refunds', (select coalesce(json_agg(json_build_object('state', r.state, 'amount', r.amount,
        'createdAt', r.created_at, 'doneAt', r.done_at) order by r.id), '[]')
      from refund r where r.booking_id = b.id)) as booking
  from booking b where ${condition} order by b.created_at desc, b.id desc`;

/** Everything kept of the bookings an account has made, newest first; amounts in minor units. One statement. */
export async function bookingsOf(
  { database, viewer }: BookingContext,
  accountId: string,
): Promise<Record<string, unknown>[]> {
  if (!isRowId(accountId)) return [];
  const { condition, values } = withinReach({ by: 'own', key: accountId }, viewer.mode);
  const rows = await database.rows<{ booking: Record<string, unknown> }>(OF_ACCOUNT(condition), values);
  return rows.map(({ booking }) => booking);
}
