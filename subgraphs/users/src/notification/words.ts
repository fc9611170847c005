import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import { readFileSync } from 'node:fs';

type Facts = Readonly<Record<string, string | number>>;

/** Says a message of messages/{language}.json; throws when there is no such message or a fact is missing. */
export type Words = (id: string, facts?: Facts) => string;

/** Thai dates count the Gregorian year: tickets and timetables of the region do. */
export const LOCALES: Readonly<Record<LanguageCode, string>> = {
  en: 'en-GB',
  km: 'km',
  th: 'th-u-ca-gregory',
  vi: 'vi',
  es: 'es',
};

const catalogue = (language: LanguageCode): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;

const OWN = Object.fromEntries(LANGUAGES.map((language) => [language, catalogue(language)])) as Record<
  LanguageCode,
  Record<string, string>
>;

/** Of all messages. */
export const textIds: readonly string[] = Object.keys(OWN.en);

/** A message as the code has it, unsaid. */
export const ownWords = (language: LanguageCode, id: string): string => OWN[language][id]!;

function speaker(language: LanguageCode): IntlShape<string> {
  const messages = OWN[language];
  const onError = (error: unknown): never => {
    throw error;
  };
  return createIntl({ locale: LOCALES[language], messages, onError }, createIntlCache());
}

const speakers = Object.fromEntries(LANGUAGES.map((language) => [language, speaker(language)])) as Record<
  LanguageCode,
  IntlShape<string>
>;

export const wordsIn =
  (language: LanguageCode): Words =>
  (id, facts) =>
    speakers[language].formatMessage({ id }, facts);

/** 'Saturday, 21 November 2026' of the day in '2026-11-21T07:30:00+07:00'. */
export const dayIn = (language: LanguageCode, at: string): string =>
  speakers[language].formatDate(`${at.slice(0, 10)}T00:00:00Z`, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** 'Sat 21 Nov' of the same. */
export const shortDayIn = (language: LanguageCode, at: string): string =>
  speakers[language].formatDate(`${at.slice(0, 10)}T00:00:00Z`, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
