import { type WorksAt, worksAt } from '@naga/kernel/built-in-role.js';
import type { Reach } from '@naga/kernel/reach.js';

/** Where somebody works: what the scopes of rules.md 8 are measured by. */
export interface Workplace {
  readonly operatorId: string | null;
  readonly branchId: string | null;
  readonly agencyId: string | null;
  readonly countryCode: string | null;
}

/** The field that must be filled in for each place of work. */
const NEEDED: Readonly<Record<WorksAt, keyof Workplace | undefined>> = {
  operator: 'operatorId',
  branch: 'branchId',
  agency: 'agencyId',
  country: 'countryCode',
  nowhere: undefined,
};

export const neededField = (basedOn: number): keyof Workplace | undefined => NEEDED[worksAt(basedOn)];

const NOWHERE: Workplace = { operatorId: null, branchId: null, agencyId: null, countryCode: null };

/** What of a form's workplace goes with a role: a customer who was an agent keeps no branch. */
export function workplaceFor(basedOn: number, { operatorId, branchId, agencyId, countryCode }: Workplace): Workplace {
  switch (worksAt(basedOn)) {
    case 'operator':
      return { ...NOWHERE, operatorId, countryCode };
    case 'branch':
      return { ...NOWHERE, operatorId, branchId, countryCode };
    case 'agency':
      return { ...NOWHERE, agencyId, countryCode };
    default:
      return { ...NOWHERE, countryCode };
  }
}

/** What a scope compares: a column of the row with the same fact of the person who asks. */
const MEASURE: Readonly<Partial<Record<Reach, keyof Workplace>>> = {
  branch: 'branchId',
  operator: 'operatorId',
  agency: 'agencyId',
  country: 'countryCode',
};

/** The fact by which a scope is measured; undefined for all and own, which know none. */
export const measureOf = (scope: Reach): keyof Workplace | undefined => MEASURE[scope];

/** Whether somebody's scope reaches people of this workplace. own reaches nobody but himself. */
export function reaches(scope: Reach | undefined, mine: Workplace, theirs: Workplace): boolean {
  if (scope === undefined) return false;
  if (scope === 'all') return true;
  const measure = measureOf(scope);
  return measure !== undefined && mine[measure] !== null && mine[measure] === theirs[measure];
}
