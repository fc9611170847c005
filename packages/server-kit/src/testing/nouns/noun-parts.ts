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

/** What a noun has whose records staff does not write. */
const RECORDED_PARTS = [
  'list',
  'filter',
  'sort',
  'page',
  'export',
  'permission',
] as const satisfies readonly NounPart[];

export type NounPart = keyof typeof NOUN_PARTS;

/** The parts in their order, as rows of a table of tests. */
export const nounParts = Object.entries(NOUN_PARTS) as readonly [NounPart, (trial: NounTrial) => Promise<void>][];

/** The same of what is recorded. */
export const recordedParts = nounParts.filter(([part]) => RECORDED_PARTS.some((has) => has === part));
