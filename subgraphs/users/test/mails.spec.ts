import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { anEvent, issuedPayload } from '../src/notification/event.fixture.js';
import { user, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const change = (statement: string, values: readonly unknown[]) =>
  world.users.subgraph.contextFor(service('users')).database.change(statement, values);

/** An account whose owner told his Telegram id. */
const withChat = async (chat: string, details: Parameters<World['anAccount']>[0] = {}) => {
  const account = await world.anAccount(details);
  await change('update account set telegram_id = $2 where id = $1', [account.id, chat]);
  return account;
};

interface Page {
  messages: { total: number; rows: Record<string, unknown>[] };
}

const admin = user({ userId: '1', roleId: 1, grants: { 'notification.send': 'all' } });
const INBOX = `query ($text: String, $channel: String, $event: String, $page: Int! = 1, $pageSize: Int! = 50) {
  messages(filter: { text: $text, channel: $channel, event: $event }, page: $page, pageSize: $pageSize) { total rows { id channel to subject html text language event
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
        attachments: ['t1', 't2'].flatMap((id) =>
          Object.entries({ pdf: 'application/pdf', ics: 'text/calendar' }).map(([kind, contentType]) => ({
            fileName: `${id}.${kind}`,
            contentType,
            base64: Buffer.from(`${kind} of ${id}`).toString('base64'),
          })),
        ),
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
    expect(files(byReader.get('copied@example.com'))).toEqual([
      'c1.pdf',
      'c1.ics',
      'c2.pdf',
      'c2.ics',
      'c3.pdf',
      'c3.ics',
    ]);
    expect(files(byReader.get('ops@ibis.example'))).toEqual(['c1.pdf', 'c1.ics']);
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
      await deliver(anEvent('ticket.issued', { ...issuedPayload, contactEmail, contactPhone: null }));
    expect((await inbox()).total).toBe(before);
  });

  test('is not written when the traveller has no e-mail and no number that can be one', async () => {
    const before = (await inbox()).total;
    await deliver(anEvent('ticket.issued', { ...issuedPayload, contactEmail: null, contactPhone: 'none' }));
    expect((await inbox()).total).toBe(before);
  });
});

const HELD = { heldUntil: '2026-11-20T10:10:00+07:00' };
const CHANGES = { changes: [{ what: 'SEAT', who: 'Ana Reyes', before: '5C', after: '6A' }] };

test.each([
  ['booking.left_unpaid', 'Your seats Phnom Penh → Siem Reap are waiting (KX74QP)', HELD],
  ['payment.failed', 'Your payment did not go through (KX74QP)', HELD],
  ['payment.in_review', 'We are looking at your payment (KX74QP)', { ...HELD, ...refund }],
  ['payment.sent_back', 'Your payment is on its way back (KX74QP)', { ...HELD, ...refund }],
  ['payment.cash_awaited', 'Pay in cash with code 4821 7730 (KX74QP)', { ...HELD, cashCode: '48217730' }],
  ['booking.reminder_due', 'Tomorrow at 07:30: Phnom Penh → Siem Reap (KX74QP)', {}],
  ['booking.completed', 'How was Phnom Penh → Siem Reap? (KX74QP)', {}],
  ['booking.changed', 'Booking KX74QP was changed', CHANGES],
])('%s writes the customer, once', async (type, subject, more) => {
  const email = `${type}@once.example`;
  const event = anEvent(type, to(email, more));
  await deliver(event);
  await deliver(event);
  expect((await inbox({ text: email })).rows).toMatchObject([{ subject, event: type, channel: 'EMAIL' }]);
});

test.each(['booking.reminder_due', 'booking.completed'])('%s spares who stopped notifications', async (type) => {
  const { id, email } = await withChat(`stopped-${type}`);
  await change('update account set stop_email_notification = true, email_verified_at = now() where id = $1', [id]);
  await deliver(anEvent(type, to(email)));
  expect(await world.messagesTo(email)).toEqual([]);
  expect(await world.messagesTo(`stopped-${type}`)).toEqual([]);
  await deliver(anEvent('booking.cancelled', to(email, refund)));
  expect(await world.messagesTo(email)).toHaveLength(1);
});

test('seats held before a contact was given are told at the proved address of the account, with the way into it', async () => {
  const [known, unproved] = [await world.anAccount(), await world.anAccount()];
  await change('update account set email_verified_at = now() where id = $1', [known.id]);
  for (const { id } of [known, unproved]) {
    const nobody = { contactEmail: null, contactPhone: null, bookedByUserId: id };
    await deliver(anEvent('booking.left_unpaid', { ...issuedPayload, ...HELD, ...nobody }));
  }
  const [mail, ...others] = await world.messagesTo(known.email);
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(/https:\/\/naga\.example\/(kh\/)?dashboard\//);
  expect(await world.messagesTo(unproved.email)).toEqual([]);
});

describe('an operator who wants copies', () => {
  const [leg] = issuedPayload.legs;
  test.each([
    ['booking.cancelled', 'Cancelled: 2 passengers Phnom Penh → Siem Reap (KX74QP)'],
    ['booking.parts_cancelled', 'Cancelled: 2 passengers Phnom Penh → Siem Reap (KX74QP)'],
    ['booking.changed', 'Changed: 2 passengers Phnom Penh → Siem Reap (KX74QP)'],
  ])('learns of %s, by mail and at the chats of its people', async (type, subject) => {
    const copyEmail = `${type}@copy.example`;
    await withChat(`chat-${type}`, { operatorId: '777', roleId: 4 });
    const legs = [{ ...leg, operatorId: '777', copyEmail }];
    await deliver(anEvent(type, to(`${type}@own.example`, { legs, ...refund })));
    expect(await world.messagesTo(copyEmail)).toMatchObject([{ subject }]);
    expect(await world.messagesTo(`chat-${type}`)).toMatchObject([
      { channel: 'TELEGRAM', text: expect.not.stringContaining('$') },
    ]);
  });

  test.each(['booking.exchanged', 'booking.moved'])('learns by %s who left its ride for another', async (type) => {
    const copyEmail = `${type}@left.example`;
    await withChat(`left-${type}`, { operatorId: '776', roleId: 4 });
    const left = {
      legs: [{ ...leg, operatorId: '776', copyEmail, seatNumbers: ['1A'] }],
      passengers: [{ name: 'Ana Reyes', seatNumber: '1A' }],
    };
    const legs = [{ ...leg, operatorId: '777' }];
    await deliver(anEvent(type, to(`${type}@leaves.example`, { legs, left })));
    expect(await world.messagesTo(copyEmail)).toMatchObject([
      {
        subject: 'Cancelled: 1 passenger Phnom Penh → Siem Reap (KX74QP)',
        text: expect.stringMatching(/Seat 1A[^]*Ana Reyes/),
      },
    ]);
    expect(await world.messagesTo(`left-${type}`)).toMatchObject([
      { text: 'Naga KX74QP: cancelled: Phnom Penh - Siem Reap, Sat 21 Nov 07:30, seat 1A.' },
    ]);
  });

  test('gets one copy where both rides are its own', async () => {
    const copyEmail = 'both@rides.example';
    const own = [{ ...leg, operatorId: '778', copyEmail }];
    const left = { legs: own, passengers: [{ name: 'Ana Reyes', seatNumber: '1A' }] };
    await deliver(anEvent('booking.moved', to('both@leaves.example', { legs: own, left })));
    expect(await world.messagesTo(copyEmail)).toHaveLength(1);
    expect(await world.messagesTo('both@leaves.example')).toHaveLength(1);
  });
});

test.each([
  ['ticket.issued', 'copyEmail', 'អ្នកដំណើរ 2 នាក់ ភ្នំពេញ → សៀមរាប (KX74QP)'],
  ['booking.cancelled', 'copyEmail', 'បានបោះបង់៖ អ្នកដំណើរ 2 នាក់ ភ្នំពេញ → សៀមរាប (KX74QP)'],
  ['booking.changed', 'copyEmail', 'បានផ្លាស់ប្ដូរ៖ អ្នកដំណើរ 2 នាក់ ភ្នំពេញ → សៀមរាប (KX74QP)'],
  ['booking.pending_operator', 'answerEmail', 'សូមបញ្ជាក់៖ អ្នកដំណើរ 2 នាក់ ភ្នំពេញ → សៀមរាប (KX74QP)'],
  ['ticket.code_awaited', 'answerEmail', 'ត្រូវការកូដសំបុត្រ៖ អ្នកដំណើរ 2 នាក់ ភ្នំពេញ → សៀមរាប (KX74QP)'],
])('%s speaks to an operator in the language it asked for, to the traveller in his', async (type, reader, subject) => {
  const email = `${type}@khmer-operator.example`;
  const copied = reader === 'copyEmail' && (await withChat(`khmer-${type}`, { operatorId: '778', roleId: 4 }));
  const legs = [{ ...issuedPayload.legs[0], operatorId: '778', [reader]: email }];
  await deliver(anEvent(type, to(`${type}@traveller.example`, { language: 'es', legs, ...refund })));
  expect(await world.messagesTo(email)).toMatchObject([{ language: 'km', subject }]);
  expect(await world.messagesTo(`${type}@traveller.example`)).toMatchObject([{ language: 'es' }]);
  if (copied) expect(await world.messagesTo(`khmer-${type}`)).toMatchObject([{ channel: 'TELEGRAM', language: 'km' }]);
});

describe('without an e-mail', () => {
  test.each([
    ['ticket.issued', 'https://naga.example/eticket/t9', {}],
    ['booking.left_unpaid', 'kept until 10:10', HELD],
    ['booking.reminder_due', 'tomorrow Phnom Penh - Siem Reap, Sat 21 Nov 07:30', {}],
    ['booking.cancelled', 'cancelled: Phnom Penh - Siem Reap', refund],
    ['booking.parts_cancelled', 'https://naga.example/eticket/t9', refund],
    ['booking.pending_operator', 'not confirmed yet', {}],
    ['ticket.code_awaited', 'still numbers your ticket', {}],
    ['booking.rejected', 'could not confirm: Phnom Penh - Siem Reap', refund],
    ['payment.refunded_late', 'goes back the way you paid', refund],
    ['refund.done', 'is on its way', { ...refund, places: [{ place: 'AS_PAID', ...refund }] }],
    ['refund.refused', 'Please write to us', refund],
    ['refund.in_cash', 'in cash at a counter', refund],
    ['payment.cash_received', 'that you gave the conductor', refund],
    ['payment.in_review', 'Please do not pay again', HELD],
    ['payment.sent_back', 'back the way you paid', refund],
  ])('%s goes by SMS', async (type, text, more) => {
    const phone = `+855120${String(10_000 + [...type].reduce((sum, sign) => sum + sign.charCodeAt(0), 0))}`;
    const tickets = { ticketIds: ['t9'], ticketUrls: ['/eticket/t9'] };
    const event = anEvent(type, {
      ...issuedPayload,
      ...tickets,
      ...more,
      contactEmail: null,
      contactPhone: `0${phone.slice(4)}`,
    });
    await deliver(event);
    await deliver(event);
    const rows = (await inbox({ text: phone })).rows;
    expect(rows).toMatchObject([{ channel: 'SMS', to: phone, text: expect.stringContaining(text) }]);
  });
});

describe('a customer with a Telegram id', () => {
  test('gets the short text there, too; whoever sold it for him does not', async () => {
    const own = await withChat('chat-own');
    const clerk = await withChat('chat-clerk', { roleId: 5, operatorId: '1' });
    await deliver(anEvent('ticket.issued', to('telegram@example.com', { bookedByUserId: own.id })));
    await deliver(anEvent('ticket.issued', to('telegram2@example.com', { bookedByUserId: clerk.id })));
    expect(await world.messagesTo('chat-own')).toMatchObject([
      { channel: 'TELEGRAM', text: expect.stringContaining('KX74QP') },
    ]);
    expect(await world.messagesTo('chat-clerk')).toEqual([]);
  });
});

test('who still travels gets his ticket anew when others gave their seats back', async () => {
  await deliver(anEvent('booking.parts_cancelled', to('stays@example.com', { ticketIds: ['s1'], ...refund })));
  const { rows } = await inbox({ text: 'stays@example.com' });
  expect(rows).toMatchObject([
    {
      attachments: [{ fileName: 's1.pdf' }, { fileName: 's1.ics' }],
      text: expect.stringContaining('Your ticket is attached anew. Please use this one.'),
    },
  ]);
});

test.each([
  ['payment.refunded_late', 'Your payment came too late, so we are sending it back (KX74QP)'],
  ['booking.cancelled', 'Booking KX74QP is cancelled'],
  ['booking.rejected', 'The operator could not confirm your seats (KX74QP)'],
  ['refund.done', 'Your refund for booking KX74QP has been paid'],
  ['refund.refused', 'We could not pay your refund for booking KX74QP'],
  ['refund.in_cash', 'Your refund for booking KX74QP waits for you in cash'],
  ['payment.cash_received', 'We have your cash for booking KX74QP'],
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

test('ticket.code_awaited tells the customer until when the tickets come, and asks the operator for their codes', async () => {
  const [leg] = issuedPayload.legs;
  const legs = [{ ...leg, answerEmail: 'codes@ibis.example' }];
  const more = { pnr: 'CODES1', legs, ticketIds: [], ticketUrls: [], codeBy: '2026-11-21T04:05:00+07:00' };
  const event = anEvent('ticket.code_awaited', to('coded@example.com', more));
  await deliver(event);
  await deliver(event);
  const { rows } = await inbox({ text: 'CODES1' });
  expect(rows.map(({ to: email }) => email).sort()).toEqual(['coded@example.com', 'codes@ibis.example']);
  for (const { text } of rows) expect(text).toContain('by 04:05 on Saturday, 21 November 2026');
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

  test('is narrowed to one way out and to one event', async () => {
    const phone = '+85512777001';
    await deliver(anEvent('ticket.issued', { ...issuedPayload, contactEmail: null, contactPhone: phone }));
    await deliver(anEvent('booking.cancelled', to('narrowed@example.com', { contactPhone: phone })));
    expect((await inbox({ text: phone, channel: 'SMS' })).total).toBe(1);
    expect((await inbox({ text: phone, channel: 'EMAIL' })).total).toBe(0);
    expect((await inbox({ text: 'narrowed@', event: 'booking.cancelled' })).total).toBe(1);
    expect((await inbox({ text: 'narrowed@', event: 'ticket.issued' })).total).toBe(0);
    expect((await inbox({ channel: 'PIGEON' })).total).toBe(0);
  });

  test('refuses what cannot be asked', async () => {
    await expect(inbox({ text: 'x'.repeat(201) })).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    for (const id of ['x', '-1', '9'.repeat(40)]) {
      const { data } = await world.run('query ($id: ID!) { message(id: $id) { id } }', { id }, admin);
      expect(data).toEqual({ message: null });
    }
  });

  test('costs a constant number of statements, words and attachments included', async () => {
    expect(await statementsOf(() => inbox())).toHaveLength(4);
  });
});

test.each([
  ['en', true, null, 'Your refund policy is approved'],
  ['km', false, 'ច្រើនពេក', 'គោលការណ៍សងប្រាក់របស់អ្នកត្រូវបានបដិសេធ'],
] as [LanguageCode, boolean, string | null, string][])(
  'refund_policy.decided tells who asked in his language, once: %s, %s',
  async (language, approved, answer, subject) => {
    const asker = await world.anAccount({ roleId: 4, operatorId: '1', language });
    const payload = { requestId: '77', askedById: asker.id, operatorId: '1', approved, answer };
    const event = anEvent('refund_policy.decided', payload);
    await deliver(event);
    await deliver(event);
    const { rows } = await inbox({ text: asker.email });
    expect(rows).toMatchObject([
      {
        subject,
        language,
        event: 'refund_policy.decided',
        text: expect.stringContaining(answer ?? 'Tickets are sold with it'),
      },
    ]);
    expect(rows[0]!['text']).toContain('/admin/refund-policies/requests?request=77');
    const colleague = user({ userId: '41', roleId: 4, operatorId: '1', grants: { 'notification.send': 'operator' } });
    expect((await inbox({ text: asker.email }, colleague)).total).toBe(1);
  },
);

test.each([
  ['70', '/admin/routes/70'],
  [null, '/admin/tariffs/changes/77'],
])('prices.decided of line %s tells who asked, with the way to %s', async (lineId, page) => {
  const asker = await world.anAccount({ roleId: 4, operatorId: '1' });
  const payload = { requestId: '77', lineId, askedById: asker.id, operatorId: '1', approved: true, answer: null };
  await deliver(anEvent('prices.decided', payload));
  const { rows } = await inbox({ text: asker.email });
  expect(rows).toMatchObject([{ subject: 'Your prices are approved', text: expect.stringContaining(page) }]);
});

const NOWHERE = { countryCode: null, operatorId: null, agencyId: null, branchIds: [], way: null };

test.each([
  ['OVERRULE', 'refund.overrule', '/admin/overrules?request=91'],
  ['LINK_REFUND', 'payment.request', '/admin/custom-payments/91'],
  ['TOP_UP', 'user.manage', '/admin/agencies/91'],
  ['OTHER_WAY', 'refund.overrule', '/admin/bookings/91'],
  ['LINK_OTHER_WAY', 'payment.request', '/admin/custom-payments/91'],
  ['TAKING', 'booking.edit', '/admin/bookings/91'],
  ['LINK_TAKING', 'payment.request', '/admin/custom-payments/91'],
  ['GRANT', 'settlement.pay', '/admin/settlements/91'],
  ['PRICES', 'pricing.edit', '/admin/routes/91'],
  ['TARIFF', 'pricing.edit', '/admin/tariffs/changes/91'],
])(
  '%s of a country that waits is told its admins once, but those who stopped mails',
  async (kind, permission, page) => {
    const [asker, khmer, lao, stopped] = [
      await world.anAccount({ roleId: 11, countryCode: 'KH' }),
      await world.anAccount({ roleId: 11, countryCode: 'KH' }),
      await world.anAccount({ roleId: 11, countryCode: 'LA' }),
      await world.anAccount({ roleId: 11, countryCode: 'KH' }),
    ];
    await world.users.subgraph
      .contextFor(service('users'))
      .database.change(
        'update account set stop_email_notification = true, email_verified_at = now() where email = $1 returning id',
        [stopped.email],
      );
    const amount = { amount: 20_000, currency: 'USD' };
    const payload = { kind, recordId: '91', askedById: asker.id, permission, reason: 'He fell ill', amount, pnr: null };
    const event = anEvent('second_person.asked', { ...payload, ...NOWHERE, countryCode: 'KH' });
    for (const _ of [1, 2]) await deliver(event);
    const { rows } = await inbox({ text: khmer.email });
    expect(rows).toMatchObject([{ event: 'second_person.asked', text: expect.stringContaining(page) }]);
    for (const said of ['He fell ill', '$200,00']) expect(rows[0]!['text']).toContain(said);
    for (const { email } of [asker, lao, stopped]) expect((await inbox({ text: email })).total).toBe(0);
  },
);

test.each([
  ['CASH', 'In cash, over a counter'],
  ['WALLET', 'As credit of who bought it'],
])('a refused refund that is to go another way (%s) says how, and no reason', async (way, said) => {
  const second = await world.anAccount({ roleId: 11, countryCode: 'KH' });
  const wish = { kind: 'OTHER_WAY', recordId: '92', askedById: '1', permission: 'refund.overrule', reason: null };
  const amount = { amount: 12_000, currency: 'USD' };
  await deliver(anEvent('second_person.asked', { ...wish, amount, pnr: 'KX74QP', ...NOWHERE, countryCode: 'KH', way }));
  const { rows } = await inbox({ text: second.email });
  expect(rows).toMatchObject([{ event: 'second_person.asked', text: expect.stringContaining(said) }]);
  expect(rows[0]!['text']).not.toContain('Reason');
});

test('second_person.asked tells who may decide it, each in his language, and nobody else', async () => {
  const asker = await world.anAccount({ roleId: 4, operatorId: '778' });
  const [boss, abroad, khmer] = [
    await world.anAccount({ roleId: 1 }),
    await world.anAccount({ roleId: 11, countryCode: 'LA' }),
    await world.anAccount({ roleId: 11, countryCode: 'KH', language: 'km' }),
  ];
  const [support, colleague] = [
    await world.anAccount({ roleId: 7 }),
    await world.anAccount({ roleId: 4, operatorId: '778' }),
  ];
  const payload = {
    kind: 'POLICY',
    recordId: '79',
    askedById: asker.id,
    permission: 'pricing.edit',
    ...NOWHERE,
    operatorId: '778',
    reason: 'Guests decide late',
    amount: null,
    pnr: null,
  };
  const event = anEvent('second_person.asked', payload);
  await deliver(event);
  await deliver(event);
  const about = async (request: string) =>
    (await inbox({ event: 'second_person.asked' })).rows.filter((row) => String(row['text']).includes(request));
  const sent = await about('request=79');
  const told = sent.map((row) => row['to']);
  expect(told).toEqual(expect.arrayContaining([boss.email, khmer.email]));
  expect(new Set(told).size).toBe(told.length);
  for (const { email } of [asker, abroad, support, colleague]) expect(told).not.toContain(email);
  const of = (email: string) => sent.find((row) => row['to'] === email);
  expect(of(khmer.email)).toMatchObject({ language: 'km', subject: expect.stringContaining('គោលការណ៍សងប្រាក់') });
  for (const said of ['Guests decide late', 'Operator 778', '/admin/refund-policies/requests?request=79'])
    expect(of(boss.email)!['text']).toContain(said);
  await deliver(anEvent('second_person.asked', { ...payload, recordId: '80', askedById: boss.id, operatorId: null }));
  const everybodys = await about('request=80');
  expect(everybodys.map((row) => row['to'])).not.toContain(boss.email);
  expect(everybodys.map((row) => row['to'])).not.toContain(khmer.email);
});

test('who asked for a refund policy and has left since is not written to', async () => {
  const payload = { requestId: '78', askedById: '999999', operatorId: null, approved: true, answer: null };
  const before = (await inbox()).total;
  await deliver(anEvent('refund_policy.decided', payload));
  expect((await inbox()).total).toBe(before);
});

test.each(['booking.cancelled', 'booking.rejected'])(
  '%s: money of an agency’s sale goes back to it: its customer is told where to ask, and the agency what to pay',
  async (news) => {
    const desk = `${news}@angkor.example`;
    const name = `Angkor Tours ${news}`;
    const buyer = `buyer-${news}@example.com`;
    const [agency] = await world.users.subgraph.contextFor(service('users')).database.change<{ id: string }>(
      `insert into agency (name, contact_email, country_code, credit_limit, credit_currency, created_at)
     values ($2, $1, 'KH', 0, 'USD', now()) returning id::text as id`,
      [desk, name],
    );
    const sale = { agencyId: agency!.id, agencyBack: refund.amount, ...refund };
    await deliver(anEvent(news, to(buyer, sale)));
    const done = { agencyId: agency!.id, places: [{ place: 'AGENCY', ...refund }], ...refund };
    await deliver(anEvent('refund.done', to(buyer, done)));
    const { rows } = await inbox({ text: buyer });
    expect(rows).toMatchObject([
      { text: expect.stringContaining(`$21,35 has gone back to ${name}`) },
      { text: expect.stringContaining(`$21,35 goes back to ${name}`) },
    ]);
    for (const { text } of rows) expect(text).not.toContain('way you paid');
    expect((await inbox({ text: desk })).rows).toMatchObject([
      { subject: 'Pay $21,35 back to your customer (KX74QP)', text: expect.stringContaining('into your balance') },
    ]);
    expect((await inbox({ text: desk })).rows[0]!['text']).toContain('/agency/bookings/');
  },
);
