import { describe, expect, test } from '@jest/globals';
import { addRecent, clearRecent, readRecent } from './recent-searches.js';

const at = (slug: string) => ({ slug, name: slug.toUpperCase() });

describe('recent searches', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  test('are the last three pairs, newest first, each once', () => {
    const shelf = storage();
    for (const [a, b] of ['ab', 'cd', 'ef', 'ab', 'gh']) addRecent(shelf, { from: at(a!), to: at(b!) });
    expect(readRecent(shelf).map(({ from, to }) => from.slug + to.slug)).toEqual(['gh', 'ab', 'ef']);
    clearRecent(shelf);
    expect(readRecent(shelf)).toEqual([]);
  });
  test.each(['{', '[1,null,{"from":1}]', '{"a":1}'])('nonsense in the storage (%s) is no search', (text) =>
    expect(readRecent({ getItem: () => text })).toEqual([]),
  );
});
