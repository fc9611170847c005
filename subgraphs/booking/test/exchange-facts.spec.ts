import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { documents } from './documents.js';
import { FARE } from './played-neighbours.js';
import { type Departure, seat, type SeenBooking, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const aFerry = (...asked: PassengerField[]): Departure =>
  world.aDeparture({
    date: '2026-11-24',
    change: (facts) => ({ ...facts, requiredPassengerFields: asked }),
  });
let traveller: Traveller;
let bus: Departure;
let bought: SeenBooking;
let ferry: Departure;
beforeEach(async () => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  traveller = world.aTraveller();
  bus = world.aDeparture();
  bought = await traveller.buys(bus.leg(), [seat('1A'), seat('1B')]);
  await traveller.isProved();
  ferry = aFerry('DOCUMENT', 'MOBILE');
});

const wish = (departure = ferry) => ({
  id: bought.id,
  partIds: bought.legs[0]!.parts.map(({ id }) => id),
  rides: [{ legId: departure.leg() }],
});
const begins = (passengers?: object[], who = traveller, departure = ferry) =>
  who.raw(documents.beginExchange, { ...wish(departure), passengers });
const fieldsOf = ({ errors }: Awaited<ReturnType<typeof begins>>) =>
  (errors?.[0]?.extensions['fields'] as { path: string; code: string }[] | undefined)?.map(
    ({ path, code }) => `${path} ${code}`,
  );
const FACTS = [
  { documentNumber: 'N0000001', mobileNumber: '012 345 671' },
  { documentNumber: 'N0000002', mobileNumber: '012 345 672' },
];
const people = (states = ['TICKETED', 'EXCHANGE_ONGOING', 'HELD']) =>
  world.rows<{ document: string | null; mobile: string | null }>(
    `select distinct position, document_number as document, mobile_number as mobile from part
     where booking_id = $1 and state = any($2) order by position`,
    [bought.id, states],
  );
const named = (name: { routeScheduleId: string; date: unknown }) => ({
  routeScheduleId: name.routeScheduleId,
  date: String(name.date),
});
const manifestOf = (departure: Departure) =>
  world.anOperator().ask<{ passengers: { missing: string[]; documentNumber: string | null }[] }>(
    `query ($id: ID!, $date: LocalDate!) { answer: manifest(routeScheduleId: $id, date: $date) {
        passengers { missing documentNumber } } }`,
    { id: departure.facts.leg.routeScheduleId, date: departure.facts.leg.date },
  );

test('an exchange to a ride of another country has its price for whoever is no national of it, and back again', async () => {
  bought = await traveller.buys(world.aDeparture().leg(), [seat('1A', { nationality: 'LOCAL' }), seat('1B')]);
  await traveller.isProved();
  const lao = world.aDeparture({ date: '2026-11-24', change: (facts) => ({ ...facts, localCountryCode: 'LA' }) });
  const soldAs = ({ legs }: SeenBooking) => legs[0]!.parts.map(({ nationality, fare }) => [nationality, fare.amount]);
  const FOREIGN = ['FOREIGN', FARE.FOREIGN];
  const offer = await traveller.ask<{ newFare: { amount: number } }>(documents.exchangeOffer, wish(lao));
  expect(offer.newFare.amount).toBe(2 * FARE.FOREIGN);
  await begins(undefined, traveller, lao);
  const { payment } = await traveller.startsToPay();
  await traveller.decides(payment.reference, 'APPROVE');
  bought = (await traveller.sees())!;
  expect(soldAs(bought)).toEqual([FOREIGN, FOREIGN]);
  await begins(undefined, traveller, world.aDeparture({ date: '2026-11-25' }));
  bought = (await traveller.sees())!;
  expect(soldAs(bought)).toEqual([['LOCAL', FARE.LOCAL], FOREIGN]);
});

