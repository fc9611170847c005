import { rowsOf } from '../harness/database.js';
import { RestClient } from '../harness/rest-client.js';
import type { Site } from '../harness/server.js';
import { PASSWORD } from '../harness/staff.js';
import { call } from './call.js';

/** Somebody who asks, and what scopes compare of him. */
export interface Person {
  readonly name: string;
  /** The column of docs/access.md. */
  readonly column: string;
  readonly headers: Record<string, string>;
  readonly userId: string | null;
  readonly operatorId: string | null;
  readonly branchId: string | null;
  readonly agencyId: string | null;
  readonly countryCode: string | null;
  readonly cargoAgent: boolean;
}

export const GUEST: Person = {
  name: 'a guest',
  column: 'guest',
  headers: {},
  userId: null,
  operatorId: null,
  branchId: null,
  agencyId: null,
  countryCode: null,
  cargoAgent: false,
};

interface AccountRow {
  id: string;
  email: string;
  role_id: number;
  operator_id: string | null;
  branch_id: string | null;
  agency_id: string | null;
  country_code: string | null;
  cargo_agent: boolean;
}

/** Every account as the books have it. */
export const accounts = (server: Site): Promise<AccountRow[]> =>
  rowsOf<AccountRow>(server.dataDir, 'select * from users.account where email is not null order by id');

/** One account for each role, and the other ones of the demonstration market. */
export const DEMO = [
  'admin',
  'country.admin',
  'support',
  'operator.admin',
  'branch.manager',
  'operator.agent',
  'operator.finance',
  'agency.owner',
  'cargo.agent',
  'agency.staff',
  'customer',
  'partner',
].map((name) => `${name}@naga.example`);

export async function signIn(server: Site, email: string, password = PASSWORD): Promise<Person> {
  const { status, body } = await new RestClient(server.url).call<{ token: string }>('POST', '/api/login', {
    email,
    password,
  });
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`);
  const row = (await accounts(server)).find((account) => account.email === email)!;
  return {
    name: email.split('@')[0]!,
    column: String(row.role_id),
    headers: { authorization: `Bearer ${body.token}` },
    userId: row.id,
    operatorId: row.operator_id,
    branchId: row.branch_id,
    agencyId: row.agency_id,
    countryCode: row.country_code,
    cargoAgent: row.cargo_agent,
  };
}

/** Counterparts of the demo accounts at another operator, another branch, another agency and in another country. */
export async function hireStrangers(server: Site, admin: Person, inside: Person): Promise<string[]> {
  const [other] = await rowsOf<{ id: string }>(
    server.dataDir,
    `select id from catalogue.operator where country_code = 'KH' and id <> ${inside.operatorId} order by id limit 1`,
  );
  const [abroad] = await rowsOf<{ id: string }>(
    server.dataDir,
    `select id from catalogue.operator where country_code = 'LA' order by id limit 1`,
  );
  const [branch] = await rowsOf<{ id: string }>(
    server.dataDir,
    `select id from catalogue.operator_branch where operator_id = ${inside.operatorId} and id <> ${inside.branchId}
     order by id limit 1`,
  );
  const hire = async (name: string, more: object): Promise<string> => {
    const email = `${name}@elsewhere.example`;
    const input = { firstName: 'Elsewhere', lastName: name, email, password: PASSWORD, ...more };
    const { answer, code } = await call(new RestClient(server.url), 'Mutation.createUser', { input }, admin.headers);
    if (code !== undefined || answer === null) throw new Error(`${name} was not hired: ${code}`);
    return email;
  };
  return [
    await hire('other.operator', { roleId: 4, operatorId: other!.id }),
    await hire('other.branch', { roleId: 10, operatorId: inside.operatorId, branchId: branch!.id }),
    await hire('abroad.operator', { roleId: 4, operatorId: abroad!.id }),
    await hire('abroad.admin', { roleId: 11, countryCode: 'LA' }),
    await hire('other.customer', { roleId: 6 }),
    await hire('other.partner', { roleId: 8 }),
  ];
}
