import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, service } from '@naga/server-kit/viewer/viewer.js';
import { readBoardingPass } from '../src/ticket/boarding-pass.js';
import { PICKUP, seat, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

interface SeenTicket {
  id: string;
  url: string;
  pdfUrl: string;
  checkInTime: string;
  passengers: {
    name: string;
    seatNumber: string;
    ticketCode: string;
    qr: string;
    payOnBoarding: { amount: number } | null;
  }[];
}

const TICKET = 'id url pdfUrl checkInTime passengers { name seatNumber ticketCode qr payOnBoarding { amount } }';
const tickets = `query ($id: ID!) { answer: booking(id: $id) { tickets { ${TICKET} } } }`;
const byLink = `query ($id: ID!, $email: String) { answer: ticket(id: $id, email: $email) { ${TICKET} } }`;
const pdf = 'query ($id: ID!, $email: String) { answer: ticketDocument(id: $id, email: $email) { fileName base64 } }';
const calendar = 'query ($id: ID!, $email: String) { answer: ticketCalendar(id: $id, email: $email) }';
const forNeighbours = 'query ($id: ID!) { answer: ticketFiles(ticketId: $id) { fileName contentType base64 } }';

const EMAIL = 'Sok.Dara@example.com';

async function aTicket(contact?: Record<string, unknown>, pickup: Partial<typeof PICKUP> = {}): Promise<SeenTicket> {
  const traveller = world.aTraveller();
  await traveller.holdsLegs([{ legId: world.aDeparture().leg(), seats: [seat('1A'), seat('1B')], ...pickup }]);
  await traveller.tellsNames(contact);
  const { payment } = await traveller.startsToPay();
  await traveller.decides(payment.reference, 'APPROVE');
  const { tickets: all } = await traveller.ask<{ tickets: SeenTicket[] }>(tickets, { id: traveller.bookingId });
  return all[0]!;
}

describe('the e-ticket', () => {
  test('stands under the booking once it is sold: one a leg, a signed code for each passenger', async () => {
    const ticket = await aTicket();
    expect(ticket.url).toBe(`/eticket/${ticket.id}/${encodeURIComponent(EMAIL)}`);
    expect(ticket.checkInTime).toBe('07:10');
    expect(ticket.passengers.map(({ seatNumber }) => seatNumber)).toEqual(['1A', '1B']);
    const key = createPublicKey(world.test.subgraph.services.tickets.key);
    for (const { qr, seatNumber } of ticket.passengers) {
      expect(readBoardingPass(qr, key)).toMatchObject({ ticketId: ticket.id, seatNumber });
    }
  });

  test('tells the terms it was sold under, whatever they are later', async () => {
    const departure = world.aDeparture();
    const traveller = world.aTraveller();
    await traveller.holdsLegs([{ legId: departure.leg(), seats: [seat('1A')] }]);
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay();
    departure.facts.terms.length = 0;
    world.catalogue.rides.set(departure.leg(), { ...departure.facts, terms: [] });
    await traveller.decides(payment.reference, 'APPROVE');
    const document = `query ($id: ID!) { answer: booking(id: $id) { legs { terms { title { en } text { en km } } }
      tickets { leg { terms { title { en } } } } } }`;
    const { legs, tickets: all } = await traveller.ask<{
      legs: { terms: object[] }[];
      tickets: { leg: { terms: object[] } }[];
    }>(document, { id: traveller.bookingId });
    expect(legs[0]!.terms).toEqual([{ title: { en: 'Luggage' }, text: { en: 'One bag\n20 kg', km: 'វ៉ាលីមួយ' } }]);
    expect(all[0]!.leg.terms).toEqual([{ title: { en: 'Luggage' } }]);
  });

  test('opens with its id and the e-mail of the booking, however that is written', async () => {
    const { id } = await aTicket();
    const stranger = world.aTraveller();
    expect(await stranger.ask(byLink, { id, email: EMAIL.toUpperCase() })).toMatchObject({ id });
    expect(await stranger.ask(byLink, { id })).toBeNull();
    expect(await stranger.ask(byLink, { id, email: 'other@example.com' })).toBeNull();
    expect(await stranger.ask(pdf, { id, email: 'other@example.com' })).toBeNull();
    expect(await stranger.ask(calendar, { id })).toBeNull();
  });

  test.each(['nobody knows it', '\u0000', 'x'.repeat(5000), ''])('that %p names does not exist', async (id) => {
    expect(await world.aTraveller().ask(byLink, { id, email: EMAIL })).toBeNull();
  });

  test('opens with its id alone when no e-mail was given', async () => {
    const { id, url } = await aTicket({ email: null, mobileNumber: '+855 12 000 111' });
    expect(url).toBe(`/eticket/${id}`);
    expect(await world.aTraveller().ask(byLink, { id })).toMatchObject({ id });
  });

  test('prints as PDF and goes into a calendar', async () => {
    const { id } = await aTicket();
    const document = await world.aTraveller().ask<{ fileName: string; base64: string }>(pdf, { id, email: EMAIL });
    expect(document.fileName).toMatch(/^Naga-[A-Z0-9]{6}-2026-11-23\.pdf$/);
    expect(Buffer.from(document.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const text = await world.aTraveller().ask<string>(calendar, { id, email: EMAIL });
    expect(text).toContain('BEGIN:VEVENT');
    expect(text).toContain('DTSTART:20261123T003000Z');
  });

  test('who is fetched is told to be ready where and when the driver comes', async () => {
    const { id, checkInTime } = await aTicket(undefined, PICKUP);
    expect(checkInTime).toBe(PICKUP.pickupTime);
    const text = await world.aTraveller().ask<string>(calendar, { id, email: EMAIL });
    expect(text).toContain(`LOCATION:${PICKUP.pickupAddress}`);
    expect(text).toContain(PICKUP.pickupTime);
  });

  test('tells the conductor what to collect', async () => {
    const traveller = world.aTraveller();
    await traveller.holds(world.aDeparture().leg(), [seat('1A'), seat('1B')]);
    await traveller.tellsNames();
    await traveller.startsToPay('PAY_ON_BOARDING');
    const sold = await traveller.does('confirm');
    const { tickets: all } = await traveller.ask<{ tickets: SeenTicket[] }>(tickets, { id: traveller.bookingId });
    const owed = all.flatMap(({ passengers }) => passengers.map(({ payOnBoarding }) => payOnBoarding?.amount ?? 0));
    expect(owed.reduce((sum, amount) => sum + amount, 0)).toBe(sold.total.amount);
  });

  test('is given to neighbours without an e-mail, and to nobody else', async () => {
    const { id } = await aTicket();
    const asked = await world.test.run(forNeighbours, { id }, service('users'));
    expect(asked.data).toMatchObject({
      answer: [
        { fileName: expect.stringMatching(/^Naga-.+\.pdf$/), contentType: 'application/pdf' },
        { fileName: expect.stringMatching(/^Naga-.+\.ics$/), contentType: 'text/calendar; charset=utf-8' },
      ],
    });
    const refused = await world.test.run(forNeighbours, { id }, guest());
    expect(refused.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('of the sandbox is nobody in live', async () => {
    const { id } = await aTicket();
    expect(await world.aTraveller({ mode: 'sandbox' }).ask(byLink, { id, email: EMAIL })).toBeNull();
  });

  test('costs two statements', async () => {
    const { id } = await aTicket();
    const statements = await statementsOf(() => world.aTraveller().ask(byLink, { id, email: EMAIL }));
    expect(statements).toHaveLength(2);
  });
});
