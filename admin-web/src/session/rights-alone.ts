import type { SaidRights } from '@naga/kernel/reach.js';
import type { Me } from './me.js';

/** What somebody may do by himself: a right that takes a second person opens no list and no form of records. */
export const rightsAlone = (permissions: Me['permissions']): SaidRights =>
  Object.fromEntries(
    permissions.flatMap(({ name, scope, needsSecondPerson }) => (needsSecondPerson ? [] : [[name, scope]])),
  );
