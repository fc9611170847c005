import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** 256 random bits, base64url: what a link or a client carries. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the form of one: anything else opens nothing, and PostgreSQL cannot even be asked for some of it. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What is stored of a secret too long to be guessed: SHA-256, hex. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const keyFor = (key: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));

/** What is stored of a short code, which a plain hash would not hide: HMAC-SHA-256, hex. `of` is whom it belongs to. */
export const keyedHashOf = (code: string, of: string, key: string): string =>
  createHmac('sha256', keyFor(key, 'codes'))
    .update(JSON.stringify([of, code]))
    .digest('hex');

/** AES-256-GCM; base64url of nonce, tag and text. */
export function seal(text: string, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(key, 'secrets'), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text again; throws when it was sealed with another key or changed. */
export function unseal(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(key, 'secrets'), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
