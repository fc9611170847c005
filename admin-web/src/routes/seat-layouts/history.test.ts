import { describe, expect, test } from '@jest/globals';
import { begin, changed, type History, redone, undone } from './history.rules.js';

type Step = (history: History<string>) => History<string>;
const to =
  (now: string, stroke?: number): Step =>
  (history) =>
    changed(history, now, stroke);

describe('what was done can be taken back, and done again', () => {
  test.each<[string, Step[], string]>([
    ['nothing to take back', [undone], 'a'],
    ['one', [to('b'), undone], 'a'],
    ['and done again', [to('b'), undone, redone], 'b'],
    ['two', [to('b'), to('c'), undone, undone], 'a'],
    ['nothing to do again', [to('b'), redone], 'b'],
    ['what is done meanwhile forgets what was taken back', [to('b'), undone, to('c'), redone], 'c'],
    ['a stroke is one', [to('b', 1), to('c', 1), undone], 'a'],
    ['two strokes are two', [to('b', 1), to('c', 2), undone], 'b'],
    ['a stroke goes on after none', [to('b', 1), undone, to('c', 1), undone], 'a'],
    ['what changes nothing is none', [to('b'), to('b'), undone], 'a'],
  ])('%s', (_, steps, now) => expect(steps.reduce((history, step) => step(history), begin('a')).now).toBe(now));

  test('of very many the first are forgotten', () => {
    const many = Array.from({ length: 300 }, (_, index) => to(String(index)));
    const back = Array.from({ length: 300 }, () => undone<string>);
    expect([...many, ...back].reduce((history, step) => step(history), begin('a')).now).toBe('99');
  });
});
