import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Noun } from '@naga/server-kit/crud/noun.js';
import {
  type Ask,
  type NounPage,
  nounAsker,
  type NounReport,
  type NounRow,
} from '@naga/server-kit/testing/nouns/noun-desk.js';
import { NOUN_PARTS, type NounPart } from '@naga/server-kit/testing/nouns/noun-parts.js';
import type { TrialMeans } from '@naga/server-kit/testing/nouns/noun-trial.js';
import { operatorNoun } from '../src/operator/operator.noun.js';
import { seatCategoryNoun } from '../src/vehicle/seat-category.noun.js';
import { samples } from './noun-samples.js';
import { nounTrial, nounWorld } from './noun-world.js';
import type { TestCatalogue } from './world.js';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await nounWorld();
});
afterAll(() => catalogue.close());

type Variables = Readonly<Record<string, unknown>>;
/** A noun whose operation answers otherwise than the kit's. */
const instead =
  (
    what: Parameters<Ask>[0],
    answer: (ask: Ask, variables: Variables, viewer: Parameters<Ask>[2]) => Promise<unknown>,
  ): ((ask: Ask) => Partial<TrialMeans>) =>
  (ask) => ({
    ask: <T>(asked: Parameters<Ask>[0], variables: object, viewer?: Parameters<Ask>[2]) =>
      (asked === what ? answer(ask, variables as Variables, viewer) : ask(asked, variables, viewer)) as Promise<T>,
  });
const without = (...names: readonly string[]) =>
  instead('list', (ask, variables, viewer) =>
    ask('list', Object.fromEntries(Object.entries(variables).filter(([name]) => !names.includes(name))), viewer),
  );
const pretended: (ask: Ask, variables: Variables) => Promise<Partial<NounReport>> = (_, { ids }) =>
  Promise.resolve({ state: 'DONE', done: ids as string[], failed: [] });

/** Nouns that lack one part each: everything else is as the kit has it. */
const LACKING: Readonly<Record<NounPart, (ask: Ask) => Partial<TrialMeans>>> = {
  list: instead('list', () => Promise.resolve({ total: 0, next: null, rows: [] })),
  filter: without('filter'),
  sort: without('order', 'descending'),
  page: without('pageSize', 'page', 'after'),
  create: instead('create', async (ask, { input }) => ({ ...(await ask<NounRow>('create', { input })), name: 'Lost' })),
  edit: instead('update', (ask, { id }) => ask('one', { id })),
  // Who comes last wins.
  conflict: instead('update', async (ask, variables) => {
    const answer = await ask<NounRow>('update', variables);
    if (answer.code !== 'CHANGED_MEANWHILE') return answer;
    const { version } = await ask<NounRow>('one', { id: variables['id'] });
    return ask('update', { ...variables, version });
  }),
  disable: instead('end', pretended),
  bulk: instead('end', (ask, { ids }) => ask('end', { ids: (ids as string[]).slice(0, 1) })),
  // The first page alone.
  export: instead('list', async (ask, variables) => ({ ...(await ask<NounPage>('list', variables)), next: null })),
  import: instead('rehearse', () => Promise.resolve({ code: 'GRAPHQL_VALIDATION_FAILED' })),
  audit: () => ({ audit: () => Promise.resolve([]) }),
  permission: (ask) => ({ ask: (what, variables) => ask(what, variables) }),
};

let made = 0;
const isShown = (part: NounPart, noun: Noun, lacking: (ask: Ask) => Partial<TrialMeans> = () => ({})) => {
  // What earlier trials made is there.
  const sample = () => samples.get(noun.name)!(++made);
  const trial = nounTrial(() => catalogue, noun, { sample, ...lacking(nounAsker(catalogue, noun)) });
  return NOUN_PARTS[part](trial).then(
    () => true,
    () => false,
  );
};

test.each(Object.entries(LACKING) as [NounPart, (ask: Ask) => Partial<TrialMeans>][])(
  'a noun that lacks %s fails by that name, and one that does not passes',
  async (part, lacking) => {
    for (const noun of [operatorNoun, seatCategoryNoun]) {
      expect(await isShown(part, noun)).toBe(true);
      expect(await isShown(part, noun, lacking)).toBe(false);
    }
  },
);
