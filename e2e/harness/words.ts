import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LanguageCode } from '@naga/kernel/language.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['packages/ui', 'packages/app-kit', 'packages/booking-flow', 'web'];

/** The words of the public site in one language, by message id. */
export function wordsIn(language: LanguageCode): (id: string) => string {
  const files = FOLDERS.map((folder) => join(ROOT, folder, 'messages', `${language}.json`)).filter(existsSync);
  const words = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)) as Record<
    string,
    string
  >;
  return (id) => {
    const text = words[id];
    if (text === undefined) throw new Error(`no word ${id} in ${language}`);
    return text;
  };
}
