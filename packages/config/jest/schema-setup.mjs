import '../../../tools/typescript.mjs';
import { existsSync } from 'node:fs';

/** Starts the database that the schema tests share. It is TypeScript with our imports, which jest cannot load here. */
export default async function setUp() {
  const file = new URL('../../server-kit/src/testing/global-setup.ts', import.meta.url);
  if (!existsSync(file)) return;
  const { default: start } = await import(file.href);
  globalThis.stopSchemaDatabase = await start();
}
