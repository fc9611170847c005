/**
 * The words of the apps, messages/{en,km,th,vi,es}.json of each workspace that has any: flat, id → ICU text.
 *   node tools/messages.mjs extract   writes each en.json from the source
 *   node tools/messages.mjs verify    fails on drift, missing or extra ids, and placeholders that differ from English
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { main, root } from './repository.mjs';

export const LANGUAGES = ['en', 'km', 'th', 'vi', 'es'];

/** English stands in the source there, beside its use. */
const EXTRACTED = ['web', 'admin-web', 'packages/ui', 'packages/app-kit', 'packages/booking-flow'];

const catalogue = (folder, language) => join(folder, 'messages', `${language}.json`);

/** @returns {string} the English catalogue as the source has it, sorted by id */
export function extract(folder) {
  const patterns = ['src/**/*.ts', 'src/**/*.tsx'];
  const ignored = ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/*.generated.ts'];
  const said = formatjs(folder, ['extract', ...patterns, '--format', 'simple', '--throws', '--ignore', ...ignored]);
  if (said.status !== 0) throw new Error(said.text);
  const messages = Object.entries(JSON.parse(said.text)).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`;
}

/** @returns {string[]} what is wrong with a folder's catalogues, in words */
export function problems(folder) {
  const missing = LANGUAGES.filter((language) => !existsSync(catalogue(folder, language)));
  if (missing.length > 0) return [`${folder}/messages: no ${missing.join(', ')}`];
  const files = LANGUAGES.map((language) => join('messages', `${language}.json`));
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
  const { status, text } = formatjs(folder, ['verify', '--source-locale', 'en', ...checks, ...files]);
  return status === 0 ? [] : [`${folder}/messages:\n${text}`];
}

/** @returns {string[]} a line for a folder whose English is not what its source says */
export const drift = (folder) =>
  existsSync(catalogue(folder, 'en')) && readFileSync(catalogue(folder, 'en'), 'utf8') === extract(folder)
    ? []
    : [`${folder}/messages/en.json is not what the source says: node tools/messages.mjs extract`];

function formatjs(folder, args) {
  const program = join(root, 'node_modules/@formatjs/cli/bin/formatjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, text: status === 0 ? stdout : stdout + stderr };
}

const here = (folders) => folders.map((folder) => join(root, folder)).filter((folder) => existsSync(folder));
const hasWords = (folder) => extract(folder) !== '{}\n';

/** @returns {string[]} everything that is wrong with the repository's words */
export function verify() {
  const extracted = here(EXTRACTED).filter(hasWords);
  // English is written by hand there: the words of mails and tickets.
  const written = globSync('subgraphs/*/messages', { cwd: root }).map((folder) => join(root, dirname(folder)));
  return [...extracted.flatMap(drift), ...[...extracted, ...written].flatMap(problems)];
}

function writeEnglish() {
  for (const folder of here(EXTRACTED).filter(hasWords)) {
    const file = catalogue(folder, 'en');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, extract(folder));
  }
}

await main(import.meta, () => {
  if (process.argv[2] === 'extract') return writeEnglish();
  const wrong = verify();
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
});
