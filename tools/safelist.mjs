/**
 * The operations of our own apps, as they send them, by the SHA-256 of their text: the list the gateway offers, and with
 * SAFELIST=required demands. Read from what codegen printed, so that there is no second opinion of what a document is.
 */
import { InMemoryCache } from '@apollo/client';
import { print } from 'graphql';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { main, root } from './repository.mjs';

const APPS = '{web,admin-web,packages/app-kit,packages/booking-flow}/src/**/*.generated.ts';
const DOCUMENT = /^export const \w+Document = (\{.*\}) as unknown as DocumentNode</gm;

export const SAFELIST = 'gateway/dist/safelist.json';

const documentsOf = (file) => [...readFileSync(file, 'utf8').matchAll(DOCUMENT)].map(([, json]) => JSON.parse(json));

/** @returns {Record<string, string>} sha256 in hex → text; the servers send it plainly, browsers with __typename */
export function operationsOf(cwd = root) {
  const cache = new InMemoryCache();
  const files = globSync(APPS, { cwd }).sort();
  const texts = files
    .flatMap((file) => documentsOf(join(cwd, file)))
    .flatMap((document) => [print(document), print(cache.transformDocument(document))]);
  return Object.fromEntries(texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]));
}

/** @returns {string[]} the file it wrote */
export function writeSafelist(cwd = root) {
  const file = join(cwd, SAFELIST);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(operationsOf(cwd), null, 1)}\n`);
  return [file];
}

await main(import.meta, () => void writeSafelist());