test('a national of another country, who paid as a visitor, has the national price where he goes', async () => {
  const sitters = [{ ...seat('1A', { nationality: 'LOCAL' }), nationalOf: 'LA' }, seat('1B')];
  bought = await traveller.buys(world.aDeparture().leg(), sitters);
  await traveller.isProved();
  const soldAs = ({ legs }: SeenBooking) =>
    legs[0]!.parts.map(({ nationalOf, nationalPriceOf, fare }) => [nationalOf, nationalPriceOf, fare.amount]);
  const VISITOR = [null, null, FARE.FOREIGN];
  expect(soldAs(bought)).toEqual([['LA', null, FARE.FOREIGN], VISITOR]);
  const lao = world.aDeparture({ date: '2026-11-24', change: (facts) => ({ ...facts, localCountryCode: 'LA' }) });
  await begins(undefined, traveller, lao);
  expect(soldAs((await traveller.sees())!)).toEqual([['LA', 'LA', FARE.LOCAL], VISITOR]);
});

describe('an exchange to an operator that asks more', () => {
  test('says of whom it asks what', async () => {
    expect(await traveller.ask(documents.exchangeOffer, wish())).toMatchObject({
      passengers: [
        { position: 0, missing: ['DOCUMENT', 'MOBILE'] },
        { position: 1, missing: ['DOCUMENT', 'MOBILE'] },
      ],
    });
    const one = { ...wish(), partIds: wish().partIds.slice(1) };
    expect(await traveller.ask(documents.exchangeOffer, one)).toMatchObject({
      passengers: [{ position: 1, missing: ['DOCUMENT', 'MOBILE'] }],
    });
  });

  test.each<[string, object[] | undefined, string[]]>([
    [
      'nothing',
      undefined,
      ['0.documentNumber', '0.mobileNumber', '1.documentNumber', '1.mobileNumber'].map(
        (path) => `passengers.${path} REQUIRED`,
      ),
    ],
    ['of one of two', [FACTS[0]!, {}], ['passengers.1.documentNumber REQUIRED', 'passengers.1.mobileNumber REQUIRED']],
    ['what is no number', [FACTS[0]!, { ...FACTS[1], documentNumber: '?' }], ['passengers.1.documentNumber MATCHES']],
    ['of one for two', [FACTS[0]!], ['passengers ONE_FOR_EACH_PASSENGER']],
  ])('is refused where it is told %s, and nothing is held or written', async (_, told, fields) => {
    expect(fieldsOf(await begins(told))).toEqual(fields);
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', exchange: null });
    expect(await people()).toEqual([
      { position: 0, document: null, mobile: null },
      { position: 1, document: null, mobile: null },
    ]);
  });

  test('writes what it is told on the passengers, in one step with the seats, and staff find them by it', async () => {
    world.pricing.surcharge = 300;
    try {
      expect((await begins(FACTS)).errors).toBeUndefined();
    } finally {
      world.pricing.surcharge = 0;
    }
    const told = [
      { position: 0, document: 'N0000001', mobile: '012 345 671' },
      { position: 1, document: 'N0000002', mobile: '012 345 672' },
    ];
    expect(await people(['HELD'])).toEqual(told);
    expect(await people()).toEqual(told);
    const found = await world.rows('select 1 from booking where id = $1 and search_text like $2', [
      bought.id,
      '%012 345 672%',
    ]);
    expect(found).toHaveLength(1);
    const { payment } = await traveller.startsToPay();
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.sees()).toMatchObject({ status: 'RE_BOOKED', paymentStatus: 'PAID' });
    expect((await manifestOf(ferry)).passengers).toEqual([
      { missing: [], documentNumber: 'N0000001' },
      { missing: [], documentNumber: 'N0000002' },
    ]);
  });

  test('writes it on the way back, too, whose tickets wait for their codes', async () => {
    const back = world.aDeparture({
      date: '2026-11-26',
      operatorId: '8',
      change: (facts) => ({ ...facts, manualTicketCodeAssignment: true }),
    });
    const seats = [seat('1A'), seat('1B')];
    bought = await traveller.buysLegs([
      { legId: world.aDeparture().leg(), seats },
      { legId: back.leg(), direction: 'RETURN', seats },
    ]);
    await traveller.isProved();
    expect((await begins(FACTS)).errors).toBeUndefined();
    expect(await people(['CONFIRMED'])).toMatchObject([{ document: 'N0000001' }, { document: 'N0000002' }]);
  });

  test('asks nothing twice: what was told stays when the exchange is given up', async () => {
    world.pricing.surcharge = 300;
    await begins(FACTS);
    world.pricing.surcharge = 0;
    await traveller.ask(documents.cancelExchange, { id: bought.id });
    expect(await traveller.ask(documents.exchangeOffer, wish())).toMatchObject({
      passengers: [{ missing: [] }, { missing: [] }],
    });
    expect((await begins()).errors).toBeUndefined();
  });

  test('changes nothing that is known', async () => {
    await begins(FACTS);
    const [other] = [aFerry('DOCUMENT', 'BIRTH_DATE')];
    bought = (await traveller.sees())!;
    world.clock.advance({ minutes: 1 });
    const more = FACTS.map((facts) => ({ ...facts, documentNumber: 'X9999999', birthDate: '1990-05-01' }));
    expect((await begins(more, traveller, other)).errors).toBeUndefined();
    expect(await people(['TICKETED'])).toMatchObject([{ document: 'N0000001' }, { document: 'N0000002' }]);
  });

  test('is hidden in the audit and forgotten with the person', async () => {
    await begins(FACTS);
    const audit = await world.rows<{ changes: object }>(
      `select changes from audit_entry where entity = 'Part' and of_id = $1`,
      [bought.id],
    );
    expect(JSON.stringify(audit)).toContain('document');
    expect(JSON.stringify(audit)).not.toMatch(/N000000|012 345 67/);
    await world.test.outside.change(`update booking set forget_at = '2020-01-01' where id = $1`, [bought.id]);
    await world.job('forget-people');
    expect(await people(['TICKETED', 'EXCHANGED'])).toEqual([
      { position: 0, document: null, mobile: null },
      { position: 1, document: null, mobile: null },
    ]);
    expect((await manifestOf(ferry)).passengers).toMatchObject([{ missing: [] }, { missing: [] }]);
  });
});

