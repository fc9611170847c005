import type { Scope } from '@naga/server-kit/viewer/viewer.js';

/** Whom a request speaks for, as one statement finds it. */
export interface HolderRow {
  readonly userId: string;
  /** The built-in role: of a custom one, the one it is based on. */
  readonly roleId: number;
  readonly operatorId: string | null;
  readonly branchId: string | null;
  readonly agencyId: string | null;
  readonly countryCode: string | null;
  readonly language: string;
  /**
   * What needs a second person is left out: nobody does it alone. Nothing at all until a password that somebody else
   * chose is changed.
   */
  readonly grants: Readonly<Record<string, Scope>>;
}
