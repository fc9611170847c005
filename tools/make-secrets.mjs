/**
 * The secrets docker-compose.yml asks for, each random: `node tools/make-secrets.mjs` writes them to .env, which git
 * ignores. An .env that exists is kept, since a new database password would not open the old database.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root } from './repository.mjs';

/** Who signs viewers: the gateway for people, every subgraph for itself. */
const SIGNERS = ['gateway', 'catalogue', 'pricing', 'booking', 'users', 'experiences', 'cargo'];

/** Ed25519, base64: PKCS#8 for its owner, SPKI for everybody. */
function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** @returns {Record<string, string>} new ones at every call */
export function inventSecrets() {
  const pairs = SIGNERS.map((name) => [name, keyPair()]);
  return {
    POSTGRES_PASSWORD: randomBytes(24).toString('base64url'),
    SESSION_SECRET: randomBytes(48).toString('base64url'),
    ACCOUNT_SECRET: randomBytes(48).toString('base64url'),
    SANDBOX_SECRET: randomBytes(48).toString('base64url'),
    TICKET_SIGNING_KEY: keyPair().privateKey,
    VIEWER_TRUSTED_KEYS: pairs.map(([name, { publicKey }]) => `${name}=${publicKey}`).join(','),
    ...Object.fromEntries(pairs.map(([name, pair]) => [`${name.toUpperCase()}_VIEWER_KEY`, pair.privateKey])),
  };
}

/** Writes them for their owner's eyes only; throws when the file exists. */
export function writeSecrets(folder) {
  const file = join(folder, '.env');
  if (existsSync(file)) throw new Error(`${file} exists; the secrets in it are kept.`);
  const lines = Object.entries(inventSecrets()).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600, flag: 'wx' });
}

await main(import.meta, () => writeSecrets(process.argv[2] ?? root));
