import { expect, test } from '@jest/globals';
import { wordsMiddleware } from './words-middleware.js';

const loaded: string[] = [];
const load = (what: string) => async (language: string) => void loaded.push(`${what} ${language}`);
const goThrough = wordsMiddleware(load('first'), load('all'));
type Args = Parameters<typeof goThrough>[0];

/** Goes to a page; the root loader, where it is asked, answers with this language. Answers the words it then has. */
async function wordsAt(path: string, language?: string): Promise<string[]> {
  const url = new URL(path, 'https://naga.example');
  const root = language !== undefined && { root: { type: 'data' as const, result: { site: { language } } } };
  await goThrough({ url } as Args, async () => ({ ...root }));
  return loaded.splice(0);
}

test('a page has its words before it is shown, also in the language that another tab has chosen since', async () => {
  document.documentElement.lang = 'en';
  expect(await wordsAt('/faq')).toEqual(['all en']);
  expect(await wordsAt('/faq', 'en')).toEqual(['all en']);
  expect(await wordsAt('/faq', 'th')).toEqual(['all en', 'all th']);
  expect(await wordsAt('/kh/bus-tickets/phnom-penh', 'km')).toEqual(['first en', 'first km']);
});
