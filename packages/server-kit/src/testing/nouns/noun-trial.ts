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
  /** Whose staff somebody with such a scope is. */
  readonly workplaces: Readonly<Partial<Record<Scope, object>>>;
  /** Cells of its files that are not what the graph says. */
  readonly written?: Written | undefined;
  /** Until who keeps the records in memory has read what was changed. */
  readonly settled: () => Promise<void>;
}

/** A noun on trial: each part of it makes the records that it needs, of which no two are alike. */
export class NounTrial {
  #made = 0;
  readonly noun: Noun;
  readonly ask: Ask;
  readonly audit: TrialMeans['audit'];
  readonly settled: TrialMeans['settled'];
  readonly written: TrialMeans['written'];

  constructor(private readonly means: TrialMeans) {
    ({ noun: this.noun, ask: this.ask, audit: this.audit, settled: this.settled, written: this.written } = means);
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

  add(values: RecordValues = this.next()): Promise<NounRow> {
    return this.ask('create', { input: values });
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
