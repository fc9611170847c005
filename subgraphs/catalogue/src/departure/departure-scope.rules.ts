/** Whose a row is. */
export interface Owner {
  readonly operatorId: string;
  /** Of the operator: a row's country is its operator's (rules.md 8). */
  readonly countryCode: string;
  readonly branchId: string | null;
}

/** Where a person belongs. */
export interface Belonging {
  readonly operatorId?: string | undefined;
  readonly branchId?: string | undefined;
  readonly countryCode?: string | undefined;
}

/** Whether a row of the catalogue lies within a person's scope. Nobody owns a departure, so `own` and `agency` hold none. */
export function isWithinScope(scope: string, owner: Owner, person: Belonging): boolean {
  if (scope === 'all') return true;
  if (scope === 'country') return owner.countryCode === person.countryCode;
  const sameOperator = owner.operatorId === person.operatorId;
  if (scope === 'operator') return sameOperator;
  return scope === 'branch' && sameOperator && owner.branchId !== null && owner.branchId === person.branchId;
}
