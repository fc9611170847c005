import type { SaidRights } from '@naga/kernel/reach.js';

/** A right as the server says it of somebody. */
export interface SaidRight {
  readonly name: string;
  readonly scope: string;
  /** He has it together with a second person only: alone he may ask, and every door of it is closed to him. */
  readonly needsSecondPerson?: boolean;
}

const said = (rights: readonly SaidRight[]): SaidRights =>
  Object.fromEntries(rights.map(({ name, scope }) => [name, scope]));

/** What somebody may do by himself: name → scope. */
export const rightsAlone = (rights: readonly SaidRight[]): SaidRights =>
  said(rights.filter(({ needsSecondPerson }) => needsSecondPerson !== true));

/** What he may only ask for, because somebody else decides it. */
export const rightsOfTwo = (rights: readonly SaidRight[]): SaidRights =>
  said(rights.filter(({ needsSecondPerson }) => needsSecondPerson === true));
