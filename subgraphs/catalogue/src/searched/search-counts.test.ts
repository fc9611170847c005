import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { type CountedSearch, MOST_KEPT, type Searched, SearchCounts } from './search-counts.js';

const log = pino({ level: 'silent' });
const search = (more: Partial<Searched> = {}): Searched => ({
  ...{ on: '2026-11-20', from: '1', to: '2', day: '2026-11-24', passengers: 1 },
  ...more,
});

function counting(write: (searches: readonly CountedSearch[]) => Promise<void> = () => Promise.resolve()) {
  const written: CountedSearch[][] = [];
  const counts = new SearchCounts({
    log,
    write: async (searches) => (await write(searches), void written.push([...searches])),
  });
  return { counts, written };
}

test('what is searched is added up and written once', async () => {
  const { counts, written } = counting();
  for (const passengers of [1, 2, 1]) counts.count(search({ passengers }));
  await counts.flush();
  await counts.flush();
  expect(written).toEqual([
    [
      { ...search(), count: 2 },
      { ...search({ passengers: 2 }), count: 1 },
    ],
  ]);
});

test('what could not be written is written with what comes next', async () => {
  let broken = true;
  const { counts, written } = counting(() => (broken ? Promise.reject(new Error('no database')) : Promise.resolve()));
  counts.count(search());
  await counts.flush();
  counts.count(search());
  broken = false;
  await counts.flush();
  expect(written).toEqual([[{ ...search(), count: 2 }]]);
});

test('it remembers so many different searches and no more', async () => {
  const { counts, written } = counting();
  for (let to = 0; to < MOST_KEPT + 10; to++) counts.count(search({ to: String(to) }));
  counts.count(search({ to: '0' }));
  await counts.flush();
  expect([written[0]!.length, written[0]![0]!.count]).toEqual([MOST_KEPT, 2]);
});
