import type { Reach, ScopeKey } from './reach.js';
import { type Scope, SCOPES } from './viewer.js';

/**
 * The SQL that compares a row with a scope's key, for which `$key` stands: `operator_id = $key::bigint`. A scope
 * without SQL reaches no row.
 */
export type ReachSql = Readonly<Partial<Record<ScopeKey, string>>>;

/** The scopes that rows with this SQL are looked at by: what their doors and `reachBy` are told. */
export const scopesOf = (sql: ReachSql): readonly Scope[] =>
  SCOPES.filter((scope) => scope === 'all' || sql[scope] !== undefined);

export interface ReachCondition {
  /** SQL with one parameter. */
  readonly condition: string;
  /** Of that parameter. */
  readonly value: string | null;
}

/**
 * The one filter by scope (rules.md 8): holds for the rows within a reach, so that any other row looks as if it did not
 * exist. `parameter`: the number its value has among the statement's; it stands there in every case, so that a statement
 * keeps its parameters.
 */
export function reachCondition(reach: Reach, sql: ReachSql, parameter: number): ReachCondition {
  const key = `$${parameter}::text`;
  if (reach === 'everything') return { condition: `${key} is null`, value: null };
  const compared = reach === 'nothing' ? undefined : sql[reach.by];
  if (reach === 'nothing' || compared === undefined) return { condition: `${key} is not null`, value: null };
  return { condition: compared.replaceAll('$key', () => key), value: reach.key };
}
