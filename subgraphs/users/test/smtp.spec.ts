import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Email } from 'postal-mime';
import { anEvent, issuedPayload } from '../src/notification/event.fixture.js';
import { MailServer } from './mail-server.js';
import { World } from './world.js';

const server = new MailServer();
const { taken } = server;
let world: World;
beforeAll(async () => {
  world = await World.start(await server.start());
});
afterAll(async () => {
  await world.close();
  await server.close();
});
beforeEach(() => server.forget());

const send = () => world.users.subgraph.runJob('send-messages');
const rowOf = async (recipient: string) => {
  const [row] = await world.users.subgraph.database.rows<{
    sent_at: Date | null;
    due_at: Date | null;
    attempts: number;
  }>('select sent_at, due_at, attempts from message where recipient = $1', [recipient]);
  return row;
};
const write = (contactEmail: string, mode: 'live' | 'sandbox' = 'live') => {
  const event = anEvent('ticket.issued', { ...issuedPayload, contactEmail, language: 'km' });
  return world.users.subgraph.consume({ ...event, mode });
};

describe('with SMTP_URL', () => {
  test('a message leaves once, in both forms, with its ticket and the id of the request', async () => {
    await write('ana@example.com');
    expect(await rowOf('ana@example.com')).toMatchObject({ sent_at: null, attempts: 0 });
    await Promise.all([send(), send()]);
    await send();
    expect(taken).toHaveLength(1);
    const [mail] = taken as [Email];
    expect(mail.from).toMatchObject({ address: 'hello@naga.example' });
    expect(mail.to).toMatchObject([{ address: 'ana@example.com' }]);
    expect(mail.subject).toBe('សំបុត្ររបស់អ្នក ភ្នំពេញ → សៀមរាប (KX74QP)');
    expect(mail.html).toContain('<html lang="km">');
    expect(mail.text).toContain('KX74QP');
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}\.\d+\.email@naga>$/);
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'x-request-id', value: 'req-1' }));
    const [pdf] = mail.attachments;
    expect(pdf).toMatchObject({ filename: 'tIcKeT-1.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(pdf?.content as ArrayBuffer).toString()).toBe('pdf of tIcKeT-1');
    expect(await rowOf('ana@example.com')).toEqual({ sent_at: new Date(world.clock.now()), due_at: null, attempts: 1 });
  });

  test('a busy server is asked again later', async () => {
    server.refusal = 450;
    await write('later@example.com');
    await send();
    expect(await rowOf('later@example.com')).toMatchObject({ sent_at: null, attempts: 1 });
    server.refusal = undefined;
    await send();
    expect(taken).toHaveLength(0);
    world.clock.advance({ minutes: 1 });
    await send();
    expect(taken.map(({ to }) => to?.[0]?.address)).toEqual(['later@example.com']);
    expect(await rowOf('later@example.com')).toMatchObject({ attempts: 2, due_at: null });
  });

  test('an address that does not exist is not asked again', async () => {
    server.refusal = 550;
    await write('gone@example.com');
    await send();
    expect(await rowOf('gone@example.com')).toEqual({ sent_at: null, due_at: null, attempts: 1 });
  });

  test('a mail with a secret forgets its words once it has left, not before', async () => {
    const { email } = await world.anAccount();
    await world.ask('mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }', { email });
    const token = await world.linkTo(email, 'password/reset');
    server.refusal = 450;
    await send();
    expect((await world.messagesTo(email))[0]?.text).toContain(token);
    server.refusal = undefined;
    world.clock.advance({ minutes: 1 });
    await send();
    expect(taken[0]?.text).toContain(`/password/reset/${token}/${encodeURIComponent(email)}`);
    expect((await world.messagesTo(email))[0]).toMatchObject({ text: '', html: '', private: true });
  });

  test('nothing of the sandbox leaves', async () => {
    await write('sandbox@example.com', 'sandbox');
    await send();
    expect(taken).toHaveLength(0);
    expect(await rowOf('sandbox@example.com')).toEqual({ sent_at: null, due_at: null, attempts: 0 });
  });
});
