import { isLanguage, type LanguageCode } from '@naga/kernel/language.js';

/** The reader's language: what the client says, else the first of Accept-Language we speak, else English. */
export function languageOfRequest(said: string | undefined, accepted: string | undefined): LanguageCode {
  if (isLanguage(said)) return said;
  const wanted = (accepted ?? '').split(',').map((part) => {
    const [tag = '', quality] = part.trim().split(/;\s*q=/);
    return { code: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wanted.filter(({ code, quality }) => isLanguage(code) && quality > 0);
  known.sort((a, b) => b.quality - a.quality);
  return (known[0]?.code as LanguageCode | undefined) ?? 'en';
}
