import { LANGUAGES, type LocalizedText } from '@naga/kernel/language.js';

/** Texts of a form, in five languages at most. */
export type SaidTexts = { readonly [language in (typeof LANGUAGES)[number]]?: string | null | undefined };

interface Problem {
  readonly path: string;
  readonly code: string;
}

const LONGEST_TITLE = 120;
const LONGEST_TEXT = 2000;
const ONE_LINE = /^[^\p{Cc}]*$/u;
const LINES = /^(?:[^\p{Cc}]|[\t\n\r])*$/u;

/** What is left of them: no language without words. English is asked for by problemsOfWords. */
export const wordsOf = (texts: SaidTexts): LocalizedText =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = texts[language]?.trim() ?? '';
      return text === '' ? [] : [[language, text]];
    }),
  ) as unknown as LocalizedText;

/**
 * What is wrong with the words of a notification: English is what the others fall back to, and a language has both a
 * title and a text or neither (REQUIRED); too long (MAX_LENGTH); control signs (MATCHES).
 */
export function problemsOfWords(titles: SaidTexts, texts: SaidTexts): Problem[] {
  return LANGUAGES.flatMap((language): Problem[] => {
    const [title, text] = [titles[language]?.trim() ?? '', texts[language]?.trim() ?? ''];
    const isAsked = language === 'en' || title !== '' || text !== '';
    const check = (path: string, said: string, longest: number, form: RegExp): Problem[] => {
      if (said === '') return isAsked ? [{ path, code: 'REQUIRED' }] : [];
      if (said.length > longest) return [{ path, code: 'MAX_LENGTH' }];
      return form.test(said) ? [] : [{ path, code: 'MATCHES' }];
    };
    return [
      ...check(`titles.${language}`, title, LONGEST_TITLE, ONE_LINE),
      ...check(`texts.${language}`, text, LONGEST_TEXT, LINES),
    ];
  });
}
