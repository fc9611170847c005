import { NOUNS } from '../../nouns/index.js';
import type { ListedNoun } from '../../records/noun/noun.js';

/** Nouns that are drawn on screens of their own. */
const DRAWN: readonly (() => Promise<ListedNoun>)[] = [
  async () => (await import('../../routes/lines/line-noun.js')).lineNoun,
  async () => (await import('../../routes/seat-layouts/layout-noun.js')).layoutNoun,
];

/** Every kind of records that is found by words and made by a form. */
export const loadKinds = (): Promise<readonly ListedNoun[]> =>
  Promise.all([...Object.values(NOUNS).map(async (load) => (await load()).default), ...DRAWN.map((load) => load())]);

/** The type of its rows in the graph. */
export const typeOf = ({ entity }: Pick<ListedNoun, 'entity'>): string => `${entity}Record`;
