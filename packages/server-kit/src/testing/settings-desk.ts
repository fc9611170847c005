import { pino } from 'pino';
import type { Database } from '../database/database.js';
import { livingSettings, type LivingSettings } from '../settings/living-settings.js';
import type { Settings } from '../settings/setting.js';
import { guest, type Scope, type Viewer } from '../viewer/viewer.js';
import type { TestSubgraph } from './start-test-subgraph.js';

const FIELDS = 'key unit least most byDefault value version savedBy';

/** Somebody with these rights, by default one of the platform's admins who look after its settings. */
export const keeper = (grants: Readonly<Record<string, Scope>> = { 'system.manage': 'all' }): Viewer =>
  ({ ...guest({ grants: grants as never }), kind: 'user', userId: '9', roleId: 1 }) as Viewer;

export interface SeenSetting {
  readonly key: string;
  readonly value: number | null;
  readonly version: number;
  readonly savedBy: string | null;
}

type TestedSettings<Key extends string> = Pick<TestSubgraph<unknown>, 'run' | 'databaseUrl'> & {
  readonly subgraph: { readonly services: { readonly settings: LivingSettings<Key> }; readonly database: Database };
};

/** The settings of one running subgraph, as their screen reads and saves them. */
export class SettingsDesk<Key extends string> {
  constructor(
    private readonly name: string,
    private readonly settings: Settings<Key>,
    private readonly test: TestedSettings<Key>,
  ) {}

  /** The setting as it is then, or what the graph refused; this process has heard of it. */
  async saves(key: Key, version: number, value: number | null, viewer = keeper()): Promise<object> {
    const title = `${this.name[0]!.toUpperCase()}${this.name.slice(1)}Setting`;
    const document = `mutation ($key: ${title}Key!, $version: Int!, $value: Int) {
      answer: save${title}(key: $key, version: $version, value: $value) {
        ... on ${title} { ${FIELDS} } ... on Refused { code facts } } }`;
    const saved = await this.#ask<object>(document, { key, version, value }, viewer);
    await this.test.subgraph.services.settings.settled();
    return saved;
  }

  lists(viewer = keeper()): Promise<SeenSetting[]> {
    return this.#ask<SeenSetting[]>(`{ answer: ${this.name}Settings { ${FIELDS} } }`, {}, viewer);
  }

  /** Another process's copy, that hears what is saved from now on; to be stopped. */
  elsewhere(): Promise<LivingSettings<Key>> {
    const { database } = this.test.subgraph;
    const means = { database, databaseUrl: this.test.databaseUrl, log: pino({ level: 'silent' }) };
    return livingSettings(this.name, this.settings, means);
  }

  async #ask<Answer>(document: string, variables: object, viewer: Viewer): Promise<Answer> {
    const { data, errors } = await this.test.run<{ answer: Answer }, object>(document, variables, viewer);
    if (errors) throw errors[0]!;
    return data!.answer;
  }
}
