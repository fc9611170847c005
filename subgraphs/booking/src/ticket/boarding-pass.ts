import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type BoardingPass, readPass, writePass } from '@naga/kernel/boarding-pass.js';

const derOf = (base64: string): Buffer<ArrayBuffer> => Buffer.from(base64, 'base64');

/** Base64 PKCS#8 of an Ed25519 key, as TICKET_SIGNING_KEY holds it. */
export const readTicketKey = (base64: string): KeyObject =>
  createPrivateKey({ key: derOf(base64), type: 'pkcs8', format: 'der' });

/** Base64 SPKI of the public halves of keys that tickets were signed with before, as TICKET_FORMER_KEYS holds them. */
export const readFormerKeys = (list: string): KeyObject[] =>
  list
    .split(',')
    .map((base64) => base64.trim())
    .filter((base64) => base64 !== '')
    .map((base64) => createPublicKey({ key: derOf(base64), type: 'spki', format: 'der' }));

/** Base64 SPKI of a key's public half: what a scanner is given. */
export const publicHalf = (key: KeyObject): string =>
  (key.type === 'public' ? key : createPublicKey(key)).export({ type: 'spki', format: 'der' }).toString('base64');

/** 'NAGA1.payload.signature': the text of a passenger's QR code. Scanners hold only public keys. */
export const signBoardingPass = (pass: BoardingPass, key: KeyObject): string =>
  writePass(pass, (signed) => sign(null, signed, key));

/** The pass a scanned text holds; undefined for anything that none of these keys signed. */
export function readBoardingPass(text: string, ...keys: readonly KeyObject[]): BoardingPass | undefined {
  const read = readPass(text);
  if (read === undefined) return undefined;
  const isOurs = keys.some((key) =>
    verify(null, read.signed, key.type === 'public' ? key : createPublicKey(key), read.signature),
  );
  return isOurs ? read.pass : undefined;
}
