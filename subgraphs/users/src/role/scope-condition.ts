import type { Scope, Viewer } from '@naga/server-kit/viewer/viewer.js';

/** The SQL of a row's facts that each scope compares; a scope without its column reaches nothing. */
export type ScopeColumns = Readonly<Partial<Record<Exclude<Scope, 'all'>, string>>>;

export interface ScopeCondition {
  /** SQL with one parameter. */
  readonly condition: string;
  /** Of that parameter. */
  readonly value: string | null;
}

const FACTS = {
  own: 'userId',
  branch: 'branchId',
  operator: 'operatorId',
  agency: 'agencyId',
  country: 'countryCode',
} as const;

/**
 * The one filter by scope (rules.md 8): holds for rows within the viewer's scope, so that any other row looks as if it
 * did not exist. `parameter`: the number its value has among the statement's.
 */
export function scopeCondition(
  viewer: Viewer,
  scope: Scope | undefined,
  columns: ScopeColumns,
  parameter: number,
): ScopeCondition {
  if (viewer.kind === 'service' || scope === 'all') return { condition: `$${parameter}::text is null`, value: null };
  const column = scope && columns[scope];
  const value = viewer.kind === 'user' && scope ? (viewer[FACTS[scope]] ?? null) : null;
  if (!column || value === null) return { condition: `$${parameter}::text is not null`, value: null };
  return { condition: `${column}::text = $${parameter}::text`, value };
}
