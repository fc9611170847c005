import { InvalidInput } from '../graphql/refusal.js';

/** How the values of a key are written down in a place, and read again: whatever a client sends in it is a value. */
const KINDS = {
  /** A whole number, an id among them. */
  whole: { said: (sql: string) => `(${sql})::text`, read: (value: string) => `${value}::bigint`, form: /^-?\d{1,18}$/ },
  /** PostgreSQL's texts hold no NUL. */
  text: {
    said: (sql: string) => `(${sql})::text`,
    read: (value: string) => `${value}::text`,
    form: /^\P{Cc}{0,2000}$/u,
  },
  /** An instant, to the microsecond: nothing of the database is between two of them. */
  time: {
    said: (sql: string) => `(extract(epoch from ${sql}) * 1000000)::bigint::text`,
    read: (value: string) => `(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`,
    form: /^-?\d{1,18}$/,
  },
  day: {
    said: (sql: string) => `(${sql} - date 'epoch')::text`,
    read: (value: string) => `(date 'epoch' + ${value}::int)`,
    form: /^-?\d{1,6}$/,
  },
  flag: {
    said: (sql: string) => `(${sql})::text`,
    read: (value: string) => `${value}::boolean`,
    form: /^(true|false)$/,
  },
} as const;

export type KeyKind = keyof typeof KINDS;

/**
 * What rows stand by, each an expression that is never null and its kind; the last of them tells any two rows apart. A
 * column is named with its table where the list shows something else by its name: of `id::text as id` 9 is behind 10.
 */
export type OrderKeys = Readonly<Record<string, KeyKind>>;

export interface PlaceCondition {
  /** Of rows behind a place. */
  readonly condition: string;
  readonly values: readonly string[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function textsOf(place: string): string[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(place, 'base64url').toString());
    return isTexts(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * A total order of a list's rows, in which every row has a place of its own: a page begins behind the place that the
 * page before ended at, so rows that come or go meanwhile neither repeat others nor leave them out (decision 37).
 */
export class ListOrder {
  /** Behind 'order by'. */
  readonly by: string;
  /** Where a row stands, as a statement says it. */
  readonly place: string;
  readonly #keys: readonly (readonly [sql: string, kind: KeyKind])[];
  readonly #sign: '<' | '>';

  private constructor(keys: OrderKeys, descending: boolean) {
    this.#keys = Object.entries(keys);
    this.#sign = descending ? '<' : '>';
    this.by = this.#keys.map(([sql]) => `${sql}${descending ? ' desc' : ''}`).join(', ');
    this.place = `json_build_array(${this.#keys.map(([sql, kind]) => KINDS[kind].said(sql)).join(', ')})::text`;
  }

  static ascending(keys: OrderKeys): ListOrder {
    return new ListOrder(keys, false);
  }

  static descending(keys: OrderKeys): ListOrder {
    return new ListOrder(keys, true);
  }

  /** What comes behind a place, whose values stand after the `used` first parameters. BAD_USER_INPUT for what no page of this order said. */
  behind(place: string, used: number): PlaceCondition {
    const values = textsOf(place);
    const isOurs =
      values.length === this.#keys.length && this.#keys.every(([, kind], n) => KINDS[kind].form.test(values[n]!));
    if (!isOurs) throw new InvalidInput([{ path: 'after', code: 'UNKNOWN' }]);
    const read = this.#keys.map(([, kind], n) => KINDS[kind].read(`$${used + n + 1}`));
    const condition = `(${this.#keys.map(([sql]) => sql).join(', ')}) ${this.#sign} (${read.join(', ')})`;
    return { condition, values };
  }
}
