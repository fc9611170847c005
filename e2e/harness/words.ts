import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LanguageCode } from '@naga/kernel/language.js';
import { createIntl } from 'react-intl';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['packages/ui', 'packages/app-kit', 'packages/booking-flow', 'web', 'admin-web'];

type Values = Record<string, string | number>;

export interface Words {
  /** The words of a message as a reader sees them. */
  (id: string, values?: Values): string;
  /** The same where the facts named by `any` may be anything. */
  readonly like: (id: string, any: readonly string[], values?: Values) => RegExp;
}

/** Every message of one language by its id, as the catalogues hold them. */
export function catalogueOf(language: LanguageCode): Record<string, string> {
  const files = FOLDERS.map((folder) => join(ROOT, folder, 'messages', `${language}.json`)).filter(existsSync);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)) as Record<
    string,
    string
  >;
}

const ANY = '\uFFFC';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of the site and of the back office in one language, by message id. */
export function wordsIn(language: LanguageCode): Words {
  const messages = catalogueOf(language);
  const intl = createIntl({ locale: language, messages, onError: () => undefined });
  const words = (id: string, values: Values = {}): string => {
    if (messages[id] === undefined) throw new Error(`no word ${id} in ${language}`);
    return intl.formatMessage({ id }, values as never);
  };
  const like = (id: string, any: readonly string[], values: Values = {}): RegExp => {
    const text = words(id, { ...values, ...Object.fromEntries(any.map((name) => [name, ANY])) });
    return new RegExp(`^${escaped(text).replaceAll(ANY, '.+')}$`);
  };
  return Object.assign(words, { like });
}
