import { createContext, useRouteLoaderData } from 'react-router';
import type { Member_MeFragment } from './member.generated.js';

/** Who is signed in, as far as every page knows him. */
export type Member = Member_MeFragment;

/**
 * Loaders may read it: `context.get(memberContext)`. Null for a guest, undefined when the user could not be fetched,
 * so that nobody is taken for a guest because a server was away.
 */
export const memberContext = createContext<Member | null | undefined>(null);

/** Who is signed in; undefined for a guest. */
export function useMember(): Member | undefined {
  return useRouteLoaderData<{ member?: Member | null }>('root')?.member ?? undefined;
}

/** Role of an agency's owner. */
export const OWNER = 2;

/** People of an agency: its owner, its staff. */
export const sellsForAgency = ({ roleId }: Pick<Member, 'roleId'>): boolean => roleId === OWNER || roleId === 3;

/** People who may make API keys (permission apikey.manage): partners and the platform’s own. */
export const isDeveloper = ({ roleId }: Pick<Member, 'roleId'>): boolean => [1, 7, 8, 11].includes(roleId);
