import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { publicHalf, readBoardingPass, readFormerKeys, signBoardingPass } from './boarding-pass.js';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pass = { ticketId: 't', partId: '9', pnr: 'KX74QP', routeScheduleId: '77', date: '2026-11-21', seatNumber: '5C' };

describe('a boarding pass', () => {
  test('is read with the public key alone', () => {
    expect(readBoardingPass(signBoardingPass(pass, privateKey), publicKey)).toEqual(pass);
  });

  test.each([
    ['what is owed, and since when', { owed: { amount: 1250, currency: 'USD', asOf: 1_763_600_000_000 } }],
    ['that nothing is owed', { owed: { amount: 0, currency: 'LAK', asOf: 1_763_600_000_000 } }],
  ])('says %s', (_, said) => {
    expect(readBoardingPass(signBoardingPass({ ...pass, ...said }, privateKey), publicKey)).toEqual({
      ...pass,
      ...said,
    });
  });

  test.each([
    ['a fraction', ['12.5', 'USD', '1763600000']],
    ['less than nothing', ['-1', 'USD', '1763600000']],
    ['no currency', ['12', '', '1763600000']],
    ['no time', ['12', 'USD']],
  ])('says nothing of money where it holds %s', (_, money) => {
    const payload = Buffer.from([...Object.values(pass), ...money].join('\n')).toString('base64url');
    const text = `NAGA1.${payload}.${sign(null, Buffer.from(payload), privateKey).toString('base64url')}`;
    expect(readBoardingPass(text, publicKey)).toEqual(pass);
  });

  test('signed before the key was changed is still read, with the former public half', () => {
    const former = readFormerKeys(`${publicHalf(privateKey)}, `);
    const current = generateKeyPairSync('ed25519').privateKey;
    const text = signBoardingPass(pass, privateKey);
    expect(readBoardingPass(text, current)).toBeUndefined();
    expect(readBoardingPass(text, current, ...former)).toEqual(pass);
  });

  test.each([
    ['another signer', signBoardingPass(pass, generateKeyPairSync('ed25519').privateKey)],
    [
      'a changed seat',
      signBoardingPass(pass, privateKey).replace(
        /\.([^.]+)\./,
        `.${Buffer.from('t\n9\nKX74QP\n77\n2026-11-21\n1A').toString('base64url')}.`,
      ),
    ],
    ['no signature', 'NAGA1.abc'],
    ['signs that are no base64', 'NAGA1.*.*'],
    ['more than three pieces', `${signBoardingPass(pass, privateKey)}.x`],
    ['anything else', 'https://example.org'],
    ['nothing', ''],
  ])('is refused: %s', (_, text) => {
    expect(readBoardingPass(text, publicKey)).toBeUndefined();
  });
});
