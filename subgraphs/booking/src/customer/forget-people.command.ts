import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';

const BATCH = 200;

/** The booking stays, for the books; names, addresses and numbers go, and with them what they are found by. */
const FORGET = `with
  due as materialized (select id from booking where forget_at <= to_timestamp($1::float8 / 1000)
    order by id limit ${BATCH} for update skip locked),
  people as (update part set first_name = null, last_name = null, email = null, mobile_number = null,
      document_number = null, birth_date = null
    where booking_id in (select id from due)),
  places as (update leg set pickup_address = null, pickup_phone = null, taxi_drop_off = null
    where booking_id in (select id from due) and coalesce(pickup_address, pickup_phone, taxi_drop_off) is not null),
  authors as (update review set author_name = null where booking_id in (select id from due)),
  said as (update feedback set words = null where booking_id in (select id from due) and words is not null),
  events as (insert into booking_event (booking_id, at, type, actor, facts)
    select id, to_timestamp($1::float8 / 1000), 'people.forgotten', 'system', '{}' from due)
  update booking set contact_email = null, contact_phone = null, sold_to_email = null, sold_to_phone = null, search_text = lower(pnr), forget_at = null
  where id in (select id from due) returning id`;

/** Forgets who travelled on bookings whose time has come, batch after batch. */
export async function forgetPeople(context: BookingContext): Promise<void> {
  let forgotten: number;
  do {
    forgotten = await inBookingTransaction(context, async (transaction) => {
      return (await transaction.rows(FORGET, [context.clock.now()])).length;
    });
  } while (forgotten === BATCH);
}
