import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { anEvent, issuedPayload } from '../src/notification/event.fixture.js';
import { user, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

interface Page {
  messages: { total: number; rows: Record<string, unknown>[] };
}

const admin = user({ userId: '1', roleId: 1, grants: { 'notification.send': 'all' } });
const INBOX = `query ($text: String, $page: Int! = 1, $pageSize: Int! = 50) {
  messages(text: $text, page: $page, pageSize: $pageSize) { total rows { id channel to subject html text language event
    createdAt sentAt attachments { fileName contentType base64 } } } }`;

const inbox = async (variables: object = {}, viewer: Viewer = admin) => {
  const { data, errors } = await world.run<Page>(INBOX, { ...variables }, viewer);
  if (errors) throw errors[0];
  return (data as Page).messages;
};
const deliver = (event: DomainEvent) => world.users.subgraph.consume(event);
const refund = { amount: { amount: 2135, currency: 'USD' } };
const to = (email: string, change: object = {}) => ({ ...issuedPayload, contactEmail: email, ...change });

describe('a ticket mail', () => {
  test('stands in the inbox with its tickets as PDF, exactly once however often its event is delivered', async () => {
    const event = anEvent('ticket.issued', to('once@example.com', { ticketIds: ['t1', 't2'] }));
    await deliver(event);
    await Promise.all([deliver(event), deliver(event), deliver(event)]);
    const { total, rows } = await inbox({ text: 'once@example.com' });
    expect(total).toBe(1);
    expect(rows).toEqual([
      {
        id: expect.any(String),
        channel: 'EMAIL',
        to: 'once@example.com',
        subject: 'Your ticket Phnom Penh → Siem Reap (KX74QP)',
        html: expect.stringContaining('https://naga.example/eticket/tIcKeT-1/ana%40example.com'),
        text: expect.stringContaining('Your tickets are attached as PDFs, too.'),
        language: 'en',
        event: 'ticket.issued',
        createdAt: '2026-11-20T03:00:00.000Z',
        sentAt: null,
        attachments: ['t1', 't2'].map((id) => ({
          fileName: `${id}.pdf`,
          contentType: 'application/pdf',
          base64: Buffer.from(`PDF of ${id}`).toString('base64'),
        })),
      },
    ]);
  });

  test('speaks the language of the booking', async () => {
    await deliver(anEvent('ticket.issued', to('khmer@example.com', { language: 'km' })));
    const { rows } = await inbox({ text: 'khmer@example.com' });
    expect(rows).toMatchObject([{ language: 'km', subject: 'សំបុត្ររបស់អ្នក ភ្នំពេញ → សៀមរាប (KX74QP)' }]);
  });

  test('goes to operators who want a copy too, each with his own legs only', async () => {
    const [leg] = issuedPayload.legs;
    const legs = [
      { ...leg, operatorId: '501', copyEmail: 'ops@ibis.example' },
      { ...leg, operatorId: '502', copyEmail: 'desk@heron.example' },
      { ...leg, operatorId: '503' },
    ];
    const tickets = { ticketIds: ['c1', 'c2', 'c3'], ticketUrls: ['/eticket/c1', '/eticket/c2', '/eticket/c3'] };
    const event = anEvent(
      'ticket.issued',
      to('copied@example.com', { pnr: 'COPY01', language: 'km', legs, ...tickets }),
    );
    await deliver(event);
    await deliver(event);
    const { rows } = await inbox({ text: 'COPY01' });
    const files = (row?: Record<string, unknown>) =>
      (row?.['attachments'] as { fileName: string }[]).map((a) => a.fileName);
    const byReader = new Map(rows.map((row) => [row['to'], row]));
    expect([...byReader.keys()].sort()).toEqual(['copied@example.com', 'desk@heron.example', 'ops@ibis.example']);
    expect(files(byReader.get('copied@example.com'))).toEqual(['c1.pdf', 'c2.pdf', 'c3.pdf']);
    expect(files(byReader.get('ops@ibis.example'))).toEqual(['c1.pdf']);
    expect(byReader.get('desk@heron.example')).toMatchObject({
      language: 'en',
      text: expect.not.stringContaining('$'),
    });
    const heron = user({ userId: '3', operatorId: '502', roleId: 4, grants: { 'notification.send': 'operator' } });
    expect((await inbox({ text: 'COPY01' }, heron)).rows.map((row) => row['to']).sort()).toEqual([
      'copied@example.com',
      'desk@heron.example',
    ]);
  });

  test('goes to one address and nowhere else', async () => {
    const before = (await inbox()).total;
    for (const contactEmail of [
      'a@example.com, b@example.com',
      'a@example.com\nBcc: b@example.com',
      'a',
      '<a@example.com>',
    ])
      await deliver(anEvent('ticket.issued', { ...issuedPayload, contactEmail }));
    expect((await inbox()).total).toBe(before);
  });

  test('is not written when the traveller has no e-mail', async () => {
    const before = (await inbox()).total;
    await deliver(anEvent('ticket.issued', { ...issuedPayload, contactEmail: null }));
    expect((await inbox()).total).toBe(before);
  });
});

test.each([
  ['payment.refunded_late', 'Your payment came too late, so we are sending it back (KX74QP)'],
  ['booking.cancelled', 'Booking KX74QP is cancelled'],
  ['booking.rejected', 'The operator could not confirm your seats (KX74QP)'],
  ['refund.done', 'Your refund for booking KX74QP has been paid'],
])('%s tells the customer, once', async (type, subject) => {
  const email = `${type}@example.com`;
  const event = anEvent(type, to(email, refund));
  await deliver(event);
  await deliver(event);
  const { rows } = await inbox({ text: email });
  expect(rows).toMatchObject([{ subject, event: type, attachments: [], text: expect.stringContaining('$21,35') }]);
});

test('booking.pending_operator tells the customer until when there is an answer, once, and brings no ticket', async () => {
  const event = anEvent(
    'booking.pending_operator',
    to('asked@example.com', { confirmBy: '2026-11-21T04:05:00+07:00' }),
  );
  await deliver(event);
  await deliver(event);
  const { rows } = await inbox({ text: 'asked@example.com' });
  expect(rows).toMatchObject([
    {
      subject: 'We are asking the operator for your seats (KX74QP)',
      attachments: [],
      text: expect.stringContaining('by 04:05 on Saturday, 21 November 2026'),
    },
  ]);
});

test('booking.pending_operator asks each operator about its own legs', async () => {
  const [leg] = issuedPayload.legs;
  const legs = [
    { ...leg, operatorId: '501', answerEmail: 'desk@ibis.example' },
    { ...leg, operatorId: '502', copyEmail: 'ops@heron.example' },
  ];
  await deliver(
    anEvent('booking.pending_operator', to('both@example.com', { pnr: 'ASKED1', legs, ticketIds: [], ticketUrls: [] })),
  );
  const { rows } = await inbox({ text: 'ASKED1' });
  expect(rows.map((row) => row['to']).sort()).toEqual(['both@example.com', 'desk@ibis.example']);
});

describe('the inbox', () => {
  test('is for those who may send messages', async () => {
    const nobody = user({ userId: '2' });
    for (const document of ['{ messages { total } }', '{ message(id: "1") { id } }']) {
      expect((await world.run(document)).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
      expect((await world.run(document, {}, nobody)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  test('shows operators and countries only their own; the rest does not exist for them', async () => {
    const [mine] = issuedPayload.legs;
    const legs = [{ ...mine, operatorId: '900', countryCode: 'LA' }];
    await deliver(anEvent('booking.cancelled', to('scoped@example.com', { legs })));
    const [row] = (await inbox({ text: 'scoped@example.com' })).rows;
    const grants = { 'notification.send': 'operator' } as const;
    const as = (scope: 'operator' | 'country', where: object) =>
      user({ userId: '3', roleId: 4, ...where, grants: { 'notification.send': scope } });
    const [own, other] = [as('operator', { operatorId: '900' }), as('operator', { operatorId: '901' })];
    const placeless = user({ userId: '3', roleId: 4, grants });
    const [here, there] = [as('country', { countryCode: 'LA' }), as('country', { countryCode: 'KH' })];
    const one = (viewer: Viewer) =>
      world.run<{ message: unknown }>('query ($id: ID!) { message(id: $id) { id } }', { id: row?.['id'] }, viewer);
    for (const viewer of [own, here, admin]) {
      expect((await inbox({ text: 'scoped@' }, viewer)).total).toBe(1);
      expect((await one(viewer)).data).toEqual({ message: { id: row?.['id'] } });
    }
    for (const viewer of [other, there, placeless]) {
      expect(await inbox({}, viewer)).toEqual({ total: 0, rows: [] });
      expect((await one(viewer)).data).toEqual({ message: null });
    }
  });

  test('keeps sandbox and live apart', async () => {
    await deliver({ ...anEvent('booking.cancelled', to('sandbox@example.com')), mode: 'sandbox' });
    expect((await inbox({ text: 'sandbox@example.com' })).total).toBe(0);
    const sandbox = user({ userId: '1', roleId: 1, mode: 'sandbox', grants: { 'notification.send': 'all' } });
    expect((await inbox({}, sandbox)).rows).toMatchObject([{ to: 'sandbox@example.com' }]);
  });

  test('is read page by page, newest first, and searched by part of an address', async () => {
    for (const n of [1, 2, 3]) {
      world.clock.advance({ minutes: 1 });
      await deliver(anEvent('refund.done', to(`page_${n}@example.com`, refund)));
    }
    const addresses = async (page: number) =>
      (await inbox({ text: 'PAGE_', page, pageSize: 2 })).rows.map((row) => row['to']);
    expect(await addresses(1)).toEqual(['page_3@example.com', 'page_2@example.com']);
    expect(await addresses(2)).toEqual(['page_1@example.com']);
    expect(await addresses(1_000_000)).toEqual([]);
    expect((await inbox({ text: 'pageX1' })).total).toBe(0);
    expect((await inbox({ text: '100%\\\u0000' })).total).toBe(0);
  });

  test('refuses pages that cannot be', async () => {
    for (const wrong of [{ page: 0 }, { pageSize: 0 }, { pageSize: 201 }, { text: 'x'.repeat(201) }])
      await expect(inbox(wrong)).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    for (const id of ['x', '-1', '9'.repeat(40)]) {
      const { data } = await world.run('query ($id: ID!) { message(id: $id) { id } }', { id }, admin);
      expect(data).toEqual({ message: null });
    }
  });

  test('costs a constant number of statements, attachments included', async () => {
    expect(await statementsOf(() => inbox())).toHaveLength(3);
  });
});
