import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { documents } from './documents.js';
import { seat, Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const aFerry = (requiredPassengerFields: readonly PassengerField[] = ['DOCUMENT', 'BIRTH_DATE']) =>
  world.aDeparture({ change: (facts) => ({ ...facts, requiredPassengerFields: [...requiredPassengerFields] }) });

const DARA = { seatNumber: '1A', title: 'MS', nationality: 'FOREIGN', firstName: 'Sok', lastName: 'Dara' };
const contact = { email: 'dara@example.com', mobileNumber: '+855 12 000 111' };
const papers = { documentNumber: 'N01234567', birthDate: '1990-05-01' };

interface Seen {
  passengersComplete: boolean;
  legs: {
    requiredFields: string[];
    parts: { id: string; documentNumber: string | null; birthDate: string | null }[];
  }[];
}
const LOOK = `query ($id: ID!) { answer: booking(id: $id) { passengersComplete
  legs { requiredFields parts { id documentNumber birthDate } } } }`;

const tells = (traveller: Traveller, ...passengers: object[]) =>
  traveller.raw(documents.passengers, { id: traveller.bookingId, passengers, contact });
const fieldsOf = ({ errors }: Awaited<ReturnType<typeof tells>>) =>
  (errors?.[0]?.extensions['fields'] as { path: string; code: string }[] | undefined)?.map(
    ({ path, code }) => `${path} ${code}`,
  );

async function aSale(ride = aFerry()): Promise<Traveller> {
  const traveller = world.aTraveller();
  await traveller.holds(ride.leg(), [seat('1A')]);
  expect((await tells(traveller, { ...DARA, ...papers })).errors).toBeUndefined();
  const { payment } = await traveller.startsToPay();
  await traveller.decides(payment.reference, 'APPROVE');
  return traveller;
}

describe('what an operator asks of each passenger', () => {
  test('is named by its field until it is told, stands on the passenger then, and is what the ride was sold with', async () => {
    const traveller = world.aTraveller();
    await traveller.holds(aFerry().leg(), [seat('1A')]);
    expect(fieldsOf(await tells(traveller, DARA))).toEqual([
      'passengers.0.documentNumber REQUIRED',
      'passengers.0.birthDate REQUIRED',
    ]);
    expect(await traveller.ask<Seen>(LOOK, { id: traveller.bookingId })).toMatchObject({ passengersComplete: false });
    expect((await tells(traveller, { ...DARA, ...papers })).errors).toBeUndefined();
    expect(await traveller.ask<Seen>(LOOK, { id: traveller.bookingId })).toMatchObject({
      passengersComplete: true,
      legs: [
        {
          requiredFields: ['DOCUMENT', 'BIRTH_DATE'],
          parts: [{ documentNumber: 'N01234567', birthDate: '1990-05-01' }],
        },
      ],
    });
  });

  test('is asked of everybody once, whatever ride asks it, and of a hold that names its passengers', async () => {
    const legs = [aFerry(['MOBILE']), aFerry(['DOCUMENT', 'MOBILE'])].map((ride, index) => ({
      legId: ride.leg(),
      direction: index === 0 ? 'ONWARD' : 'RETURN',
      seats: [seat('1A')],
    }));
    const answer = await world
      .aTraveller()
      .raw(documents.hold, { input: { legs, passengers: [{ ...DARA, mobileNumber: '012 345 678' }], contact } });
    expect(fieldsOf(answer)).toEqual(['passengers.0.documentNumber REQUIRED']);
  });

  test.each([
    [{ ...papers, documentNumber: 'none' }, 'ADULT', ['passengers.0.documentNumber MATCHES']],
    [{ ...papers, birthDate: '2027-01-01' }, 'ADULT', ['passengers.0.birthDate NOT_A_BIRTH_DATE']],
    [{ ...papers, birthDate: '2014-11-23' }, 'CHILD', ['passengers.0.birthDate NOT_A_CHILD']],
    [{ ...papers, birthDate: '2014-11-24' }, 'CHILD', undefined],
  ])('%j of an %s: %j', async (told, passengerType, problems) => {
    const traveller = world.aTraveller();
    await traveller.holds(aFerry().leg(), [seat('1A', { passengerType })]);
    expect(fieldsOf(await tells(traveller, { ...DARA, passengerType, ...told }))).toEqual(problems);
  });

  test('is not paid without: money that is offered is refused', async () => {
    const traveller = world.aTraveller();
    await traveller.holds(aFerry().leg(), [seat('1A')]);
    await tells(traveller, { ...DARA, ...papers });
    await world.test.outside.change('update part set document_number = null where booking_id = $1', [
      traveller.bookingId,
    ]);
    expect(await traveller.startsToPay<object>()).toMatchObject({
      code: 'PASSENGERS_INCOMPLETE',
      facts: { seats: ['1A'] },
    });
  });

  test('is corrected by staff, never taken away, and stays with a name that is written right', async () => {
    const traveller = await aSale();
    const seen = await traveller.ask<Seen>(LOOK, { id: traveller.bookingId });
    const partId = seen.legs[0]!.parts[0]!.id;
    const change = (passenger: object) =>
      world.anOperator().raw(
        `mutation ($id: ID!, $partId: ID!, $passenger: PassengerCorrectionInput!) {
          answer: changePassenger(bookingId: $id, partId: $partId, passenger: $passenger) { ... on Booking { id } } }`,
        { id: traveller.bookingId, partId, passenger },
      );
    const person = { title: 'MS', firstName: 'Sok', lastName: 'Dara' };
    expect(fieldsOf(await change({ ...person, documentNumber: null }))).toEqual(['passenger.documentNumber REQUIRED']);
    expect((await change({ ...person, lastName: 'Darah' })).errors).toBeUndefined();
    expect((await change({ ...person, documentNumber: 'P7654321' })).errors).toBeUndefined();
    const after = await traveller.ask<Seen>(LOOK, { id: traveller.bookingId });
    expect(after.legs[0]!.parts[0]).toMatchObject({ documentNumber: 'P7654321', birthDate: '1990-05-01' });
  });

  test('goes with the person’s data when he takes them away', async () => {
    const customer = world.aCustomer('641');
    await customer.holds(aFerry(['DOCUMENT', 'BIRTH_DATE', 'MOBILE', 'EMAIL']).leg(), [seat('1A')]);
    const own = { ...papers, mobileNumber: '012 345 678', email: 'own@example.com' };
    expect((await tells(customer, { ...DARA, ...own })).errors).toBeUndefined();
    const keeper = new Traveller(world, service('users'));
    expect(await keeper.ask(documents.bookingsOf, { id: '641' })).toMatchObject([
      { rides: [{ passengers: [{ firstName: 'Sok', ...own }] }] },
    ]);
  });

  test('is shown to who boards them, hidden in the audit and forgotten with the person', async () => {
    const ride = aFerry();
    const traveller = await aSale(ride);
    const { routeScheduleId, date } = ride.facts.leg;
    const manifest = `query ($d: LocalDate!, $r: ID!) { answer: manifest(routeScheduleId: $r, date: $d) {
      passengers { documentNumber birthDate } } }`;
    expect(await world.anOperator().ask(manifest, { r: routeScheduleId, d: date })).toEqual({
      passengers: [{ documentNumber: 'N01234567', birthDate: '1990-05-01' }],
    });
    const audit = await world.rows<{ changes: object }>(
      `select changes from audit_entry where entity = 'Part' and of_id = $1`,
      [traveller.bookingId],
    );
    expect(JSON.stringify(audit)).not.toMatch(/N01234567|1990-05-01/);
    await world.test.outside.change(`update booking set forget_at = '2020-01-01' where id = $1`, [traveller.bookingId]);
    await world.job('forget-people');
    expect(
      await world.rows('select document_number, birth_date from part where booking_id = $1', [traveller.bookingId]),
    ).toEqual([{ document_number: null, birth_date: null }]);
  });
});
