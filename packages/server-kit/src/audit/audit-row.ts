import type { Scope } from '../viewer/viewer.js';

/** What was done to a row; 'import' and 'truncate' speak of a whole table. */
export const AUDIT_ACTIONS = ['insert', 'update', 'delete', 'import', 'truncate'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What somebody looks for. */
export interface AuditFilter {
  readonly entity?: string | null;
  /** With `entity`: that record and all it consists of. */
  readonly rowId?: string | null;
  readonly actorUserId?: string | null;
  readonly action?: string | null;
  readonly requestId?: string | null;
  readonly from?: Date | null;
  readonly to?: Date | null;
  readonly text?: string | null;
}

/** A filter, how far the asking person sees (his scope of audit.view and what it is measured by), and where to go on. */
export interface AuditSearch extends AuditFilter {
  readonly scope: Scope;
  readonly userId?: string | null;
  readonly operatorId?: string | null;
  readonly branchId?: string | null;
  readonly agencyId?: string | null;
  readonly countryCode?: string | null;
  /** The operators of that country: a row's country is its operator's, which not every subgraph knows. */
  readonly operatorIds?: readonly string[] | null;
  /** Entries before this instant, and at it those with a smaller id. */
  readonly beforeAt?: Date | null;
  readonly beforeId?: string | null;
  readonly first: number;
}

/** One entry of one subgraph. */
export interface AuditFacts {
  readonly id: string;
  readonly at: Date;
  readonly entity: string;
  readonly rowId: string;
  readonly ofEntity: string | null;
  readonly ofId: string | null;
  readonly action: AuditAction;
  /** By column: [before, after]; of an insert what was written, of a delete what was there. */
  readonly changes: Readonly<Record<string, unknown>>;
  readonly actorUserId: string | null;
  readonly impersonatorId: string | null;
  readonly apiKeyId: string | null;
  readonly service: string | null;
  readonly onBehalfOf: string | null;
  readonly requestId: string;
  readonly ip: string | null;
  readonly channel: string;
}
