/** Interface languages as their URL prefix (specification, section 2). Khmer is `kh` in a path and `km` everywhere else. */
export const LANGUAGES = ['en', 'km', 'th', 'vi', 'es'] as const;
/** ISO 639-1 code, also the html lang. */
export type LanguageCode = (typeof LANGUAGES)[number];

const PREFIXES: Record<LanguageCode, string> = { en: 'en', km: 'kh', th: 'th', vi: 'vi', es: 'es' };

export const isLanguage = (text: unknown): text is LanguageCode => LANGUAGES.includes(text as LanguageCode);

/** The two letters that stand for a language in a path. */
export const prefixOf = (language: LanguageCode): string => PREFIXES[language];

/** The language a path prefix names; undefined for any other word. */
export function languageOfPrefix(prefix: string | undefined): LanguageCode | undefined {
  return LANGUAGES.find((language) => PREFIXES[language] === prefix);
}

/** The cookie accepts en, th and km; any other value reads as en (specification, section 1). */
export function languageOfCookie(value: string | undefined): LanguageCode {
  return value === 'th' || value === 'km' ? value : 'en';
}

/** A name in English and, where people know one, in the other languages. */
export type LocalizedText = { readonly en: string } & {
  readonly [code in Exclude<LanguageCode, 'en'>]?: string | undefined;
};

/** The text in the reader's language, else in English. */
export const localize = (text: LocalizedText, language: LanguageCode): string => text[language] ?? text.en;
