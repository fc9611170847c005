import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateViewerKey } from '@naga/server-kit/viewer/signed-viewer.js';

/** By the names the parts read them under. */
export type Secrets = Readonly<
  Record<'POSTGRES_PASSWORD' | 'SESSION_SECRET' | 'ACCOUNT_SECRET' | 'SANDBOX_SECRET' | 'TICKET_SIGNING_KEY', string>
>;

const invent = (): Secrets => ({
  POSTGRES_PASSWORD: randomBytes(24).toString('base64url'),
  SESSION_SECRET: randomBytes(48).toString('base64url'),
  ACCOUNT_SECRET: randomBytes(48).toString('base64url'),
  SANDBOX_SECRET: randomBytes(48).toString('base64url'),
  TICKET_SIGNING_KEY: generateViewerKey().privateKey,
});

function keep(file: string, secrets: Secrets): Secrets {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
  return secrets;
}

/** Only a machine on its own may invent secrets: once, for its owner's eyes, kept beside its data. */
export function keptSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const secrets = { ...invent(), ...kept };
  return Object.keys(secrets).length === Object.keys(kept).length ? secrets : keep(file, secrets);
}
