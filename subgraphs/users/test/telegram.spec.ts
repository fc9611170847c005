import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { anEvent, issuedPayload } from '../src/notification/event.fixture.js';
import { user, World } from './world.js';

/** A bot that keeps what it is asked to say, and answers with `status`. */
const said: { path: string | undefined; body: Record<string, unknown> }[] = [];
let status = 200;
const bot = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    said.push({ path: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown> });
    response.writeHead(status).end('{}');
  });
});

let world: World;
beforeAll(async () => {
  await new Promise<void>((listening) => bot.listen(0, '127.0.0.1', () => listening()));
  const { port } = bot.address() as AddressInfo;
  world = await World.start({ TELEGRAM_URL: `http://127.0.0.1:${port}/`, TELEGRAM_TOKEN: '42:of-the-bot' });
});
afterAll(async () => {
  await world.close();
  bot.closeAllConnections();
  await new Promise<void>((closed) => bot.close(() => closed()));
});

test('with TELEGRAM_TOKEN the short text leaves once by the bot; a chat that refuses it is not asked again', async () => {
  const { id } = await world.anAccount();
  const { database } = world.users.subgraph.contextFor(service('users'));
  await database.change('update account set telegram_id = $2 where id = $1', [id, '@dara']);
  const event = anEvent('booking.cancelled', { ...issuedPayload, bookedByUserId: id });
  await world.users.subgraph.consume(event);
  await Promise.all([world.users.subgraph.runJob('send-messages'), world.users.subgraph.runJob('send-messages')]);
  expect(said).toEqual([
    {
      path: '/bot42:of-the-bot/sendMessage',
      body: { chat_id: '@dara', text: expect.stringContaining('Phnom Penh - Siem Reap') },
    },
  ]);
  status = 403;
  await world.users.subgraph.consume(anEvent('booking.cancelled', { ...issuedPayload, bookedByUserId: id }));
  await world.users.subgraph.runJob('send-messages');
  world.clock.advance({ hours: 12 });
  await world.users.subgraph.runJob('send-messages');
  expect(said).toHaveLength(2);
  const [told] = await database.rows<{ id: string }>("select id from message where recipient = '@dara' limit 1");
  await database.change('update account set telegram_id = null where id = $1', [id]);
  const clerk = user({ userId: '1', roleId: 1, grants: { 'notification.send': 'all' } });
  const again = 'mutation ($id: ID!) { sendMessageAgain(id: $id) { ... on Refused { code } } }';
  expect(await world.ask(again, { id: told!.id }, clerk)).toEqual({ code: 'MESSAGE_STOPPED' });
});