describe('a move to an operator that asks more', () => {
  const move = () => ({ from: named(bus.facts.leg), to: named(ferry.facts.leg) });
  const moved = async () => {
    ferry.leg();
    return world
      .anOperator()
      .ask<{ problem: string | null; missing: string[] }[]>(documents.movePassengers, { ...move(), reason: 'Flood' });
  };

  test('says what is missing, and moves all the same; the other passenger list says whom to ask', async () => {
    ferry.leg();
    const missing = { problem: null, missing: ['DOCUMENT', 'MOBILE'] };
    expect(await world.anOperator().ask(documents.movePreview, move())).toMatchObject([missing, missing]);
    expect(await moved()).toMatchObject([missing, missing]);
    expect((await manifestOf(ferry)).passengers).toEqual([
      { missing: ['DOCUMENT', 'MOBILE'], documentNumber: null },
      { missing: ['DOCUMENT', 'MOBILE'], documentNumber: null },
    ]);
  });

  test('keeps nobody from correcting a name; what is filled in is right, and is not taken away again', async () => {
    await moved();
    const after = (await traveller.sees())!;
    const partId = after.legs[0]!.parts[0]!.id;
    const change = (passenger: object) =>
      world.anOperator().raw(
        `mutation ($id: ID!, $partId: ID!, $passenger: PassengerCorrectionInput!) {
          answer: changePassenger(bookingId: $id, partId: $partId, passenger: $passenger) { ... on Booking { id } } }`,
        { id: bought.id, partId, passenger: { title: 'MS', firstName: 'Sok', lastName: 'Dara', ...passenger } },
      );
    expect((await change({})).errors).toBeUndefined();
    expect((await change({ documentNumber: 'N0000001' })).errors).toBeUndefined();
    expect((await manifestOf(ferry)).passengers[0]).toEqual({ missing: ['MOBILE'], documentNumber: 'N0000001' });
    expect(fieldsOf(await change({ documentNumber: null }))).toEqual(['passenger.documentNumber REQUIRED']);
  });
});
