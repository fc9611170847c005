import type { Person } from './people.js';

/** Whose a row is, as its columns say. */
export interface Owned {
  readonly users: readonly (string | null)[];
  readonly branches: readonly (string | null)[];
  readonly operators: readonly (string | null)[];
  readonly agencies: readonly (string | null)[];
  readonly countries: readonly (string | null)[];
}

export const NOBODYS: Owned = { users: [], branches: [], operators: [], agencies: [], countries: [] };

const has = (owners: readonly (string | null)[], key: string | null): boolean => key !== null && owners.includes(key);

/** Of each owner of a row: whether there is one and whether this person's key is meant. No scope knows more of it. */
export function ownersSeenBy(person: Person, row: Owned): readonly (readonly (boolean | null)[])[] {
  const seen = (owners: readonly (string | null)[], key: string | null) =>
    owners.map((owner) => (owner === null ? null : owner === key));
  return [
    seen(row.users, person.userId),
    seen(row.branches, person.branchId),
    seen(row.operators, person.operatorId),
    seen(row.agencies, person.agencyId),
    seen(row.countries, person.countryCode),
  ];
}

/** rules.md 8, said once more and by nobody who wrote the filters: whether a scope of this person has the row. */
export function isWithin(scope: string | undefined, person: Person, row: Owned): boolean {
  switch (scope) {
    case 'all':
      return true;
    case 'country':
      return has(row.countries, person.countryCode);
    case 'operator':
      return has(row.operators, person.operatorId);
    case 'branch':
      return has(row.branches, person.branchId);
    case 'agency':
      return has(row.agencies, person.agencyId);
    case 'own':
      return has(row.users, person.userId);
    default:
      return false;
  }
}

const SCOPES = ['country', 'operator', 'branch', 'agency', 'own'];

/** Which scopes of this person have the row. */
export const verdicts = (person: Person, row: Owned): readonly boolean[] =>
  SCOPES.map((scope) => isWithin(scope, person, row));
