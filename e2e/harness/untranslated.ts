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

/** Everything a page says: what is read, and what is only heard. */
async function saidOn(page: Page): Promise<string[]> {
  const seen = await page.locator('body').innerText();
  const heard: string[] = await page.evaluate(
    `[...document.querySelectorAll('[aria-label],[placeholder],[title],[alt]')].flatMap((one) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''))`,
  );
  return [await page.title(), ...seen.split('\n'), ...heard].map((text) => text.trim());
}

/** Message ids, holes and English sentences on a page that is not in English. */
export async function untranslated(page: Page, language: LanguageCode): Promise<string[]> {
  const said = await saidOn(page);
  return said.flatMap((text) => [
    ...(text.match(IDS) ?? []).map((id) => `id: ${id}`),
    ...(/\bundefined\b|\bNaN\b|\[object |\{\w+\}/.test(text) ? [`hole: ${text}`] : []),
    ...(foreign[language].has(text) ? [`English: ${text}`] : []),
  ]);
}
