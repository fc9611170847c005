import type { Ask, NounPage, NounReport, NounRow } from './noun-desk.js';
import type { NounPart } from './noun-parts.js';
import type { TrialMeans } from './noun-trial.js';

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
export const LACKING: Readonly<Record<NounPart, (ask: Ask) => Partial<TrialMeans>>> = {
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
