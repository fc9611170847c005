import { LANGUAGES } from '@naga/kernel/language.js';

export type WordsName = `titles.${(typeof LANGUAGES)[number]}` | `texts.${(typeof LANGUAGES)[number]}`;
export type Way = 'EMAIL' | 'SMS' | 'TELEGRAM';
/** What a notification says, and by which ways, as its fields have it. */
export type SaidValues = Record<WordsName, string> & Record<Way, boolean>;

const NO_WORDS = Object.fromEntries(
  LANGUAGES.flatMap((language) => [
    [`titles.${language}`, ''],
    [`texts.${language}`, ''],
  ]),
) as Record<WordsName, string>;

/** Of a new one. */
export const NOTHING_SAID: SaidValues = { ...NO_WORDS, EMAIL: true, SMS: false, TELEGRAM: false };

const WAYS = ['EMAIL', 'SMS', 'TELEGRAM'] as const satisfies readonly Way[];
export const channelsOf = (values: SaidValues): Way[] => WAYS.filter((way) => values[way]);

const orNull = (text: string): string | null => (text === '' ? null : text);

const wordsIn = (values: SaidValues, what: 'titles' | 'texts') => {
  const others = LANGUAGES.filter((language) => language !== 'en').map((language) => [
    language,
    orNull(values[`${what}.${language}`].trim()),
  ]);
  return { en: values[`${what}.en`].trim(), ...(Object.fromEntries(others) as Record<string, string | null>) };
};

/** The same as the graph takes it. */
export const saidIn = (values: SaidValues) => ({
  titles: wordsIn(values, 'titles'),
  texts: wordsIn(values, 'texts'),
  channels: channelsOf(values),
});

/** What is missing: English is what the others fall back to, and a title goes with its text. */
export function wrongWords(values: SaidValues): Partial<Record<WordsName, string | false>> {
  const wrong: Partial<Record<WordsName, string | false>> = {};
  for (const language of LANGUAGES) {
    const [title, text] = [values[`titles.${language}`].trim(), values[`texts.${language}`].trim()];
    const isAsked = language === 'en' || title !== '' || text !== '';
    wrong[`titles.${language}`] = isAsked && title === '' && 'REQUIRED';
    wrong[`texts.${language}`] = isAsked && text === '' && 'REQUIRED';
  }
  return wrong;
}
