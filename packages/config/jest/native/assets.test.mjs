import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import './assets.mjs';

test('what a screen imports is nothing, what a server looks for is its file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'naga assets '));
  const font = join(folder, 'khmer.woff2');
  writeFileSync(font, 'letters');
  try {
    expect((await import(font)).default).toBe('');
    expect(createRequire(import.meta.url).resolve(font)).toBe(font);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
