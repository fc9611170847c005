import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { keptSecrets } from './secrets.js';

const dataDir = join(mkdtempSync(join(tmpdir(), 'naga-secrets-')), 'data');
afterAll(() => rmSync(dataDir, { recursive: true }));

test('secrets are invented once, for their owner only', () => {
  const secrets = keptSecrets(dataDir);
  expect(keptSecrets(dataDir)).toEqual(secrets);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(new Set(Object.values(secrets)).size).toBe(5);
});

test('one that is new since the last start is invented and kept, the others stay', () => {
  const { SESSION_SECRET, ...older } = keptSecrets(dataDir);
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(older));
  const secrets = keptSecrets(dataDir);
  expect(secrets).toMatchObject(older);
  expect(secrets.SESSION_SECRET).not.toBe(SESSION_SECRET);
  expect(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))).toEqual(secrets);
});
