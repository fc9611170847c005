import { localMoment } from '@naga/kernel/clock-time.js';
import type { Noun } from '../../crud/noun.js';
import type { Database } from '../../database/database.js';
import type { TestSubgraph } from '../start-test-subgraph.js';
import { type Ask, nounAsker, type NounRow } from './noun-desk.js';
import { NounTrial, type TrialMeans } from './noun-trial.js';

/** How the nth record of a noun is written that no form says, and what its trial cannot tell from its rows. */
export interface RecordedMeans extends Pick<TrialMeans, 'words' | 'found' | 'keys' | 'within'> {
  write(database: Database, n: number): Promise<string>;
}

/** Writes one row, told as JSON by column; answers its id. */
export async function writeRow(database: Database, table: string, row: object): Promise<string> {
  const columns = Object.keys(row)
    .map((column) => `"${column}"`)
    .join(', ');
  const [written] = await database.change<{ id: string }>(
    `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_record(null::"${table}", $1::jsonb)
     returning id::text as id`,
    [JSON.stringify(row)],
  );
  return written!.id;
}

/** How lists are narrowed to what happened from one day to another, told by a moment of their rows. */
export function byDays(moment: string, days: readonly string[]): NonNullable<TrialMeans['found']> {
  const dayOf = (row: NounRow): string => localMoment(Date.parse(String(row[moment]))).date;
  return {
    from: { values: days, has: (row, day: string) => dayOf(row) >= day },
    until: { values: days, has: (row, day: string) => dayOf(row) <= day },
  };
}

/** A noun that no form says, on trial in a world; `lacking` stands between it and what is asked of it. */
export function recordedTrial<Services>(
  world: () => TestSubgraph<Services>,
  noun: Noun,
  { write, ...means }: RecordedMeans,
  lacking: Partial<TrialMeans> = {},
): NounTrial {
  return new NounTrial({
    ...means,
    noun,
    sample: () => ({}),
    write: (n) => write(world().outside, n),
    ask: ((what, variables, viewer) => nounAsker(world(), noun)(what, variables, viewer)) satisfies Ask,
    audit: () => Promise.resolve([]),
    workplaces: { operator: { operatorId: '1', countryCode: 'KH' }, country: { countryCode: 'KH' } },
    settled: () => Promise.resolve(),
    ...lacking,
  });
}
