import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { call } from '../access/call.js';
import { type Person, signIn } from '../access/people.js';
import { buyMany, errandsOf, POINTS, unlessKilled } from '../harness/buyers.js';
import { booksOf, rowsOf } from '../harness/database.js';
import { newDataDir, removeDataDir } from '../harness/data-dir.js';
import { endHolds } from '../harness/end-holds.js';
import { expectSoundBooks } from '../harness/invariants.js';
import { makeOffers } from '../harness/offers.js';
import { givePoints, memberOf } from '../harness/points.js';
import { type JourneyRow, RestClient, tomorrow } from '../harness/rest-client.js';
import { type Server, startServer } from '../harness/server.js';
import { unsoundUses } from '../harness/unsound-books.js';

const KILLS = Number(process.env['STORM_KILLS'] ?? 60);
const SALES = 12;
const LONGEST_LIFE_MS = 1500;
/** A market of so many days has statements of a month that is over. */
const PAST = { PAST_DAYS: '45' };

interface SoldSeat {
  readonly bookingId: string;
  readonly partId: string;
  /** Where somebody else rides the same way by another departure. */
  readonly legId: string;
}

const SOLD = `select distinct on (l.departure, p.id) b.id::text as "bookingId", p.id::text as "partId",
    o.journey_leg_id as "legId"
  from booking.part p join booking.leg l on l.id = p.leg_id join booking.booking b on b.id = p.booking_id
  join booking.leg o on o.service_date = l.service_date and o.departure <> l.departure and o.to_location_name = l.to_location_name
  where p.state = 'TICKETED' and l.departure_time > now() + interval '12 hours' and b.mode = 'live'
  order by l.departure, p.id, o.id limit 40`;

/** Departures of a day that call at the same stops, by the operator's stops; the fullest first. */
async function alikeOn(client: RestClient, date: string): Promise<readonly (readonly object[])[]> {
  const alike = new Map<string, JourneyRow[]>();
  for (const row of await client.journeys('phnom-penh', 'siem-reap', date)) {
    const stops = `${row.stop_id_from} ${row.stop_id_to}`;
    if (row.connecting === 0) alike.set(stops, [...(alike.get(stops) ?? []), row]);
  }
  const named = ({ route_schedule_id, date: day }: JourneyRow) => ({ routeScheduleId: route_schedule_id, date: day });
  return [...alike.values()].map((rows) =>
    rows.sort((one, two) => one.seats_available - two.seats_available).map(named),
  );
}

const STATEMENTS = `select id::text as id, state from booking.settlement where state <> 'OPEN' and mode = 'live' order by id`;

const PAY = `mutation ($bookingId: ID!) { startPayment(bookingId: $bookingId, method: CARD, returnUrl: "/") {
  ... on StartedPayment { payment { payUrl } } } }`;

interface Started {
  readonly data?: { readonly startPayment: { readonly payment?: { readonly payUrl: string | null } } };
}

/** Whoever wants pays a dollar less, and all pay half a dollar less. */
const CODE = 'AFTERWARDS';
const OFFERS = [
  { name: CODE },
  { name: 'Afterwards', applies: 'BY_ITSELF', titles: { en: 'Afterwards' }, stack_group: 'afterwards', value: 50 },
];

type Step = () => Promise<unknown>;

/** Every statement one step further, and some seats exchanged, moved and given back. */
async function plan(server: Server, life: number): Promise<readonly (readonly Step[])[]> {
  const staff = await hired(server);
  const client = new RestClient(server.url);
  const [admin, second, operator] = staff;
  const does = (path: string, variables: object, by = admin) =>
    call(client, path, variables, by.headers).catch(unlessKilled);
  const sold = await rowsOf<SoldSeat>(server.dataDir, SOLD);
  const alike = await alikeOn(client, dayOf(life));
  const statements = await rowsOf<{ id: string; state: string }>(server.dataDir, STATEMENTS);
  const steps = statements.flatMap(({ id }) => [
    () => does('Mutation.approveSettlement', { id }, operator),
    () => does('Mutation.approveSettlement', { id }),
    () => does('Mutation.approveSettlement', { id }, second),
    () => does('Mutation.paySettlement', { id, reference: `ABA ${id}` }),
    () => does('Mutation.reconcileSettlement', { id }, second),
  ]);
  const seats = sold.map(({ bookingId, partId, legId }, index) => async () => {
    if (index % 3 === 0) return does('Mutation.cancelBooking', { bookingId });
    const open = await does('Mutation.beginExchange', { bookingId, partIds: [partId], rides: [{ legId }] });
    if (open === undefined) return undefined;
    const asked = { query: PAY, variables: { bookingId } };
    const started = await client.call<Started>('POST', '/graphql', asked, admin.headers).catch(unlessKilled);
    const payUrl = started?.body.data?.startPayment.payment?.payUrl;
    return payUrl ? client.decide(payUrl, 'approve').catch(unlessKilled) : started;
  });
  const moves = alike.flatMap(([from, ...others]) =>
    others.slice(-1).map((to) => () => does('Mutation.movePassengers', { from, to, reason: 'The coach broke down' })),
  );
  // Each life begins elsewhere, so that kills meet all of it.
  const first = (life * 7) % Math.max(1, steps.length);
  return [steps.slice(first, first + 10), seats.slice(life % 5, (life % 5) + 8), moves];
}

