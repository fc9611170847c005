import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../messages');
const LOCALES: Record<LanguageCode, string> = { en: 'en-GB', km: 'km', th: 'th-TH-u-ca-gregory', vi: 'vi', es: 'es' };

type Catalogue = Readonly<Record<string, string>>;
const read = (language: LanguageCode) =>
  JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')) as Catalogue;
const catalogues = new Map<LanguageCode, Catalogue>(LANGUAGES.map((language) => [language, read(language)]));

/** The ticket's own words (messages/*.json) with `{name}` filled in. Throws on an id no catalogue has. */
export function word(
  language: LanguageCode,
  id: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = catalogues.get(language)?.[`ticket.${id}`];
  if (text === undefined) throw new Error(`no word ticket.${id} in ${language}`);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** '5 h 35' of so many minutes; whole hours, and less than one, without the other part. */
export function durationOf(language: LanguageCode, whole: number): string {
  const [hours, minutes] = [Math.floor(whole / 60), whole % 60];
  return word(language, hours === 0 ? 'duration-minutes' : minutes === 0 ? 'duration-hours' : 'duration', {
    hours,
    minutes,
  });
}

/** 'Sat 21 Nov 2026', from an ISO text with offset, on that clock. */
export function dayOf(language: LanguageCode, time: string): string {
  const day = new Date(`${time.slice(0, 10)}T00:00:00Z`);
  const format = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], format).format(day);
}

/** 'HH:mm' of an ISO text with offset, on that clock. */
export const clockOf = (time: string): string => time.slice(11, 16);
