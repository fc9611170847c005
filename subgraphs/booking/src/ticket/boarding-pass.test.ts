import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { readBoardingPass, signBoardingPass } from './boarding-pass.js';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pass = { ticketId: 't', partId: '9', pnr: 'KX74QP', routeScheduleId: '77', date: '2026-11-21', seatNumber: '5C' };

describe('a boarding pass', () => {
  test('is read with the public key alone', () => {
    expect(readBoardingPass(signBoardingPass(pass, privateKey), publicKey)).toEqual(pass);
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
    ['anything else', 'https://example.org'],
    ['nothing', ''],
  ])('is refused: %s', (_, text) => {
    expect(readBoardingPass(text, publicKey)).toBeUndefined();
  });
});
