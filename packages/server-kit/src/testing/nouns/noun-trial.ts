import type { RecordValues } from '../../crud/check-values.js';
import type { Noun } from '../../crud/noun.js';
import type { Scope, Viewer } from '../../viewer/viewer.js';
import { type Ask, holding, type NounPage, type NounRow } from './noun-desk.js';
import type { Written } from './noun-file.js';

/** What a part of the kit did to a record, as its audit tells. */
export interface AuditedChange {
  readonly action: string;
  /** The account that did it. */
  readonly by: string | null;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** What a subgraph brings along for its nouns to be tried. */
export interface TrialMeans {
  readonly noun: Noun;
  /** The nth record: texts are told apart by their number, and hold a word that lists are searched for. */
  readonly sample: (n: number) => RecordValues;
  readonly ask: Ask;
  /** The audit of a record, oldest first. */
  readonly audit: (id: string) => Promise<readonly AuditedChange[]>;
  /** Of what is `recorded`: writes the nth record as its author does, and answers its id. */
  readonly write?: (n: number) => Promise<string>;
  /** The same: what is searched for to find a row. */
  readonly words?: (row: NounRow) => string;
  /** The same: of filters by what no field of a row says, values to try and which rows have them. */
  readonly found?: Readonly<Record<string, Found>>;
  /** The same: what rows are sorted by that none of their fields says. */
  readonly keys?: Readonly<Record<string, (row: NounRow) => string | number>>;
  /** The same: whether somebody with a scope that has a workplace sees a row. */
  readonly within?: (row: NounRow, scope: Scope) => boolean;
  /** Whose staff somebody with such a scope is. */
  readonly workplaces: Readonly<Partial<Record<Scope, object>>>;
  /** Cells of its files that are not what the graph says. */
  readonly written?: Written | undefined;
  /** Until who keeps the records in memory has read what was changed. */
  readonly settled: () => Promise<void>;
}

/** Values that a filter is tried with, and the rows that it leaves. */
interface Found {
  readonly values: readonly unknown[];
  has(row: NounRow, value: never): boolean;
}

/** A noun on trial: each part of it makes the records that it needs, of which no two are alike. */
export class NounTrial {
  #made = 0;
  readonly noun: Noun;
  readonly ask: Ask;
  readonly audit: TrialMeans['audit'];
  readonly settled: TrialMeans['settled'];
  readonly written: TrialMeans['written'];
  readonly found: NonNullable<TrialMeans['found']>;
  readonly keys: NonNullable<TrialMeans['keys']>;

  constructor(private readonly means: TrialMeans) {
    ({ noun: this.noun, ask: this.ask, audit: this.audit, settled: this.settled, written: this.written } = means);
    this.found = means.found ?? {};
    this.keys = means.keys ?? {};
  }

  /** What a form says of a record that is not there yet. */
  next(): RecordValues {
    return this.means.sample(++this.#made);
  }

  /** The same for the record of another form: what stays as it was made stays. */
  nextOf(values: RecordValues): RecordValues {
    const fixed = Object.entries(values).filter(([field]) => this.noun.fields[field]?.fixed);
    return { ...this.next(), ...Object.fromEntries(fixed) };
  }

  async add(values?: RecordValues): Promise<NounRow> {
    const { write } = this.means;
    if (write === undefined) return this.ask('create', { input: values ?? this.next() });
    const { rows } = await this.list({ filter: { ids: [await write(++this.#made)] } });
    return rows[0]!;
  }

  /** Something by which a search finds a row. */
  wordsOf(row: NounRow): string {
    return this.means.words?.(row) ?? row.name;
  }

  /** Where somebody with a scope works: whether he sees a row; undefined where a scope has no workplace. */
  seenBy(scope: Scope): ((row: NounRow) => boolean) | undefined {
    const { workplaces, within } = this.means;
    return workplaces[scope] === undefined || within === undefined ? undefined : (row) => within(row, scope);
  }

  async addSeveral(count: number): Promise<readonly NounRow[]> {
    const rows: NounRow[] = [];
    while (rows.length < count) rows.push(await this.add());
    return rows;
  }

  one(id: string): Promise<NounRow | null> {
    return this.ask('one', { id });
  }

  list(variables: object = {}, viewer?: Viewer): Promise<NounPage> {
    return this.ask('list', variables, viewer);
  }

  /** Somebody who holds the noun's permission so far; nobody's permission where no scope is told. */
  staff(scope: Scope | undefined): Viewer {
    if (scope === undefined) return holding({ 'nothing.at-all': 'all' });
    return holding({ [this.noun.permission]: scope }, this.means.workplaces[scope]);
  }
}

export const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
