import type { AuditFacts } from '@naga/server-kit/audit/audit-row.js';
import type { FieldChange } from './audit-changes.rules.js';

/** Somebody who acted; without a name when his account is gone. */
export interface AuditPerson {
  readonly userId: string;
  readonly name: string | null;
  readonly roleName: string | null;
}

/** An entry as people read it. Its id holds the subgraph's name: 'booking:17'. */
export interface AuditEntry extends Omit<
  AuditFacts,
  'changes' | 'actorUserId' | 'impersonatorId' | 'apiKeyId' | 'service' | 'onBehalfOf'
> {
  readonly changes: readonly FieldChange[];
  readonly actor: {
    readonly person: AuditPerson | null;
    readonly impersonator: AuditPerson | null;
    readonly onBehalfOf: AuditPerson | null;
    readonly service: string | null;
    readonly apiKeyId: string | null;
  };
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly next: string | null;
}
