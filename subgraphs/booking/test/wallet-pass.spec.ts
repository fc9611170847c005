import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { APPLE_KEY, WALLET_ENV } from '../src/wallet-pass/keys.fixture.js';
import { openedPass, unzipped } from '../src/wallet-pass/opened-pass.fixture.js';
import { openWallets } from '../src/wallet-pass/wallets.js';
import { bookingEnv } from '../src/env.js';
import { documents } from './documents.js';
import { SECRET, seat, TEST_ENV, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const TICKET = 'id url revoked appleWalletUrl googleWalletPasses { partId seatNumber url }';
const tickets = `query ($id: ID!) { answer: booking(id: $id) { tickets { ${TICKET} } } }`;
const byLink = `query ($id: ID!, $email: String) { answer: ticket(id: $id, email: $email) { ${TICKET} } }`;
const file = `query ($id: ID!, $email: String) {
  answer: appleWalletFile(id: $id, email: $email) { fileName contentType base64 }
}`;
const EMAIL = 'Sok.Dara@example.com';

interface SeenTicket {
  readonly id: string;
  readonly url: string;
  readonly appleWalletUrl: string | null;
  readonly googleWalletPasses: readonly { readonly seatNumber: string; readonly url: string }[];
}
interface SeenFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly base64: string;
}

async function sold(): Promise<{ traveller: Traveller; ticket: SeenTicket }> {
  const traveller = world.aTraveller();
  await traveller.holds(world.aDeparture().leg(), [seat('1A'), seat('1B')]);
  await traveller.tellsNames();
  const { payment } = await traveller.startsToPay();
  await traveller.decides(payment.reference, 'APPROVE');
  const { tickets: all } = await traveller.ask<{ tickets: SeenTicket[] }>(tickets, { id: traveller.bookingId });
  return { traveller, ticket: all[0]! };
}

/** The wallets of the subgraph while something runs: it begins without any. */
async function withWallets(run: () => Promise<void>): Promise<void> {
  const { services } = world.test.subgraph;
  const without = services.wallets;
  const env = bookingEnv({ SANDBOX_SECRET: SECRET, ...TEST_ENV, ...WALLET_ENV });
  Object.assign(services, { wallets: openWallets(env) });
  try {
    await run();
  } finally {
    Object.assign(services, { wallets: without });
  }
}

describe('a ticket in a wallet', () => {
  test('is offered nowhere that no wallet is configured', async () => {
    const { ticket } = await sold();
    expect(ticket).toMatchObject({ appleWalletUrl: null, googleWalletPasses: [] });
    expect(await world.aTraveller().ask(file, { id: ticket.id, email: EMAIL })).toBeNull();
  });

  test('is one pass for each passenger, for whoever may open the ticket', () =>
    withWallets(async () => {
      const { ticket } = await sold();
      const { id, url } = ticket;
      expect(ticket.appleWalletUrl).toBe(`${url}.pkpass`);
      expect(ticket.googleWalletPasses.map(({ seatNumber }) => seatNumber)).toEqual(['1A', '1B']);
      const stranger = world.aTraveller();
      const given = await stranger.ask<SeenFile>(file, { id, email: EMAIL.toUpperCase() });
      expect(given).toMatchObject({
        fileName: expect.stringMatching(/^Naga-[A-Z0-9]{6}-2026-11-23\.pkpasses$/),
        contentType: 'application/vnd.apple.pkpasses',
      });
      const passes = [...unzipped(Buffer.from(given.base64, 'base64')).values()];
      expect(passes.map((pass) => openedPass(pass, APPLE_KEY).serialNumber.split('-')[0])).toEqual([id, id]);
      for (const email of [undefined, null, '', 'other@example.com'])
        expect(await stranger.ask(file, { id, email })).toBeNull();
      expect(await world.aTraveller({ mode: 'sandbox' }).ask(file, { id, email: EMAIL })).toBeNull();
    }));

  test('goes with the seat that is given back; with the last one no pass is left', () =>
    withWallets(async () => {
      const { traveller, ticket } = await sold();
      const { id } = ticket;
      const [first, second] = (await traveller.sees())!.legs[0]!.parts.map(({ id: partId }) => partId);
      const givesBack = (partId?: string) =>
        traveller.ask(documents.cancel, { id: traveller.bookingId, partIds: [partId] });
      await givesBack(first);
      expect(await traveller.ask(byLink, { id, email: EMAIL })).toMatchObject({
        appleWalletUrl: ticket.appleWalletUrl,
        googleWalletPasses: [{ seatNumber: '1B' }],
      });
      expect(await traveller.ask(file, { id, email: EMAIL })).toMatchObject({
        contentType: 'application/vnd.apple.pkpass',
      });
      await givesBack(second);
      expect(await traveller.ask(byLink, { id, email: EMAIL })).toMatchObject({
        revoked: true,
        appleWalletUrl: null,
        googleWalletPasses: [],
      });
      expect(await traveller.ask(file, { id, email: EMAIL })).toBeNull();
    }));
});
