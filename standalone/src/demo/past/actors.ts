import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { Subgraphs } from '../../subgraphs.js';

/** Who acts in the past: accounts of the demonstration, by what stands before the @ of their address. */
const PEOPLE = {
  admin: 'admin',
  second: 'country.admin',
  support: 'support',
  boss: 'operator.admin',
  manager: 'branch.manager',
  clerk: 'operator.agent',
  owner: 'agency.owner',
  agent: 'agency.staff',
  customer: 'customer',
} as const;

export type Actors = Readonly<Record<keyof typeof PEOPLE, Viewer>>;

const ACCOUNTS = `select split_part(account.email, '@', 1) as name, account.id::text as "userId",
    account.role_id as "roleId", account.operator_id::text as "operatorId", account.branch_id::text as "branchId",
    account.agency_id::text as "agencyId", account.country_code as "countryCode",
    (select coalesce(json_object_agg(permission, scope), '{}') from role_permission
     where role_permission.role_id = account.role_id and not second_person
       and (not cargo_agents_only or account.cargo_agent)) as grants
  from account where email = any($1)`;

interface AccountRow {
  readonly name: string;
  readonly userId: string;
  readonly roleId: number;
  readonly grants: Viewer['grants'];
}

/** Accounts of the demonstration as their tokens speak for them, by name; everybody but customers comes through the back office. */
export async function demoViewers(
  subgraphs: Subgraphs,
  names: readonly string[],
): Promise<ReadonlyMap<string, Viewer>> {
  const { database } = subgraphs.transportOf('users').contextFor(service('import', { requestId: 'past' }));
  const rows = await database.rows<AccountRow>(ACCOUNTS, [names.map((name) => `${name}@naga.example`)]);
  return new Map(
    rows.map(({ name, ...row }) => {
      const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as typeof row;
      const channel = name === PEOPLE.customer ? 'web' : 'admin';
      return [name, { kind: 'user', requestId: 'past', mode: 'live', language: 'en', channel, ...known }];
    }),
  );
}

/** Finds them among the accounts of the demonstration, each with his own rights. */
export async function actorsOf(subgraphs: Subgraphs): Promise<Actors> {
  const viewers = await demoViewers(subgraphs, Object.values(PEOPLE));
  const viewerOf = (name: string): Viewer => {
    const viewer = viewers.get(name);
    if (viewer === undefined) throw new Error(`nobody ${name} lives in the demonstration market`);
    return viewer;
  };
  return Object.fromEntries(Object.entries(PEOPLE).map(([actor, name]) => [actor, viewerOf(name)])) as Actors;
}

/** Somebody without an account. */
export const stranger = (): Viewer => guest({ requestId: 'past' });
