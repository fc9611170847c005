import { type BoardingPass, readPass } from '@naga/kernel/boarding-pass.js';

const derOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

const keyOf = (spki: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', derOf(spki), { name: 'Ed25519' }, false, ['verify']);

/** Whether this browser can check a signature at all; those of before 2025 cannot. */
export async function canVerify(keys: readonly string[]): Promise<boolean> {
  try {
    await Promise.all(keys.map(keyOf));
    return true;
  } catch {
    return false;
  }
}

/** The pass that a code holds; undefined for what none of these public keys (base64 SPKI) signed. */
export async function verifyPass(text: string, keys: readonly string[]): Promise<BoardingPass | undefined> {
  const read = readPass(text);
  if (read === undefined) return undefined;
  for (const key of keys) {
    if (await crypto.subtle.verify('Ed25519', await keyOf(key), read.signature, read.signed)) return read.pass;
  }
  return undefined;
}
