import { isForCargoAgents } from '@naga/kernel/built-in-role.js';
import type { SaidRights } from '@naga/kernel/reach.js';

interface RoleFacts {
  basedOn: number;
  permissions: readonly { name: string; scope: string }[];
}

/** What somebody of this role may do: permission → scope. */
export const rightsOfRole = ({ basedOn, permissions }: RoleFacts, cargoAgent: boolean): SaidRights =>
  Object.fromEntries(
    permissions
      .filter(({ name }) => cargoAgent || !isForCargoAgents(basedOn, name))
      .map(({ name, scope }) => [name, scope]),
  );
