import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { anEvent, issuedPayload } from '../src/notification/event.fixture.js';
import { user, World } from './world.js';

/** A mail server that keeps what it takes, and refuses with `refusal` while that is set. */
const taken: Email[] = [];
let refusal: number | undefined;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) =>
    done(refusal === undefined ? null : Object.assign(new Error('refused'), { responseCode: refusal })),
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
        taken.push(mail);
        done();
      });
    });
  },
});

let world: World;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as AddressInfo;
  world = await World.start({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Naga <hello@naga.example>' });
});
afterAll(async () => {
  await world.close();
  await new Promise<void>((closed) => server.close(() => closed()));
});
beforeEach(() => {
  taken.length = 0;
  refusal = undefined;
});

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

interface LogRow {
  readonly id: string;
  readonly state: string;
  readonly code?: string;
}
const ADMIN = { userId: '1', roleId: 1, grants: { 'notification.send': 'all', 'user.impersonate': 'all' } } as const;
const admin = user(ADMIN);
const FACTS = 'id state attempts problem againOfId askedBy';
const inLog = async (text: string, narrowed: object = {}, viewer: Viewer = admin): Promise<LogRow[]> => {
  const { rows } = await world.ask<{ rows: LogRow[] }>(
    `query ($text: String, $state: MessageState, $until: LocalDate) {
      messages(text: $text, state: $state, until: $until) { rows { ${FACTS} } } }`,
    { text, ...narrowed },
    viewer,
  );
  return rows;
};
const again = (id: string, viewer: Viewer = admin): Promise<LogRow> =>
  world.ask(
    `mutation ($id: ID!) { sendMessageAgain(id: $id) { ... on Refused { code } ... on Message { ${FACTS} } } }`,
    { id },
    viewer,
  );

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
    refusal = 450;
    await write('later@example.com');
    await send();
    expect(await rowOf('later@example.com')).toMatchObject({ sent_at: null, attempts: 1 });
    refusal = undefined;
    await send();
    expect(taken).toHaveLength(0);
    world.clock.advance({ minutes: 1 });
    await send();
    expect(taken.map(({ to }) => to?.[0]?.address)).toEqual(['later@example.com']);
    expect(await rowOf('later@example.com')).toMatchObject({ attempts: 2, due_at: null });
  });

  test('an address that does not exist is not asked again', async () => {
    refusal = 550;
    await write('gone@example.com');
    await send();
    expect(await rowOf('gone@example.com')).toEqual({ sent_at: null, due_at: null, attempts: 1 });
  });

  test('a mail with a secret forgets its words once it has left, not before', async () => {
    const { email } = await world.anAccount();
    await world.ask('mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }', { email });
    const token = await world.linkTo(email, 'password/reset');
    refusal = 450;
    await send();
    expect((await world.messagesTo(email))[0]?.text).toContain(token);
    refusal = undefined;
    world.clock.advance({ minutes: 1 });
    await send();
    expect(taken[0]?.text).toContain(`/password/reset/${token}/${encodeURIComponent(email)}`);
    expect((await world.messagesTo(email))[0]).toMatchObject({ text: '', html: '', private: true });
  });

  test('what a server says stands in the log until it takes the message', async () => {
    refusal = 450;
    await write('busy@example.com');
    expect(await inLog('busy@example.com')).toMatchObject([{ state: 'WAITING', attempts: 0, problem: null }]);
    await send();
    expect(await inLog('busy@example.com')).toMatchObject([
      { state: 'TRYING_AGAIN', attempts: 1, problem: expect.stringContaining('450') },
    ]);
    world.clock.advance({ minutes: 1 });
    refusal = undefined;
    await send();
    expect(await inLog('busy@example.com')).toMatchObject([{ state: 'SENT', attempts: 2, problem: null }]);
  });

  describe('a message that is sent again', () => {
    test('is one of its own with the same words and files, and says who asked for it', async () => {
      refusal = 550;
      await write('again@example.com');
      await send();
      refusal = undefined;
      world.clock.advance({ minutes: 1 });
      const [failed] = await inLog('again@example.com');
      expect(failed).toMatchObject({ state: 'FAILED', problem: expect.stringContaining('550') });
      const clerk = await world.anAccount({ firstName: 'Sok', lastName: 'San', roleId: 7 });
      const copy = await again(failed!.id, user({ ...ADMIN, userId: clerk.id }));
      expect(copy).toMatchObject({ state: 'WAITING', againOfId: failed!.id, askedBy: 'Sok San' });
      await send();
      expect(taken).toHaveLength(1);
      expect(taken[0]?.attachments).toHaveLength(2);
      expect((await inLog('again@example.com')).map(({ state }) => state)).toEqual(['SENT', 'FAILED']);
      expect(await inLog('again@example.com', { state: 'FAILED' })).toHaveLength(1);
      expect(await inLog('again@example.com', { until: '2020-01-01' })).toEqual([]);
    });

    test('goes once, however often and by whichever of them it is asked for at once', async () => {
      await write('twice@example.com');
      expect(await again((await inLog('twice@example.com'))[0]!.id)).toMatchObject({ code: 'MESSAGE_ON_ITS_WAY' });
      await send();
      world.clock.advance({ minutes: 1 });
      const [{ id }] = (await inLog('twice@example.com')) as [LogRow];
      const answers = await Promise.all([again(id), again(id), again(id)]);
      expect(answers.map(({ code }) => code).sort()).toEqual(['MESSAGE_ON_ITS_WAY', 'MESSAGE_ON_ITS_WAY', undefined]);
      await send();
      world.clock.advance({ minutes: 1 });
      const [copy] = await inLog('twice@example.com');
      expect(await again(copy!.id)).toMatchObject({ againOfId: id });
      expect(await again(id)).toMatchObject({ code: 'MESSAGE_ON_ITS_WAY' });
    });

    test('opens no account, does not leave the sandbox, and is nobody’s of elsewhere', async () => {
      const { email } = await world.anAccount();
      await world.ask('mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }', { email });
      await world.deliver();
      const [secret] = await inLog(email);
      expect(await again(secret!.id)).toMatchObject({ code: 'MESSAGE_SECRET' });
      await write('here@example.com');
      const [{ id }] = (await inLog('here@example.com')) as [LogRow];
      const elsewhere = user({ userId: '3', operatorId: '9', roleId: 4, grants: { 'notification.send': 'operator' } });
      expect(await again(id, elsewhere)).toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
      for (const none of ['0', '\0', '9'.repeat(30)])
        expect(await again(none)).toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
      await write('play@example.com', 'sandbox');
      const played = { ...admin, mode: 'sandbox' as const };
      const [play] = await inLog('play@example.com', {}, played);
      world.clock.advance({ minutes: 1 });
      expect(play).toMatchObject({ state: 'KEPT' });
      expect(await again(play!.id, played)).toMatchObject({ code: 'MESSAGE_WAY_CLOSED' });
      await send();
    });
  });

  test('nothing of the sandbox leaves', async () => {
    await write('sandbox@example.com', 'sandbox');
    await send();
    expect(taken).toHaveLength(0);
    expect(await rowOf('sandbox@example.com')).toEqual({ sent_at: null, due_at: null, attempts: 0 });
  });
});
