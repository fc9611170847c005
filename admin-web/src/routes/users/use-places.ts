import { useMe } from '../../session/me.js';
import type { PeoplePlacesQuery } from './places.generated.js';
import { usePeoplePlacesQuery } from './places.generated.js';

export type RoleRow = PeoplePlacesQuery['roles'][number];

export interface Places {
  roles: PeoplePlacesQuery['roles'];
  operators: PeoplePlacesQuery['operators'];
  /** Of the one who looks. */
  countryCode: string | null;
  branchName: (id: string | null) => string | undefined;
  roleOf: (id: number) => RoleRow | undefined;
}

const NOTHING: Pick<Places, 'roles' | 'operators'> = { roles: [], operators: [] };

/** Roles and places of work people can have; empty until they are here. `loading` says which. */
export function usePlaces(): Places & { loading: boolean; failed: boolean; refetch: () => Promise<unknown> } {
  const me = useMe();
  const { data, loading, error, refetch } = usePeoplePlacesQuery({ variables: { me: me.id } });
  const { roles, operators } = data ?? NOTHING;
  const branches = new Map(operators.flatMap((operator) => operator.branches.map(({ id, name }) => [id, name])));
  return {
    roles,
    operators,
    countryCode: data?.user?.countryCode ?? null,
    branchName: (id) => (id === null ? undefined : branches.get(id)),
    roleOf: (id) => roles.find((role) => role.id === id),
    loading: loading && data === undefined,
    failed: error !== undefined && data === undefined,
    refetch,
  };
}
