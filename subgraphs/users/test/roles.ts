import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { World } from './world.js';

const ROLE = '{ id name basedOn custom users version permissions { name scope needsSecondPerson } }';
const ANSWER = `{ __typename ... on Refused { code facts } ... on Role ${ROLE} }`;
export type Answer = Record<string, unknown> & { id: number; version: number };

let serial = 0;

/** The form of a role nobody has yet, and what it says otherwise. */
export const form = (more: object = {}) => ({
  name: `Ticket checker ${++serial}`,
  basedOn: 5,
  permissions: [{ name: 'ticket.scan', scope: 'branch' }],
  ...more,
});

/** What is done with roles in this world, by its admin unless it says by whom. */
export function rolesOf(world: () => World, admin: () => Viewer) {
  const create = (input: object, viewer: Viewer = admin()): Promise<Answer> =>
    world().ask(`mutation ($input: RoleInput!) { createRole(input: $input) ${ANSWER} }`, { input }, viewer);
  const updateSeen = (id: number, version: number, input: object, viewer: Viewer = admin()): Promise<Answer> =>
    world().ask(
      `mutation ($id: Int!, $version: Int!, $input: RoleInput!) {
        updateRole(id: $id, version: $version, input: $input) ${ANSWER} }`,
      { id, version, input },
      viewer,
    );
  /** By who has seen it as it is. */
  const update = async (id: number, input: object, viewer: Viewer = admin()): Promise<Answer> =>
    updateSeen(id, Number((await read(id))?.['version'] ?? 1), input, viewer);
  const remove = (id: number, viewer: Viewer = admin()): Promise<Answer> =>
    world().ask(`mutation ($id: Int!) { deleteRole(id: $id) ${ANSWER} }`, { id }, viewer);
  const read = (id: number): Promise<Answer | null> =>
    world().ask(`query ($id: Int!) { role(id: $id) ${ROLE} }`, { id }, admin());
  return { create, updateSeen, update, remove, read };
}
