import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import type { Page } from 'playwright-core';
import { catalogueOf } from './words.js';

/** Words that are the same thing in other languages: shorter texts are no proof of a missing translation. */
const SHORTEST = 10;

const english = catalogueOf('en');
const IDS = new RegExp(
  `\\b(?:${[...new Set(Object.keys(english).map((id) => id.split('.')[0]))].join('|')})\\.[a-z]\\w*\\.[\\w.-]+`,
  'g',
);

/** English sentences that this language says otherwise. */
function foreignWords(language: LanguageCode): Set<string> {
  const own = catalogueOf(language);
  const known = new Set(Object.values(own));
  const texts = Object.entries(english)
    .filter(([id, text]) => own[id] !== text && !known.has(text) && !/[{<]/.test(text) && text.length >= SHORTEST)
    .map(([, text]) => text);
  return new Set(texts);
}

const foreign = Object.fromEntries(
  LANGUAGES.map((language) => [language, language === 'en' ? new Set<string>() : foreignWords(language)]),
) as Record<LanguageCode, Set<string>>;

/** Attributes that are heard, or shown where nothing else is. */
const HEARD = ['aria-label', 'placeholder', 'title', 'alt'];

/** What a page shows as it is written: letters of templates, codes. */
const AS_WRITTEN = '[translate="no"]';

/** Everything a page says in its own words: what is read, and what is only heard. */
const SAID = `[
  document.title,
  ...[...document.querySelectorAll('${AS_WRITTEN}')]
    .map((one) => one.innerText)
    .filter((text) => text !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((said, text) => said.replaceAll(text, ''), document.body.innerText)
    .split('\\n'),
  ...[...document.querySelectorAll('${HEARD.map((name) => `[${name}]:not(${AS_WRITTEN})`).join()}')].flatMap((one) =>
    ${JSON.stringify(HEARD)}.map((name) => one.getAttribute(name) ?? '')),
]`;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const unescaped = (text: string): string =>
  text.replace(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Everything a document says as the server wrote it, without its scripts and styles. */
export function wordsWritten(html: string): string[] {
  const elements = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const heard = elements.matchAll(new RegExp(`\\b(?:${HEARD.join('|')})="([^"]*)"`, 'g'));
  return [...elements.split(/<[^>]*>/), ...[...heard].map(([, text]) => text!)].map(unescaped);
}

/** Message ids, holes and, in what is not in English, English sentences. */
export const wrongWords = (said: readonly string[], language: LanguageCode): string[] =>
  said
    .map((text) => text.trim())
    .flatMap((text) => [
      ...(text.match(IDS) ?? []).map((id) => `id: ${id}`),
      ...(/\bundefined\b|\bNaN\b|\[object |\{\w+\}/.test(text) ? [`hole: ${text}`] : []),
      ...(foreign[language].has(text) ? [`English: ${text}`] : []),
    ]);

/** What is wrong with the words of the page on show. */
export const untranslated = async (page: Page, language: LanguageCode): Promise<string[]> =>
  wrongWords(await page.evaluate<string[]>(SAID), language);
