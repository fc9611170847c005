import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyFor = (secret: string, of: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, of, 'idempotent answer', 32));

/** AES-256-GCM with a key of its own for each `of`; base64url of nonce, tag and text. */
export function seal(text: string, secret: string, of: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, of), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text again; throws when it was sealed with none of these secrets, or changed. */
export function unseal(sealed: string, secrets: readonly string[], of: string): string {
  const [secret = '', ...older] = secrets;
  try {
    return opened(sealed, secret, of);
  } catch (error) {
    if (older.length === 0) throw error;
    return unseal(sealed, older, of);
  }
}

function opened(sealed: string, secret: string, of: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, of), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
