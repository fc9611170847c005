import { expect, test } from '@jest/globals';
import en from '../messages/en.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import km from '../messages/km.json' with { type: 'json' };
import th from '../messages/th.json' with { type: 'json' };
import vi from '../messages/vi.json' with { type: 'json' };

const english: Record<string, string> = en;
const placeholders = (text: string) => [...new Set(text.match(/\{\w+(?=[,}])/g) ?? [])].sort();

test.each(Object.entries({ km, th, vi, es }))('%s says all that English says, with the same facts', (_, texts) => {
  expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  for (const [id, text] of Object.entries(texts as Record<string, string>)) {
    expect([id, placeholders(text)]).toEqual([id, placeholders(english[id] as string)]);
  }
});
