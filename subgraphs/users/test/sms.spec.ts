import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { World } from './world.js';

/** A gateway that keeps what it takes, and answers with `status`. */
const taken: { authorization: string | undefined; id: string; to: string; text: string }[] = [];
let status = 200;
const gateway = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const sms = JSON.parse(Buffer.concat(chunks).toString()) as { id: string; to: string; text: string };
    if (status === 200) taken.push({ authorization: request.headers.authorization, ...sms });
    response.writeHead(status).end('{}');
  });
});

let world: World;
beforeAll(async () => {
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', () => listening()));
  const { port } = gateway.address() as AddressInfo;
  world = await World.start({ SMS_URL: `http://127.0.0.1:${port}/sms`, SMS_TOKEN: 'of-the-gateway' });
});
afterAll(async () => {
  await world.close();
  gateway.closeAllConnections();
  await new Promise<void>((closed) => gateway.close(() => closed()));
});
beforeEach(() => {
  taken.length = 0;
  status = 200;
});

const send = () => world.users.subgraph.runJob('send-messages');
const ask = async (mobileNumber: string, mode: 'live' | 'sandbox' = 'live') => {
  const document = 'mutation ($mobileNumber: String!) { requestOtp(mobileNumber: $mobileNumber) { __typename } }';
  await world.ask(document, { mobileNumber }, guest({ mode }));
  await world.deliver();
};

describe('with SMS_URL', () => {
  test('a code leaves once, and is forgotten here', async () => {
    const { phone } = await world.anAccount({ mobileVerified: true });
    await ask(phone);
    await Promise.all([send(), send()]);
    await send();
    expect(taken).toEqual([
      {
        authorization: 'Bearer of-the-gateway',
        id: expect.stringMatching(/^[0-9a-f-]{36}\.\d+$/),
        to: phone,
        text: expect.stringMatching(/^\d{6} is your Naga code/),
      },
    ]);
    expect((await world.messagesTo(phone))[0]).toMatchObject({ channel: 'SMS', text: '' });
  });

  test('a busy gateway is asked again later, one that refuses is not', async () => {
    const [later, never] = [
      await world.anAccount({ mobileVerified: true }),
      await world.anAccount({ mobileVerified: true }),
    ];
    status = 503;
    await ask(later.phone);
    await send();
    status = 422;
    await ask(never.phone);
    await send();
    status = 200;
    world.clock.advance({ minutes: 1 });
    await send();
    expect(taken.map(({ to }) => to)).toEqual([later.phone]);
  });

  test('nothing of the sandbox leaves', async () => {
    const { phone } = await world.anAccount({ mobileVerified: true });
    await ask(phone, 'sandbox');
    await send();
    expect(taken).toEqual([]);
    expect(await world.messagesTo(phone)).toHaveLength(1);
  });

  test('mails stay in the inbox where there is no way out for them', async () => {
    const { email } = await world.anAccount({ mobileVerified: true });
    await world.ask('mutation ($email: String!) { resendVerification(email: $email) { __typename } }', { email });
    await world.deliver();
    await send();
    expect((await world.messagesTo(email))[0]?.text).toContain('/email/verify/');
  });
});
