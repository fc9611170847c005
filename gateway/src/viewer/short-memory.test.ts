import { beforeEach, expect, test } from '@jest/globals';
import { ShortMemory } from './short-memory.js';

let now: number;
let asked: string[];
let memory: ShortMemory<string>;
beforeEach(() => {
  now = 1_000;
  asked = [];
  memory = new ShortMemory({ now: () => now });
});

const of = (key: string): Promise<string> =>
  memory.of(key, async () => {
    asked.push(key);
    return `holder of ${key}`;
  });

test('an answer is kept for ten seconds, also for who asks while it is under way', async () => {
  expect(await Promise.all([of('a'), of('a')])).toEqual(['holder of a', 'holder of a']);
  now += 9_999;
  await of('a');
  expect(asked).toEqual(['a']);
  now += 1;
  await of('a');
  expect(asked).toEqual(['a', 'a']);
});

test('a failure is not kept', async () => {
  await expect(memory.of('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await of('a')).toBe('holder of a');
});

test('the oldest of ten thousand leaves first', async () => {
  for (let i = 0; i <= 10_000; i++) await of(String(i));
  asked = [];
  await of('1');
  await of('0');
  expect(asked).toEqual(['0']);
});

test('it forgets by key and by answer, or everything', async () => {
  await Promise.all(['a', 'b', 'c'].map(of));
  asked = [];
  memory.forgetWhere((key) => key === 'a');
  memory.forgetWhere((_, known) => known === 'holder of b');
  await Promise.all(['a', 'b', 'c'].map(of));
  expect(asked).toEqual(['a', 'b']);
  memory.forgetAll();
  await of('c');
  expect(asked).toEqual(['a', 'b', 'c']);
});
