import { audit, bulk, conflict, create, disable, edit } from './changing-trials.js';
import { exported, imported } from './file-trials.js';
import type { NounTrial } from './noun-trial.js';
import { filter, list, page, sort } from './reading-trials.js';
import { permission } from './rights-trial.js';

/**
 * What every noun of the kit has on its server, each with the trial that shows it and throws where it is missing. Its
 * screens are shown by nouns.test.tsx of the back office: saved views, addresses, keyboard, words.
 */
export const NOUN_PARTS = {
  list,
  filter,
  sort,
  page,
  create,
  edit,
  conflict,
  disable,
  bulk,
  export: exported,
  import: imported,
  audit,
  permission,
} satisfies Readonly<Record<string, (trial: NounTrial) => Promise<void>>>;

export type NounPart = keyof typeof NOUN_PARTS;

/** The parts in their order, as rows of a table of tests. */
export const nounParts = Object.entries(NOUN_PARTS) as readonly [NounPart, (trial: NounTrial) => Promise<void>][];
