import { expect, test } from '@jest/globals';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { inventSecrets, writeSecrets } from './make-secrets.mjs';
import { root } from './repository.mjs';

test('every secret that docker-compose.yml asks for is made, and no other', () => {
  const asked = readFileSync(join(root, 'docker-compose.yml'), 'utf8').matchAll(/\$\{([A-Z_]+):\?/g);
  expect(Object.keys(inventSecrets()).sort()).toEqual([...new Set([...asked].map(([, name]) => name))].sort());
});

test('each signer is trusted by the public half of its own key', () => {
  const secrets = inventSecrets();
  for (const entry of secrets.VIEWER_TRUSTED_KEYS.split(',')) {
    const [name, publicKey] = [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)];
    const der = Buffer.from(secrets[`${name.toUpperCase()}_VIEWER_KEY`], 'base64');
    const own = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
    expect(own.export({ type: 'spki', format: 'der' }).toString('base64')).toBe(publicKey);
  }
});

test('the file is for its owner alone, and written once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'naga-secrets-'));
  try {
    writeSecrets(folder);
    const text = readFileSync(join(folder, '.env'), 'utf8');
    expect(Object.keys(parseEnv(text)).sort()).toEqual(Object.keys(inventSecrets()).sort());
    expect(statSync(join(folder, '.env')).mode & 0o077).toBe(0);
    expect(() => writeSecrets(folder)).toThrow('exists');
    expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(text);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
