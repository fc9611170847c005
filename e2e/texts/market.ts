import { type Person, signIn } from '../access/people.js';
import { rowsOf } from '../harness/database.js';
import { journeyIdOf, ownDeparture, type Wish } from '../harness/departures.js';
import {
  type BookingResult,
  freeSeats,
  type JourneyRow,
  RestClient,
  tokenOf,
  tomorrow,
} from '../harness/rest-client.js';
import { samples } from '../../subgraphs/pricing/test/noun-samples.js';
import { ask } from './ask.js';
import type { Server } from '../harness/server.js';

type Offer = JourneyRow & { operator: { id: string; name: string } };

/** Of the demonstration market: taxis, and each of its bookings is confirmed by its office. */
const BY_HAND: Wish = {
  from: 'siem-reap',
  to: 'poipet',
  free: 1,
  suits: (journey) => (journey as Offer).operator.name === 'Sarus Cars',
};

/** What somebody wants to be told of. */
export const aWatch = { email: 'watcher@example.com', from: 'phnom-penh', to: 'siem-reap', date: tomorrow(9) };

export interface Sold {
  readonly journey: JourneyRow;
  readonly booking: BookingResult;
  readonly legId: string;
  readonly partId: string;
  readonly seat: string;
  readonly operatorId: string;
}

/** What doors ask for: bookings in every state that a text is written in, and who may write all of them. */
export interface Market {
  readonly server: Server;
  readonly client: RestClient;
  readonly admin: Person;
  readonly sold: Sold;
  /** Its ride is over. */
  readonly ridden: Sold;
  /** To be moved to another departure of its operator. */
  readonly stranded: Sold;
  /** To be given back. */
  readonly unwanted: Sold;
  readonly held: Sold;
  readonly pending: Sold;
  /** Free seats of a taxi. */
  readonly taxi: { readonly legId: string; readonly seat: string; readonly time: string };
  /** Seats that nobody wants yet. */
  readonly free: JourneyRow;
  readonly otherLegId: string;
  readonly otherDeparture: { readonly routeScheduleId: string; readonly date: string };
  one<Row extends object>(sql: string): Promise<Row>;
}

const promoted = (bookingId: string): string => `
  update booking.booking set promotions = '[{"id": "1", "titles": {"en": "Festival"}}]' where id = ${bookingId};
  update booking.part set stages = stages || '[{"name": "promotion", "amount": -1, "subtotal": 0, "source": "promotion 1 version 1"}]'
    where booking_id = ${bookingId}`;

export async function openMarket(server: Server): Promise<Market> {
  const client = new RestClient(server.url);
  const admin = await signIn(server, 'admin@naga.example');
  const one = async <Row extends object>(sql: string) => (await rowsOf<Row>(server.dataDir, sql))[0]!;

  const hold = async (wish: Wish = {}): Promise<Sold> => {
    const journey = await ownDeparture(server.url, wish);
    const { body } = await client.hold(journey, freeSeats(await client.seats(journey)).slice(0, 1));
    const booking = body.result[0]!;
    const rest = await one<Omit<Sold, 'journey' | 'booking'>>(
      `select l.id as "legId", p.id as "partId", p.seat_number as seat, l.operator_id as "operatorId"
       from leg l join part p on p.leg_id = l.id where l.booking_id = ${booking.id}`,
    );
    return { journey, booking, ...rest };
  };
  const sell = async (wish?: Wish): Promise<Sold> => {
    const held = await hold(wish);
    await client.pay(held.booking, 'pay_on_boarding');
    return { ...held, booking: (await client.confirm(held.booking)).body.result[0]! };
  };

  const pending = await hold(BY_HAND);
  await client.decide((await client.pay(pending.booking, 'wing')).body.result.pay_url!, 'approve');
  const [ridden, stranded] = [await sell({ date: tomorrow(3) }), await sell({ date: tomorrow(4) })];
  await rowsOf(server.dataDir, `update part set state = 'COMPLETED' where booking_id = ${ridden.booking.id}`);
  const ticketClass = { createFor: 'EVERYBODY', journeyType: 'ANY', allowForeigners: true, allowLocals: true };
  const ofOperator = { ...ticketClass, operatorId: ridden.operatorId, digits: 6 };
  await ask(client, 'createTicketClass', { input: ofOperator }, admin.headers);
  await ask(client, 'watchSeats', { input: aWatch }, {});
  await ask(client, 'watchFare', { input: aWatch }, {});
  const held = await hold();
  await ask(
    client,
    'applyCoupon',
    { bookingId: held.booking.id, code: 'NAGA10' },
    { ...admin.headers, ...tokenOf(held.booking) },
  );
  // A promotion that lowers a booking whose price is agreed already, and nobody else's.
  const promotion = { ...samples.get('Coupon')!(1), name: 'Festival', applies: 'BY_ITSELF', paymentMethods: [] };
  await ask(
    client,
    'createCoupon',
    { input: { ...promotion, buyFrom: '2090-01-01T00:00:00Z', buyUntil: null } },
    admin.headers,
  );
  await rowsOf(server.dataDir, promoted(held.booking.id));
  const taxi = await ownDeparture(server.url, BY_HAND);
  const sameOperator = (journey: JourneyRow) => (journey as Offer).operator.id === stranded.operatorId;
  const other = await ownDeparture(server.url, { date: tomorrow(4), suits: sameOperator });
  return {
    server,
    client,
    admin,
    one,
    pending,
    ridden,
    stranded,
    sold: await sell(),
    unwanted: await sell({ date: tomorrow(2) }),
    held,
    free: await ownDeparture(server.url),
    taxi: {
      legId: journeyIdOf(taxi),
      seat: freeSeats(await client.seats(taxi))[0]!,
      time: taxi.departure_time.slice(11, 16),
    },
    otherLegId: journeyIdOf(other),
    otherDeparture: { routeScheduleId: other.route_schedule_id, date: other.date },
  };
}
