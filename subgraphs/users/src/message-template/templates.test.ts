import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@naga/kernel/language.js';
import users from '../subgraph.js';
import { ownWords } from '../notification/words.js';
import { sampleFacts } from './sample-facts.js';
import { placeholdersOf, textProblem } from './text-problem.js';
import { ownText, TEMPLATES } from './templates.js';

test('every text of the code stands in one template', () => {
  const all = TEMPLATES.flatMap(({ textIds }) => textIds);
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((textId) => ownText(textId) !== undefined)).toBe(true);
  expect(TEMPLATES.find(({ key }) => key === 'ticket')).toMatchObject({ channel: 'EMAIL', event: 'ticket.issued' });
  expect(TEMPLATES.find(({ key }) => key === 'ticket')!.textIds[0]).toBe('mail.ticket.subject');
});

test('what it is said to go for is an event that is heard', () =>
  expect(Object.keys(users.consumers!)).toEqual(
    expect.arrayContaining(TEMPLATES.flatMap(({ event }) => (event === null ? [] : [event]))),
  ));

test('the code’s own texts keep the rules of staff, in every language, and can be said of the sample', () => {
  for (const textId of TEMPLATES.flatMap(({ textIds }) => textIds)) {
    for (const language of LANGUAGES) {
      const words = ownWords(language, textId);
      expect([textId, language, textProblem(textId, words, ownText(textId)!)]).toEqual([textId, language, undefined]);
    }
    expect(placeholdersOf(ownText(textId)!).filter(({ name }) => !(name in sampleFacts('en')))).toEqual([]);
  }
});

test('the code’s own texts have no apostrophe of ICU, so that staff reads in them what they say', () => {
  const quoted = (language: (typeof LANGUAGES)[number]) =>
    TEMPLATES.flatMap(({ textIds }) => textIds).filter((textId) => ownWords(language, textId).includes("'"));
  expect(LANGUAGES.flatMap(quoted)).toEqual([]);
});
