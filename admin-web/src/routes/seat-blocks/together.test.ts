import { expect, test } from '@jest/globals';
import { leftOf, type WhyNot } from './together.js';

const refusing =
  (bad: readonly string[], isRefusal: boolean, sent: string[]) =>
  async (some: readonly string[]): Promise<WhyNot | undefined> => {
    sent.push(some.join(''));
    return some.some((one) => bad.includes(one)) ? { text: 'no', isRefusal } : undefined;
  };

test.each([
  ['nothing is refused: once', ['a', 'b'], [], true, ['ab'], []],
  ['one is refused: the others are done', ['a', 'b', 'c'], ['b'], true, ['abc', 'a', 'b', 'c'], ['b']],
  ['the only one is refused: it is not tried again', ['a'], ['a'], true, ['a'], ['a']],
  ['nobody answers: nothing more is asked', ['a', 'b'], ['a'], false, ['ab'], ['a', 'b']],
])('%s', async (_, all, bad, isRefusal, asked, left) => {
  const sent: string[] = [];
  expect((await leftOf(all, refusing(bad, isRefusal, sent))).map(({ of }) => of)).toEqual(left);
  expect(sent).toEqual(asked);
});
