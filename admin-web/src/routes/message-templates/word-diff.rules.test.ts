import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wordDiff } from './word-diff.rules.js';

const SIGNS = { same: '', gone: '-', new: '+' } as const;
const drawn = (before: string, after: string, language = 'en') =>
  wordDiff(before, after, language)
    .map(({ kind, text }) => (kind === 'same' ? text : `[${SIGNS[kind]}${text}]`))
    .join('');

test.each([
  ['nothing else', 'Pay {amount} now', 'Pay {amount} now', 'Pay {amount} now'],
  ['one word', 'Pay {amount} now', 'Pay {amount} soon', 'Pay {amount} [-now][+soon]'],
  ['a word more', 'Pay {amount}', 'Please pay {amount}', '[-Pay][+Please pay] {amount}'],
  ['a word less', 'Please do pay', 'Please pay', 'Please [-do ]pay'],
  ['another placeholder', 'Ref. {pnr}', 'Ref. {code}', 'Ref. [-{pnr}][+{code}]'],
  ['words apart, that are changes of their own', 'One fine day', 'Two fine ways', '[-One][+Two] fine [-day][+ways]'],
  ['a blank', 'Pay  now', 'Pay now', 'Pay[-  ][+ ]now'],
  ['nothing of it', 'Hello', '', '[-Hello]'],
  ['all of it', '', 'Hello', '[+Hello]'],
  ['neither', '', '', ''],
  ['an apostrophe', "It's off", 'It is off', "[-It's][+It is] off"],
])('%s', (_, before, after, expected) => expect(drawn(before, after)).toBe(expected));

test('words of a language without blanks are told apart', () => {
  expect(drawn('ចុងភៅធ្វើម្ហូបឆ្ងាញ់', 'ចុងភៅធ្វើម្ហូបថ្មី', 'km')).toBe('ចុងភៅធ្វើម្ហូប[-ឆ្ងាញ់][+ថ្មី]');
  expect(drawn('ฉันไปตลาด', 'ฉันไปโรงเรียน', 'th')).toBe('ฉันไป[-ตลาด][+โรงเรียน]');
});

test('both texts stand in it, whatever they are', () => {
  const word = fc.constantFrom('a', 'b', 'c', ' ', '{pnr}', "'", 'é', '🚌');
  const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after, 'en');
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      expect([without('new'), without('gone')]).toEqual([before, after]);
    }),
  );
});
