import { verify } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import { EnvironmentError } from '@naga/server-kit/env.js';
import { bookingEnv } from '../env.js';
import { sampleFacts } from '../ticket/sample.fixture.js';
import { APPLE_KEY, GOOGLE_KEY, WALLET_ENV } from './keys.fixture.js';
import { openedPass, unzipped } from './opened-pass.fixture.js';
import { type WalletPass, walletPasses } from './wallet-pass.js';
import { openWallets } from './wallets.js';

const NOW = Date.parse('2026-11-20T10:00:00+07:00');
const REST = { SANDBOX_SECRET: 'a secret that only tests know, 32+', TICKET_SIGNING_KEY: 'unread here' };
const walletsOf = (env: NodeJS.ProcessEnv) => openWallets(bookingEnv({ ...REST, ...env }));
const { apple, google } = walletsOf(WALLET_ENV);

const passesIn = (language: LanguageCode): WalletPass[] =>
  walletPasses({
    ticketId: 'k3jmzbq0t2xyw9lrvn5aqe001',
    transportType: 'BUS',
    revoked: false,
    facts: sampleFacts(language),
    now: NOW,
  });

describe('each wallet is configured whole or not at all', () => {
  test('without its names there is none', () => {
    expect(walletsOf({})).toEqual({ apple: undefined, google: undefined });
  });

  test.each(Object.keys(WALLET_ENV))('the names that are missing are told where only %s is given', (name) => {
    const given = { [name]: WALLET_ENV[name as keyof typeof WALLET_ENV] };
    const [kind] = name.split('_', 1) as [string];
    const missing = Object.keys(WALLET_ENV).filter((other) => other.startsWith(kind) && other !== name);
    const told = `Environment is not complete:\n  ${missing.join('\n  ')}`;
    expect(() => walletsOf(given)).toThrow(new EnvironmentError(told));
  });

  test.each(['APPLE', 'GOOGLE'])('%s alone will do', (kind) => {
    const env = Object.fromEntries(Object.entries(WALLET_ENV).filter(([name]) => name.startsWith(kind)));
    const { apple: file, google: link } = walletsOf(env);
    expect([file !== undefined, link !== undefined]).toEqual([kind === 'APPLE', kind === 'GOOGLE']);
  });
});

describe('a pass for Apple Wallet', () => {
  test.each(LANGUAGES)('in %s is signed, holds what its manifest says and what its passenger shows', (language) => {
    const [pass] = passesIn(language);
    const { contentType, extension, bytes } = apple!.file([pass!]);
    expect([contentType, extension]).toEqual(['application/vnd.apple.pkpass', 'pkpass']);
    const read = openedPass(bytes, APPLE_KEY);
    expect(read).toMatchObject({
      passTypeIdentifier: 'pass.example.naga',
      teamIdentifier: 'TEAM123456',
      serialNumber: pass!.id,
      barcodes: [{ message: pass!.qr, format: 'PKBarcodeFormatQR' }],
      boardingPass: {
        transitType: 'PKTransitTypeBus',
        headerFields: [{ value: '2026-11-21T07:30:00+07:00', ignoresTimeZone: true }],
        primaryFields: [
          { label: pass!.from.stop, value: pass!.from.place },
          { label: pass!.to.stop, value: pass!.to.place },
        ],
        secondaryFields: [{ value: pass!.passenger }, { value: '5C' }],
      },
    });
    expect(Date.parse(read.expirationDate)).toBe(Date.parse(pass!.to.time));
    expect(read.boardingPass.auxiliaryFields.map(({ key }) => key)).toEqual(['booking', 'be-there-by', 'arrives']);
  });

  test('of several passengers is a bundle with one for each', () => {
    const { contentType, extension, bytes } = apple!.file(passesIn('km'));
    expect([contentType, extension]).toEqual(['application/vnd.apple.pkpasses', 'pkpasses']);
    const seats = [...unzipped(bytes).values()].map(
      (pass) => openedPass(pass, APPLE_KEY).boardingPass.secondaryFields[1]?.value,
    );
    expect(seats).toEqual(['5C', '5D']);
  });

  test('that somebody wrote in is no pass', () => {
    const { bytes } = apple!.file([passesIn('en')[0]!]);
    const forged = Buffer.from(bytes.toString('latin1').replaceAll('"5C"', '"1A"'), 'latin1');
    expect(() => openedPass(forged, APPLE_KEY)).toThrow('another content');
    expect(() => openedPass(bytes, GOOGLE_KEY)).toThrow('not signed');
  });
});

describe('a link for Google Wallet', () => {
  const SAVE = 'https://pay.google.com/gp/v/save/';
  const partsOf = (url: string) => url.slice(SAVE.length).split('.') as [string, string, string];
  const read = <T>(part: string): T => JSON.parse(Buffer.from(part, 'base64url').toString()) as T;
  const ticketIn = (url: string) =>
    read<{ payload: { transitObjects: [Record<string, unknown>] } }>(partsOf(url)[1]).payload.transitObjects[0];

  test('is signed by the service account, and is the ticket', () => {
    const [pass] = passesIn('en');
    const [head, claims, signature] = partsOf(google!.link(pass!, NOW));
    const signed = Buffer.from(`${head}.${claims}`);
    expect(verify('sha256', signed, GOOGLE_KEY, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(read(head)).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(read(claims)).toMatchObject({
      iss: WALLET_ENV.GOOGLE_WALLET_EMAIL,
      aud: 'google',
      typ: 'savetowallet',
      iat: NOW / 1000,
      payload: {
        transitObjects: [
          {
            id: `3388000000012345678.${pass!.id}`,
            classId: '3388000000012345678.naga-bus',
            tripId: 'KX74QP',
            passengerNames: 'Ms Dara Keo',
            ticketLeg: {
              originName: { defaultValue: { language: 'en', value: 'Phnom Penh, Night Market branch' } },
              departureDateTime: '2026-11-21T07:30:00+07:00',
              ticketSeat: { seat: '5C' },
            },
            textModulesData: [{ header: 'Be there by', body: '07:10 (UTC+7)' }],
            barcode: { type: 'QR_CODE', value: pass!.qr },
          },
        ],
      },
    });
  });

  test.each(LANGUAGES)(
    'in %s is as long as a browser surely takes, and always has the code of the door',
    (language) => {
      for (const pass of passesIn(language)) {
        const url = google!.link(pass, NOW);
        expect(url.length).toBeLessThanOrEqual(1800 + SAVE.length);
        expect(ticketIn(url)).toMatchObject({ tripId: pass.pnr, barcode: { value: pass.qr } });
      }
    },
  );

  test.each([
    ['everything', 0, true, true],
    ['no more lines', 50, false, true],
    ['no more stops', 120, false, false],
  ])('says %s beside %d more Khmer letters', (_, letters, lines, stops) => {
    const [pass] = passesIn('en');
    const { from } = pass!;
    const ticket = ticketIn(google!.link({ ...pass!, from: { ...from, stop: from.stop + 'ក'.repeat(letters) } }, NOW));
    expect([ticket['textModulesData'] !== undefined, JSON.stringify(ticket).includes('Night Market')]).toEqual([
      lines,
      stops,
    ]);
  });
});
