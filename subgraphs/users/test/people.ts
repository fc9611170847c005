import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { World } from './world.js';

/** Everything the back office shows of a person. */
export const FIELDS = `id firstName lastName userName email secondaryEmail phoneNumber roleId roleName active language
  operatorId branchId agencyId countryCode accountType cargoAgent allowAutoLogin hasAutoLoginCode apiKeys blockPayOnBoarding
  allowPayOnBoardingEvenIfAutoBlocked allowMobileOtpWithNoLimit telegramId changePasswordOnFirstLogin
  stopEmailNotification profilePictureUrl lastLoginAt version rewardPoints operator { id } agency { id }
  commissionLevel { id }`;
export const ANSWER = `{ __typename ... on Refused { code facts } ... on User { ${FIELDS} } }`;

export type Answer = Record<string, unknown> & { __typename: string; id: string; version: number; code?: string };

let serial = 0;

/** A name nobody has had before, with this beginning. */
export const unheard = (name: string) => `${name}${++serial}`;

/** The form of a customer, and what it says otherwise. */
export const person = (more: object = {}) => ({
  firstName: 'Bopha',
  lastName: 'Heng',
  email: `${unheard('bopha')}@example.com`,
  roleId: 6,
  ...more,
});

export const refused = (code: string, facts: object = {}) => ({ __typename: 'Refused', code, facts });

/** What the back office does with people, in this world. */
export function peopleOf(world: () => World) {
  const create = (input: object, viewer: Viewer): Promise<Answer> =>
    world().ask(`mutation ($input: UserInput!) { createUser(input: $input) ${ANSWER} }`, { input }, viewer);
  const update = (id: string, version: number, input: object, viewer: Viewer): Promise<Answer> =>
    world().ask(
      `mutation ($id: ID!, $version: Int!, $input: UserInput!) { updateUser(id: $id, version: $version, input: $input) ${ANSWER} }`,
      { id, version, input },
      viewer,
    );
  const setActive = (id: string, active: boolean, viewer: Viewer): Promise<Answer> =>
    world().ask(
      `mutation ($id: ID!, $active: Boolean!) { setUserActive(id: $id, active: $active) ${ANSWER} }`,
      { id, active },
      viewer,
    );
  const codeFor = (userId: string, viewer: Viewer): Promise<Record<string, string>> =>
    world().ask(
      `mutation ($userId: ID!) { issueAutoLoginCode(userId: $userId) { __typename ... on Refused { code facts }
        ... on AutoLoginCode { code url } } }`,
      { userId },
      viewer,
    );
  const see = (id: string, viewer: Viewer): Promise<{ id: string } | null> =>
    world().ask('query ($id: ID!) { user(id: $id) { id } }', { id }, viewer);
  const list = async (filter: object, viewer: Viewer, rest: object = {}) => {
    const page = await world().ask<{ total: number; rows: { id: string; firstName: string }[] }>(
      `query ($filter: UserFilterInput, $sort: UserSort! = NEWEST, $page: Int! = 1, $pageSize: Int! = 50) {
        users(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { total rows { id firstName } } }`,
      { filter, ...rest },
      viewer,
    );
    return { total: page.total, ids: page.rows.map(({ id }) => id), names: page.rows.map((row) => row.firstName) };
  };
  return { create, update, setActive, codeFor, see, list };
}