/** All series at once, each one step after the other, until the server is gone. */
async function work(series: readonly (readonly Step[])[]): Promise<void> {
  const inTurn = async (steps: readonly Step[]): Promise<void> => {
    for (const step of steps) if ((await step()) === undefined) return;
  };
  await Promise.all(series.map(inTurn));
}

const dayOf = (life: number): string => tomorrow(2 + Math.floor(life / 10));

async function hired(server: Server): Promise<readonly [Person, Person, Person]> {
  const [admin, second, operator] = await Promise.all(
    ['admin', 'country.admin', 'operator.admin'].map((name) => signIn(server, `${name}@naga.example`)),
  );
  return [admin!, second!, operator!];
}

test(
  `${KILLS} kills while staff exchanges, moves, gives back and settles: nothing half done, every cent once`,
  async () => {
    const dataDir = newDataDir();
    let server = await startServer({ dataDir, env: PAST });
    try {
      await makeOffers(dataDir, OFFERS);
      for (let life = 0; life < KILLS; life++) {
        const client = new RestClient(server.url);
        await givePoints(server, 3 * POINTS);
        const extras = { code: CODE, member: await memberOf(server) };
        await buyMany(client, await errandsOf(client, dayOf(life), extras), { count: SALES, atOnce: 4 });
        const planned = await plan(server, life);
        const working = work(planned);
        await pause((life * 197) % LONGEST_LIFE_MS);
        await server.kill();
        await working;
        server = await startServer({ dataDir, env: PAST });
      }
      for (let life = 0; life < 30; life++) await work(await plan(server, life));
      await endHolds(dataDir);
      await expectSoundBooks(dataDir);
      expect(await unsoundUses(booksOf(dataDir))).toEqual({});
      expect(await rowsOf(dataDir, HALF_EXCHANGED)).toEqual([]);
      expect(await rowsOf(dataDir, NOT_AS_STATED)).toEqual([]);
      const [done] = await rowsOf<Record<string, number>>(dataDir, DONE);
      expect(Math.min(...Object.values(done!))).toBeGreaterThan(0);
      expect(await server.stop()).toBe(0);
    } finally {
      await server.kill();
      removeDataDir(dataDir);
    }
  },
  (KILLS * 60 + 900) * 1000,
);

/** A seat that waits for an exchange nobody has open, or is gone without another in its place. */
const HALF_EXCHANGED = `select p.id, p.state from booking.part p join booking.booking b on b.id = p.booking_id
  where (p.state = 'EXCHANGE_ONGOING' and not exists (
      select 1 from booking.exchange x where x.booking_id = b.id and x.state = 'open'))
    or (p.state = 'EXCHANGED' and not exists (select 1 from booking.exchange x where x.booking_id = b.id and x.state = 'done'))
    or (p.state = 'TICKETED' and not exists (
      select 1 from booking.seat_claim c where c.part_id = p.id and c.state = 'sold'))`;

/** What left the bank for statements, where it is not the sum of those that were paid. */
const NOT_AS_STATED = `select stated, paid from
  (select coalesce(sum(l.amount), 0) as stated from booking.settlement_line l
    join booking.settlement s on s.id = l.settlement_id where s.state in ('PAID', 'RECONCILED')) s,
  (select coalesce(sum(credit - debit), 0) as paid from booking.ledger_entry
    where account = 'bank' and reason = 'settlement') e where stated <> paid`;

const DONE = `select
  (select count(*)::int from booking.exchange where state = 'done' and kind = 'exchange') as exchanged,
  (select count(*)::int from booking.exchange where state = 'done' and kind = 'move') as moved,
  (select count(*)::int from booking.refund where state = 'done') as "givenBack",
  (select count(*)::int from booking.settlement where state = 'RECONCILED') as settled,
  (select count(*)::int from pricing.coupon_use u join booking.booking b on b.id = u.booking_id
    where u.state = 'RELEASED' and b.sold_at is not null) as "usesGivenBack",
  (select count(*)::int from users.reward_movement where kind = 'REDEEM_RETURN') as "pointsGivenBack",
  (select count(*)::int from booking.part where replaces_id is not null and points > 0) as "pointsAlong",
  (select count(*)::int from booking.part, jsonb_array_elements(stages::jsonb) s
    where replaces_id is not null and s ->> 'name' = 'coupon') as "codesAlong"`;
